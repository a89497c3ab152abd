import { LANGUAGE_NAMES, type Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { parseRupees } from '#domain/money.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { PERSON_FIELDS } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { OWN_DATA_WORDS } from '#words/private.ts'
import { isFromDesk } from '#workflows/consents/given-consent.ts'
import type { OwnData } from '#workflows/erasing/read-own-data.ts'

/** A part of what we hold, with its heading. */
export type DataPart = { heading: string; facts: Fact[] }

/** Of words in another language than the page's, which one it is. */
type Fact = [label: string, value: string, language?: Language]

/** What we hold, as the page shows it. Parts without anything are left out. */
export function dataParts(data: OwnData, language: Language): DataPart[] {
  const words = OWN_DATA_WORDS[language]
  const moment = (at: string) => momentIn(language, new Date(at))
  const parts = [
    ...(data.registration ? [visitPart(data.registration, language)] : []),
    ...(data.gift ? [giftPart(data.gift, language)] : []),
    ...data.people.map((person, index) => personPart(person, { index, language })),
    { heading: words.payments, facts: paymentFacts(data, language) },
    {
      heading: words.mails,
      facts: data.mails.map(({ to, subject, at }): Fact => {
        return [moment(at), subject && to ? words.mailTo(subject, to) : subject || to]
      }),
    },
    {
      heading: words.requests,
      // As the office reads it.
      facts: data.requests.map(({ wish, at }): Fact => [moment(at), wish, 'en']),
    },
    {
      heading: words.entries,
      facts: data.entries.map(({ kind, at }): Fact => [moment(at), wordFor(words.entry, kind)]),
    },
    {
      heading: words.consents,
      facts: data.consents.map(({ wording, at }): Fact => {
        return [moment(at), isFromDesk(wording) ? words.fromDesk : words.consent(wording)]
      }),
    },
    { heading: words.monthly, facts: monthlyFacts(data.monthlyReminder, language) },
  ]
  return parts.filter(({ facts }) => facts.length > 0)
}

function visitPart(visit: NonNullable<OwnData['registration']>, language: Language): DataPart {
  const words = OWN_DATA_WORDS[language]
  const { labels, parties } = REGISTRATION_FIELDS[language]
  return {
    heading: words.registration,
    facts: [
      [labels.productinfo, visit.conference],
      [LABEL_WORDS[language].when, visit.when],
      [words.registered, momentIn(language, new Date(visit.registeredAt))],
      [labels.type, wordFor(parties, visit.registeringAs)],
      [labels.residential, wordFor(STAY_WORDS[language], visit.typeOfRegistration)],
      [labels.arrival, arrivalIn(language, visit.arrival)],
      [words.language, wordFor(LANGUAGE_NAMES, visit.language)],
    ],
  }
}

function giftPart(gift: NonNullable<OwnData['gift']>, language: Language): DataPart {
  const [words, labels] = [OWN_DATA_WORDS[language], LABEL_WORDS[language]]
  const { person } = REGISTRATION_FIELDS[language]
  return {
    heading: words.gift,
    facts: [
      [words.name, gift.name],
      [person.email, gift.email],
      [person.phone, gift.mobile],
      [words.pan, gift.pan],
      [labels.towards, gift.fund],
      [labels.amount, inRupees(gift.rupees, language)],
      [words.given, momentIn(language, new Date(gift.givenAt))],
      [words.language, wordFor(LANGUAGE_NAMES, gift.language)],
    ],
  }
}

function personPart(
  { takenOffAt, ...person }: OwnData['people'][number],
  { index, language }: { index: number; language: Language },
): DataPart {
  const words = OWN_DATA_WORDS[language]
  const { person: labels, genders } = REGISTRATION_FIELDS[language]
  return {
    heading: words.person(index + 1),
    facts: [
      ...PERSON_FIELDS.map(({ name }): Fact => {
        const value = String(person[name])
        return [labels[name], name === 'gender' ? wordFor(genders, value) : value]
      }),
      [words.takenOff, takenOffAt ? momentIn(language, new Date(takenOffAt)) : ''],
    ],
  }
}

function paymentFacts({ payments, moneyByHand }: OwnData, language: Language): Fact[] {
  const { methods } = LABEL_WORDS[language]
  return [
    ...payments.map(({ transaction, rupees, at }): Fact => {
      return [transaction, `${inRupees(rupees, language)}, ${momentIn(language, new Date(at))}`]
    }),
    ...moneyByHand.map(({ rupees, on, method, reference }): Fact => {
      const facts = [inRupees(rupees, language), wordFor(methods, method), reference]
      return [dayIn(language, on), facts.filter(Boolean).join(', ')]
    }),
  ]
}

function monthlyFacts(reminder: OwnData['monthlyReminder'], language: Language): Fact[] {
  if (!reminder) return []
  const [words, labels] = [OWN_DATA_WORDS[language], LABEL_WORDS[language]]
  return [
    [labels.day, String(reminder.day)],
    [labels.amount, inRupees(reminder.rupees, language)],
    [words.fund, reminder.fund],
    [words.next, dayIn(language, reminder.next)],
  ]
}

/** The word for a code; what an earlier release stored otherwise is shown as it is. */
function wordFor(words: Record<string, string>, code: string): string {
  return words[code] ?? code
}

/** The amounts of the file, such as "500.00". */
function inRupees(text: string, language: Language): string {
  return rupeesIn(language, parseRupees(text) ?? 0)
}
