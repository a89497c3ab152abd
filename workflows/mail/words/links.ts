import { formatDay, formatMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { ownPage } from './payments.ts'

/** Anybody with the transaction number can ask for this link, so it is sent to the stored address only. */
export function privateLink(payment: PaymentFacts): MailBody {
  const { txnid, towards } = payment
  const own = ownPage(payment)
  return {
    subject: `${own.label}: the link to it (${txnid})`,
    heading: `The link to ${own.label.toLowerCase()}`,
    paragraphs: [
      'Somebody who knows your transaction number asked us to send you this link. It opens a page with everything about it: the payment status, the receipt, and how to pay or try again.',
      'The link is yours alone. Whoever has it can see the same, so please do not pass it on.',
    ],
    facts: [
      ['Transaction number', txnid],
      ['Towards', towards],
    ],
    action: own,
    links: [],
    closing: [
      'If you did not ask for it, you don’t need to do anything: nobody else has received the link.',
    ],
  }
}

/** Everything that one address has a private page of. */
type OwnRecords = {
  registrations: { event: string; people: string[]; at: Date; pageUrl: string }[]
  tickets: { event: string; holder: string; pageUrl: string }[]
  gifts: { towards: string; amountMinor: Paise; day: Day; pageUrl: string }[]
}

/** All private pages of one address in one mail. */
export function privateLinks(records: OwnRecords): MailBody {
  return {
    subject: 'The links to your registrations and gifts',
    heading: 'Your links',
    paragraphs: [
      'Somebody, probably you, asked us for these links. Each opens a page with everything about one registration, ticket or gift.',
      'The links are yours alone. Whoever has one can see the same, so please do not pass them on.',
    ],
    facts: [],
    links: linksTo(records),
    closing: [
      'If you did not ask for them, you don’t need to do anything: nobody else has received the links.',
    ],
  }
}

function linksTo({ registrations, tickets, gifts }: OwnRecords): MailBody['links'] {
  return [
    ...registrations.map(({ event, people, at, pageUrl: href }) => ({
      label: `${event}, for ${namesOf(people)}, registered on ${formatMoment(at)}`,
      href,
    })),
    ...tickets.map(({ holder, event, pageUrl: href }) => ({
      label: `The ticket of ${holder} for ${event}`,
      href,
    })),
    ...gifts.map(({ amountMinor, towards, day, pageUrl: href }) => ({
      label: `Your gift of ${formatRupees(amountMinor)} towards ${towards}, ${formatDay(day)}`,
      href,
    })),
  ]
}

/** "Asha Rao and 4 others" */
function namesOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  return `${first} and ${others.length === 1 ? 'one other' : `${others.length} others`}`
}
