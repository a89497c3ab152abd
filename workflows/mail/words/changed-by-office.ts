import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { describeArrival } from '#domain/registration/arrival/describe-arrival.ts'
import type { FieldChange } from '#domain/registration/field-change.ts'
import type { MailBody } from '../mail-body.ts'
import type { OfficeChange } from '../office-change.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import {
  balanceSentence,
  CANCELLED_SINCE,
  eventName,
  excessSentence,
  isCancelled,
  peopleOf,
  SURPRISE,
  shownTickets,
  welcome,
} from './parts.ts'
import { ownPages } from './tickets.ts'

/** The office has corrected something, or changed what is due. Money is told to the payer alone. */
export function registrationChanged(changed: OfficeChange): MailBody {
  const { about, isPayer, changes, own } = changed
  const rest = isCancelled(about) ? [CANCELLED_SINCE] : isPayer ? dueSentences(about) : []
  const [action, ...links] = ownPages(changed)
  return {
    ...titleOf(changed),
    paragraphs: [...openingOf(changed), ...(isPayer ? moneySentences(changed) : []), ...rest],
    facts: [...changes.map(changeFact), ...(isPayer ? priceFacts(changed) : [])],
    people: isPayer ? peopleOf(about) : undefined,
    tickets: shownTickets(own),
    action,
    links,
    closing: [SURPRISE],
  }
}

function titleOf({ about, action }: OfficeChange) {
  const done = action === 'restore-registration' ? 'restored' : 'changed'
  return {
    subject: `Your registration for ${eventName(about)} was ${done}`,
    heading: `Your registration was ${done}`,
  }
}

function openingOf({ about, action, details: { outcome }, own }: OfficeChange): string[] {
  if (action !== 'restore-registration') {
    return [`Our office has changed the registration for ${eventName(about)}.`]
  }
  return [
    `The registration for ${eventName(about)} had been cancelled. Our office has restored it.`,
    ...(own.length > 0
      ? [`Your ${own.length > 1 ? 'tickets are' : 'ticket is'} valid again.`]
      : []),
    ...(outcome === 'waiting' && !isCancelled(about) ? ['It is on the waiting list again.'] : []),
  ]
}

function moneySentences({ about, action, details }: OfficeChange): string[] {
  const amount = formatRupees(details.amountMinor ?? 0)
  if (action === 'give-reduction') {
    const isConfirmed = details.outcome === 'confirmed' && !isCancelled(about)
    return [
      `We have taken ${amount} off the price.`,
      ...(isConfirmed ? [`Your places are confirmed. ${welcome(about)}`] : []),
    ]
  }
  if (action !== 'take-back') return []
  return details.was === 'reduction'
    ? [`We had taken ${amount} off the price. This reduction was taken back.`]
    : [
        `We had recorded ${amount} by ${details.method ?? 'hand'} as paid. This was taken back: it no longer counts as paid, and its receipt is no longer valid.`,
      ]
}

function dueSentences({ balanceMinor, excessMinor, registration }: RegistrationFacts): string[] {
  const { hold, held_until: until } = registration
  const held =
    hold === 'held' && until
      ? [`Your places are held for you until ${formatMoment(new Date(until))}.`]
      : []
  if (balanceMinor > 0) return [balanceSentence(balanceMinor), ...held]
  return [excessMinor > 0 ? excessSentence(excessMinor) : 'Nothing is due.', ...held]
}

type StoredChange = OfficeChange['changes'][number]

/** "Arjun: Age", "11 (was 12)" */
function changeFact({ whose, field, from, to }: StoredChange): [string, string] {
  if (field === 'person') return from ? ['Taken off', from] : ['Added', to]
  const label = LABELS.get(field) ?? field
  const [before, now] = [from, to].map((text) =>
    field === 'arrival' ? describeArrival(text) : text,
  )
  return [whose ? `${whose}: ${label}` : label, before ? `${now} (was ${before})` : (now ?? '')]
}

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    conference: 'Conference',
    party: 'Registering as',
    residential: 'Type of registration',
    arrival: 'Arrival',
    firstname: 'First Name',
    lastname: 'Last Name',
    gender: 'Gender',
    email: 'Email',
    age: 'Age',
    phone: 'Mobile',
    city: 'City',
  } satisfies Record<Exclude<FieldChange['field'], 'person'>, string>),
)

function priceFacts({ details: { beforeMinor, afterMinor } }: OfficeChange): [string, string][] {
  if (beforeMinor === undefined || afterMinor === undefined) return []
  return [['Price', `${formatRupees(afterMinor)} (was ${formatRupees(beforeMinor)})`]]
}
