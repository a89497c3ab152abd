import { findGift } from '#database/records/gifts/gifts.ts'
import {
  findOfficeEvent,
  type OfficeDetails,
  type OfficeEvent,
} from '#database/staff/office-events.ts'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { changesFor } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import {
  FRAME_WORDS,
  LABEL_WORDS,
  LINK_WORDS,
  OFFICE_CHANGE_WORDS,
  VISIT_WORDS,
} from '#words/mail.ts'
import { howPaid } from '#words/payments.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { readConcerned } from '#workflows/records/corrections/correct-registration.ts'
import type { Services } from '#workflows/services.ts'
import { type Fact, type Mail, type MailBody, toPage } from './mail.ts'
import { type RegistrationFacts, readAddressed } from './registration-facts.ts'

/**
 * Money is told to the payer alone. Undefined when it no longer concerns the reader. It is told also once the
 * registration is cancelled: that mail does not say this.
 */
export async function writeOfficeChange(
  services: Services,
  mail: Mail<'registration-changed'>,
): Promise<MailBody | undefined> {
  const changed = await findOfficeEvent(services.db, { id: mail.facts.eventId })
  if (!changed) return undefined
  if (changed.subject === 'gift') return writeGiftChange(services, changed)
  const about = await readAddressed(services, mail)
  const { action, details } = changed
  const { language, reader, registration, event, isPayer, isCancelled, people, tickets, until } =
    about
  const all = details.changes ?? []
  const concerned = await readConcerned(services.db, registration.id, all)
  const changes = changesFor(all, { people: concerned, email: mail.recipient })
  const isRestored = action === 'restore-registration'
  if (!isPayer && changes.length === 0 && !isRestored) return undefined
  const words = OFFICE_CHANGE_WORDS[language]
  const { people: headings, surprise } = VISIT_WORDS[language]
  const isHeld = isPayer && registration.hold === 'held'
  const waits = details.outcome === 'waiting' && !isCancelled
  const [button, ...links] = about.links.pages
  return {
    language,
    subject: isRestored ? words.restoredSubject(event) : words.changedSubject(event),
    heading: isRestored ? words.restoredHeading : words.changedHeading,
    greeting: reader && FRAME_WORDS[language].dear(reader),
    paragraphs: [
      isRestored ? words.restored(event) : words.changed(event),
      ...(isRestored && about.count > 0 ? [words.validAgain(about.count)] : []),
      ...(action === 'withdraw-offer' ? [words.offerWithdrawn] : []),
      ...(waits ? [words.waitingAgain] : []),
      ...(isPayer ? moneySentences(changed, about) : []),
      ...about.standing,
      ...(isHeld && until ? [words.heldUntil(until)] : []),
    ],
    facts: [
      ...changes.map((change) => changeFact(language, change)),
      ...(isPayer ? priceFacts(language, details) : []),
    ],
    people: people && {
      heading: isCancelled ? headings.cancelled : headings.registered,
      names: people,
    },
    tickets,
    action: button,
    links,
    closing: [surprise],
  }
}

/** Of a gift only its money is changed. */
async function writeGiftChange(services: Services, changed: OfficeEvent): Promise<MailBody> {
  const gift = await findGift(services.db, changed.subject_id)
  const { language } = gift
  const { dear, reasons } = FRAME_WORDS[language]
  const { yourGift } = LINK_WORDS[language]
  return {
    language,
    subject: `${yourGift}: ${nameFund(services, gift.fund, language)}`,
    heading: yourGift,
    greeting: dear(gift.full_name),
    paragraphs: moneySentences(changed, { language, isCancelled: false, welcome: '' }),
    links: toPage(yourGift, `${services.publicUrl}/my/${gift.private_token}`),
    reason: reasons.gave,
  }
}

function moneySentences(
  { action, details }: OfficeEvent,
  about: Pick<RegistrationFacts, 'language' | 'isCancelled' | 'welcome'>,
): string[] {
  const { language, isCancelled, welcome } = about
  const words = OFFICE_CHANGE_WORDS[language]
  const { amountMinor = 0, outcome, was, method } = details
  const amount = rupeesIn(language, amountMinor)
  if (action === 'give-reduction') {
    const isConfirmed = outcome === 'confirmed' && !isCancelled
    return [words.reduced(amount), ...(isConfirmed ? [`${words.confirmed} ${welcome}`] : [])]
  }
  const money = { amount, method: howPaid(language, method) || words.byHand }
  if (action === 'give-back') return [words.givenBack(money)]
  if (action !== 'take-back') return []
  if (was === 'reduction') return [words.reductionTakenBack(amount)]
  return [was === 'given-back' ? words.notGivenBack(money) : words.paymentTakenBack(money)]
}

/** "Arjun: Age", "11 (was 12)" */
function changeFact(
  language: Language,
  { whose, field, from, to }: NonNullable<OfficeDetails['changes']>[number],
): Fact {
  const words = OFFICE_CHANGE_WORDS[language]
  if (field === 'person') return from ? [words.takenOff, from] : [words.added, to]
  const { conference, registeringAs: party, residential, arrival } = LABEL_WORDS[language]
  const { person } = REGISTRATION_FIELDS[language]
  const labels = new Map(Object.entries({ conference, party, residential, arrival, ...person }))
  const label = labels.get(field) ?? field
  const [before, now] = [valueIn(language, field, from), valueIn(language, field, to)]
  return [whose ? `${whose}: ${label}` : label, before ? words.was({ now, before }) : now]
}

/** A code in the words of the language; everything else as it was typed. */
function valueIn(language: Language, field: string, text: string): string {
  if (field === 'arrival') return arrivalIn(language, text)
  const { parties, genders } = REGISTRATION_FIELDS[language]
  const codes = { ...parties, ...STAY_WORDS[language], ...genders }
  const isCode = ['party', 'residential', 'gender'].includes(field)
  return (isCode && new Map(Object.entries(codes)).get(text)) || text
}

function priceFacts(language: Language, { beforeMinor, afterMinor }: OfficeDetails): Fact[] {
  if (beforeMinor === undefined || afterMinor === undefined) return []
  const words = OFFICE_CHANGE_WORDS[language]
  const [now, before] = [rupeesIn(language, afterMinor), rupeesIn(language, beforeMinor)]
  return [[words.price, words.was({ now, before })]]
}
