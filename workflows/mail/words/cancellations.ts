import type { MailFacts } from '#database/mail/mail-facts.ts'
import type { MailBody } from '../mail-body.ts'
import type { Addressed } from '../registration-facts.ts'
import { cancelledMoney } from './cancelled-money.ts'
import { eventName, peopleOf, SURPRISE, seeRegistration, visitFacts } from './parts.ts'

type CancelledRegistration = Addressed & MailFacts['registration-cancelled']

/** Only the payer's mail has names and the private page. The other attendees learn only of the cancellation. */
export function registrationCancelled(cancelled: CancelledRegistration): MailBody {
  const { about, isPayer, by, person } = cancelled
  const who = by === 'office' ? ' by our office' : ' on its private page'
  if (person) return personCancelled(cancelled, person)
  return {
    subject: `Your registration for ${eventName(about)} was cancelled`,
    heading: 'Your registration was cancelled',
    paragraphs: [
      `Your registration for ${eventName(about)} was cancelled${who}. Its places will go to others, and there is nothing more to pay for it.`,
      'Please do not pay for it any more, not even with a link from an earlier mail.',
      ...(isPayer ? moneyWords(cancelled) : []),
    ],
    facts: visitFacts(about),
    people: isPayer ? peopleOf(about) : undefined,
    action: { label: 'Register again', href: about.formUrl },
    links: isPayer ? [seeRegistration(about)] : [],
    closing: [SURPRISE],
  }
}

function personCancelled(cancelled: CancelledRegistration, person: string): MailBody {
  const { about, isPayer } = cancelled
  return {
    subject: `${person} was taken off the registration for ${eventName(about)}`,
    heading: 'A place was cancelled',
    paragraphs: [
      `The place of ${person} at ${eventName(about)} was cancelled on the private page of the registration.`,
      ...(isPayer ? moneyWords(cancelled) : []),
    ],
    facts: isPayer ? visitFacts(about) : [],
    people: isPayer ? peopleOf(about) : undefined,
    action: isPayer ? seeRegistration(about) : undefined,
    links: [],
    closing: [SURPRISE],
  }
}

/** What a visitor was promised stays true; what the office does is read when the mail is sent. */
function moneyWords({ about, ...cancelled }: CancelledRegistration): string[] {
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
