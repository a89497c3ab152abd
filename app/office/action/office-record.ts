import { activeEntries } from '#domain/payments/hand-money.ts'
import type { Actor } from '#domain/staff.ts'
import type {
  MoneyEntry,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'
import type { OfficeRecord } from './action-screen.ts'

export function addressOf(record: OfficeRecord, action = ''): string {
  return `/office/${record.kind}s/${record.row.id}${action ? `/${action}` : ''}`
}

export function isCancelled({ registration }: RegistrationRecord): boolean {
  return registration.hold === 'cancelled'
}

export function recordTitle(record: OfficeRecord): string {
  if (record.kind === 'gift') return `Gift of ${record.gift.full_name}`
  const [payer] = record.people
  return `${payer ? `${payer.first_name} ${payer.last_name}` : 'Nobody'}, ${record.event}`
}

export function addressesIn(people: readonly { email: string }[]): string[] {
  return [...new Set(people.map(({ email }) => email))].filter(Boolean)
}

/** The address of whoever paid for a registration. Whoever gave is not asked about: a gift is theirs alone. */
export function payerIn(record: OfficeRecord): string[] {
  return record.kind === 'registration' ? addressesIn(record.people.slice(0, 1)) : []
}

/**
 * What this person has just done to the record, by the id in the address. Nobody else is told that it is
 * saved, and nobody once the record was changed again: its words would be about an earlier state.
 */
export function findDone({ officeEvents, row }: OfficeRecord, actor: Actor, id?: string) {
  const event = officeEvents.find((each) => each.id === id)
  const isOwn = event?.staff_id === actor.staffId
  return isOwn && event?.details.version === row.version ? event : undefined
}

/** The action that gives back first: by hand what came by hand last, or where nothing can go back online. */
export function backOf({ entries, payments, refundableMinor }: OfficeRecord) {
  const isMoney = ({ kind, given_back }: MoneyEntry) => kind === 'received' && given_back === 0
  const [byHand] = activeEntries(entries).filter(isMoney).toReversed()
  const online = payments.findLast(({ state }) => state === 'paid')
  const isLast = byHand !== undefined && byHand.at > (online?.changed_at ?? '')
  return isLast || refundableMinor === 0 ? 'give-back' : 'refund'
}
