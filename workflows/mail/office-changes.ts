import { findOfficeEvent } from '#database/staff/office-events.ts'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { isHandMethod } from '#domain/payments/hand-money.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { changesFor } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { LABEL_WORDS, OFFICE_CHANGE_WORDS, VISIT_WORDS } from '#words/mail.ts'
import { readConcerned } from '#workflows/records/corrections/notify-changed-addresses.ts'
import type { Services } from '#workflows/services.ts'
import type { Fact, Mail, MailBody } from './mail.ts'
import { readAddressed } from './registration-facts.ts'

/** The office has corrected something, or changed what is due. Money is told to the payer alone. */
export async function writeOfficeChange(
  services: Services,
  mail: Mail<'registration-changed'>,
): Promise<MailBody | undefined> {
  const changed = await readOfficeChange(services, mail)
  if (!changed) return undefined
  const { language, isPayer, people, tickets, changes, standing } = changed
  const { people: headings, surprise } = VISIT_WORDS[language]
  const [action, ...links] = changed.links.pages
  return {
    language,
    ...titleOf(changed),
    paragraphs: [
      ...openingOf(changed),
      ...(isPayer ? actionSentences(changed) : []),
      ...standing,
      ...(isPayer ? heldSentence(changed) : []),
    ],
    facts: [
      ...changes.map((change) => changeFact(language, change)),
      ...(isPayer ? priceFacts(changed) : []),
    ],
    people: people && {
      heading: changed.isCancelled ? headings.cancelled : headings.registered,
      names: people,
    },
    tickets,
    action,
    links,
    closing: [surprise],
  }
}

function titleOf({ language, event, action }: OfficeChange) {
  const words = OFFICE_CHANGE_WORDS[language]
  return action === 'restore-registration'
    ? { subject: words.restoredSubject(event), heading: words.restoredHeading }
    : { subject: words.changedSubject(event), heading: words.changedHeading }
}

function openingOf({ language, event, action, details, ...about }: OfficeChange): string[] {
  const words = OFFICE_CHANGE_WORDS[language]
  if (action !== 'restore-registration') return [words.changed(event)]
  return [
    words.restored(event),
    ...(about.count > 0 ? [words.validAgain(about.count)] : []),
    ...(details.outcome === 'waiting' && !about.isCancelled ? [words.waitingAgain] : []),
  ]
}

function actionSentences({ language, action, details, ...about }: OfficeChange): string[] {
  const words = OFFICE_CHANGE_WORDS[language]
  const amount = rupeesIn(language, details.amountMinor ?? 0)
  if (action === 'give-reduction') {
    const isConfirmed = details.outcome === 'confirmed' && !about.isCancelled
    return [words.reduced(amount), ...(isConfirmed ? [`${words.confirmed} ${about.welcome}`] : [])]
  }
  if (action !== 'take-back') return []
  if (details.was === 'reduction') return [words.reductionTakenBack(amount)]
  return [words.paymentTakenBack({ amount, method: methodIn(language, details.method) })]
}

function methodIn(language: Language, method: string | null | undefined): string {
  if (!method) return OFFICE_CHANGE_WORDS[language].byHand
  return isHandMethod(method) ? LABEL_WORDS[language].methods[method] : method
}

function heldSentence({ language, registration: { hold }, until }: OfficeChange): string[] {
  return hold === 'held' && until ? [OFFICE_CHANGE_WORDS[language].heldUntil(until)] : []
}

/** "Arjun: Age", "11 (was 12)" */
function changeFact(
  language: Language,
  { whose, field, from, to }: OfficeChange['changes'][number],
): Fact {
  const words = OFFICE_CHANGE_WORDS[language]
  if (field === 'person') return from ? [words.takenOff, from] : [words.added, to]
  const label = labelsIn(language).get(field) ?? field
  const [before, now] = [valueIn(language, field, from), valueIn(language, field, to)]
  return [whose ? `${whose}: ${label}` : label, before ? words.was({ now, before }) : now]
}

function labelsIn(language: Language): ReadonlyMap<string, string> {
  const { conference, registeringAs: party, residential, arrival } = LABEL_WORDS[language]
  const { person } = REGISTRATION_FIELDS[language]
  return new Map(Object.entries({ conference, party, residential, arrival, ...person }))
}

/** A code in the words of the language; everything else as it was typed. */
function valueIn(language: Language, field: string, text: string): string {
  if (field === 'arrival') return arrivalIn(language, text)
  const { parties, genders } = REGISTRATION_FIELDS[language]
  const codes = { ...parties, ...STAY_WORDS[language], ...genders }
  const isCode = ['party', 'residential', 'gender'].includes(field)
  return (isCode && new Map(Object.entries(codes)).get(text)) || text
}

function priceFacts({ language, details: { beforeMinor, afterMinor } }: OfficeChange): Fact[] {
  if (beforeMinor === undefined || afterMinor === undefined) return []
  const words = OFFICE_CHANGE_WORDS[language]
  const [now, before] = [rupeesIn(language, afterMinor), rupeesIn(language, beforeMinor)]
  return [[words.price, words.was({ now, before })]]
}

/** What the office has changed, as far as it concerns whoever reads the mail. */
type OfficeChange = NonNullable<Awaited<ReturnType<typeof readOfficeChange>>>

/** Undefined when it no longer concerns the reader. Also once it is cancelled: that mail does not say this. */
async function readOfficeChange(services: Services, mail: Mail<'registration-changed'>) {
  const { db } = services
  const event = await findOfficeEvent(db, mail.facts.eventId)
  const about = await readAddressed(services, mail)
  if (!event) return undefined
  const { action, details } = event
  const all = details.changes ?? []
  const people = await readConcerned(db, about.registration.id, all)
  // Of everything that was done only what concerns the reader.
  const changes = changesFor(all, { people, email: mail.recipient })
  const concerns = about.isPayer || changes.length > 0 || action === 'restore-registration'
  return concerns ? { ...about, action, details, changes } : undefined
}
