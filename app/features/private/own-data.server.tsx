import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { ButtonForm } from '#app/ui/form/buttons.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { LANGUAGE_NAMES, type Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { parseRupees } from '#domain/money.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { PERSON_FIELDS } from '#domain/registration/person.ts'
import {
  FORM_WORDS,
  GIVING_WORDS,
  REGISTRATION_FIELDS,
  REGISTRATION_FORM,
  STAY_WORDS,
} from '#words/forms.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { OWN_DATA_WORDS, PRIVATE_WORDS } from '#words/private.ts'
import { isFromDesk } from '#workflows/consents/given-consent.ts'
import type { OwnData } from '#workflows/erasing/erase-record.ts'
import { KEEP_DATA } from './my-actions.tsx'

export const ASK_TO_ERASE = 'ask-to-erase'

export function OwnDataView(props: { own: OwnData; file: string; children: ReactNode }) {
  const { own, file, children } = props
  const words = useWords(OWN_DATA_WORDS)
  const parts = partsOf(own, useLanguage())
  return (
    <div className="my-data stack gap-4">
      <p>
        {words.everything(parts.length)}{' '}
        <a href={file} download>
          {words.download}
        </a>
      </p>
      {parts.map(([heading, facts], index) => (
        // The record and the payer; a family is folded.
        <details className="card account result-facts" key={heading} open={index < 2}>
          <summary>{heading}</summary>
          <FactsList facts={facts} />
        </details>
      ))}
      {children}
    </div>
  )
}

export function Erasing(props: { formKey: string; isAsked: boolean; isAhead: boolean }) {
  const { formKey, isAsked, isAhead } = props
  const words = useWords(OWN_DATA_WORDS)
  const { takeBack } = useWords(PRIVATE_WORDS)
  return (
    <section className="card account stack no-print">
      <h2 className="title-s">{words.erase}</h2>
      <p>{words.what}</p>
      {isAhead && <p className="notice">{words.ahead}</p>}
      <StatusNotice>{isAsked && words.asked}</StatusNotice>
      <ButtonForm fields={{ key: formKey }} intent={isAsked ? KEEP_DATA : ASK_TO_ERASE} isQuiet>
        {isAsked ? takeBack.erase : words.ask}
      </ButtonForm>
    </section>
  )
}

type Part = [heading: string, facts: [label: string, value: string, language?: Language][]]

function partsOf(own: OwnData, language: Language): Part[] {
  const { registration: visit, gift, monthlyReminder: monthly } = own
  const words = OWN_DATA_WORDS[language]
  const fields = REGISTRATION_FIELDS[language]
  const giving = GIVING_WORDS[language]
  const labels = LABEL_WORDS[language]
  const moment = (at: string) => momentIn(language, new Date(at))
  // The amounts of the file, such as "500.00".
  const rupees = (text: string) => rupeesIn(language, parseRupees(text) ?? 0)
  const parts: (Part | undefined)[] = [
    visit && [
      words.registration,
      [
        [fields.labels.productinfo, visit.conference],
        [labels.when, visit.when],
        [words.registered, moment(visit.registeredAt)],
        [fields.labels.type, wordFor(fields.parties, visit.registeringAs)],
        [fields.labels.residential, wordFor(STAY_WORDS[language], visit.typeOfRegistration)],
        [fields.labels.arrival, arrivalIn(language, visit.arrival)],
        [words.language, wordFor(LANGUAGE_NAMES, visit.language)],
      ],
    ],
    gift && [
      words.gift,
      [
        [giving.fullName, gift.name],
        [fields.person.email, gift.email],
        [fields.person.phone, gift.mobile],
        [giving.pan, gift.pan],
        [labels.towards, gift.fund],
        [labels.amount, rupees(gift.rupees)],
        [words.given, moment(gift.givenAt)],
        [words.language, wordFor(LANGUAGE_NAMES, gift.language)],
      ],
    ],
    ...own.people.map(({ takenOffAt, gender, noteForTheDay, ...person }, index): Part => {
      const typed = { ...person, gender: wordFor(fields.genders, String(gender)) }
      const facts = PERSON_FIELDS.map(({ name }): [string, string] => {
        return [fields.person[name], String(typed[name])]
      })
      const takenOff = takenOffAt ? moment(takenOffAt) : ''
      const name = `${person.firstname} ${person.lastname}`
      const note: [string, string] = [REGISTRATION_FORM[language].dayNote, noteForTheDay]
      return [
        `${FORM_WORDS[language].person(index + 1)}: ${name}`,
        [...facts, note, [words.takenOff, takenOff]],
      ]
    }),
    [
      PRIVATE_WORDS[language].payments,
      [
        ...own.payments.map((each): [string, string] => {
          return [each.transaction, `${rupees(each.rupees)}, ${moment(each.at)}`]
        }),
        ...own.moneyByHand.map((each): [string, string] => {
          const how = wordFor(labels.methods, each.method)
          const said = [rupees(each.rupees), how, each.reference].filter(Boolean)
          return [dayIn(language, each.on), said.join(', ')]
        }),
      ],
    ],
    [
      words.mails,
      own.mails.map(({ to, subject, at }) => {
        return [moment(at), subject && to ? words.mailTo(subject, to) : subject || to]
      }),
    ],
    // As the office reads it.
    [words.requests, own.requests.map(({ wish, at }) => [moment(at), wish, 'en'])],
    [words.entries, own.entries.map(({ kind, at }) => [moment(at), wordFor(words.entry, kind)])],
    [
      words.consents,
      // Everybody of a form agreed at the same moment.
      [...Map.groupBy(own.consents, ({ at, wording }) => `${at} ${wording}`).values()].map(
        (same) => {
          const [{ at, wording } = { at: '', wording: '' }] = same
          return [moment(at), isFromDesk(wording) ? words.fromDesk : words.consent(same.length)]
        },
      ),
    ],
    monthly && [
      words.monthly,
      [
        [labels.day, String(monthly.day)],
        [labels.amount, rupees(monthly.rupees)],
        [words.fund, monthly.fund],
        [words.next, dayIn(language, monthly.next)],
      ],
    ],
  ]
  return parts.flatMap((part) => (part && part[1].length > 0 ? [part] : []))
}

/** The word for a code; what an earlier release stored otherwise is shown as it is. */
function wordFor(words: Record<string, string>, code: string): string {
  return words[code] ?? code
}
