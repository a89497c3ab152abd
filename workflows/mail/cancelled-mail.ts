import { cancelledMoney } from './cancelled-money.ts'
import { seeRegistration } from './keep-mails.ts'
import type { MailBody } from './mail-body.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, peopleOf, visitFacts } from './registration-mails.ts'

/** What is not stored with the registration. */
export type CancelledFacts = {
  by?: 'office' | 'visitor'
  /** The one person who was cancelled; absent when all were. */
  person?: string
  /** Set when the visitor cancelled: refunded online, returned by the office, and kept. */
  refundMinor?: number
  byHandMinor?: number
  keptMinor?: number
}

type Telling = { recipient: string; formUrl: string; facts: string | null }

/** Only the payer's mail has names and the private page. The other attendees learn only of the cancellation. */
export function registrationCancelled(about: RegistrationFacts, telling: Telling): MailBody {
  const isPayer = telling.recipient === about.payerEmail
  const cancelled: CancelledFacts = JSON.parse(telling.facts ?? '{}')
  const { by = 'office', person } = cancelled
  const who = by === 'office' ? ' by our office' : ' on its private page'
  if (person) return personCancelled(about, { isPayer, person, cancelled })
  return {
    subject: `Your registration for ${eventName(about)} was cancelled`,
    heading: 'Your registration was cancelled',
    paragraphs: [
      `Your registration for ${eventName(about)} was cancelled${who}. Its places are given to others, and nothing is to be paid for it any more.`,
      'Please do not pay for it, also not with a link of an earlier mail.',
      ...(isPayer ? moneyWords(about, cancelled) : []),
    ],
    facts: visitFacts(about),
    people: isPayer ? peopleOf(about, 'Who had been registered') : undefined,
    action: { label: 'Register again', href: telling.formUrl },
    links: isPayer ? [seeRegistration(about)] : [],
    closing: [SURPRISE],
  }
}

type OnePerson = { isPayer: boolean; person: string; cancelled: CancelledFacts }

function personCancelled(
  about: RegistrationFacts,
  { isPayer, person, cancelled }: OnePerson,
): MailBody {
  return {
    subject: `${person} was taken off the registration for ${eventName(about)}`,
    heading: 'A place was cancelled',
    paragraphs: [
      `The place of ${person} at ${eventName(about)} was cancelled on the private page of the registration.`,
      ...(isPayer ? moneyWords(about, cancelled) : []),
    ],
    facts: isPayer ? visitFacts(about) : [],
    people: isPayer ? peopleOf(about) : undefined,
    action: isPayer ? seeRegistration(about) : undefined,
    links: [],
    closing: [SURPRISE],
  }
}

/** What a visitor was promised stays true; what the office does is read when the mail is sent. */
function moneyWords(about: RegistrationFacts, cancelled: CancelledFacts): string[] {
  const { keptMinor, returnedMinor, comingMinor } = about
  const receivedMinor = keptMinor + returnedMinor
  if (cancelled.by === 'visitor') {
    return cancelledMoney({
      by: 'visitor',
      receivedMinor,
      returnedMinor: 0,
      comingMinor: cancelled.refundMinor ?? 0,
      byHandMinor: cancelled.byHandMinor ?? 0,
      staysMinor: cancelled.keptMinor ?? 0,
    })
  }
  const staysMinor = keptMinor - comingMinor
  const money = { receivedMinor, returnedMinor, comingMinor, byHandMinor: 0, staysMinor }
  return cancelledMoney({ by: 'office', ...money })
}

const SURPRISE = 'If this comes as a surprise, please answer this mail, or call the office.'
