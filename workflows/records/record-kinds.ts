import type { Db } from '#database/engine/open.ts'
import { findGiftById, type Gift, lockGift } from '#database/records/gifts/gifts.ts'
import { lockPaymentsFor } from '#database/records/payments/payment-attempts.ts'
import { type OwnerColumn, type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { lockPlaces } from '#database/records/places/places.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  findRegistration,
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { endOutdated } from './payments/read-order.ts'

/** Whether this text from an address can be the id of a record. PostgreSQL would throw on some others. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** What money is for. */
type Records = { registration: Registration; gift: Gift }

export type RecordKind = keyof Records

/** The registration or gift that a payment, or an entry by hand, is for. */
export function recordOfPayment({ gift_id, registration_id }: Pick<Payment, OwnerColumn>): {
  kind: RecordKind
  id: string
} {
  return registration_id === null
    ? { kind: 'gift', id: gift_id ?? '' }
    : { kind: 'registration', id: registration_id }
}

type Changing = { tx: Db; payments: Payment[]; at: Date }

/** What a change sees: everything is locked and read anew. */
export type Locked<Kind extends RecordKind = RecordKind> = {
  registration: Changing & { kind: 'registration'; registration: Registration }
  gift: Changing & { kind: 'gift'; gift: Gift }
}[Kind]

export type LockedRegistration = Locked<'registration'>

/** How registrations and gifts differ when they are changed. */
export const RECORD_KINDS: {
  [Kind in RecordKind]: {
    /** Whether this person may see such records at all. */
    isSeenBy: (actor: Actor) => boolean
    find: (db: Db, id: string) => Promise<Records[Kind] | undefined>
    /** Undefined when something that should be locked is not, because it was changed before the locks. */
    lock: (
      tx: Db,
      seen: Records[Kind],
      now: () => Date,
      alsoPlacesOf: string | undefined,
    ) => Promise<Locked<Kind> | undefined>
    /** Brings what depends on the record up to date. */
    finish: (tx: Db, change: { id: string; at: Date; isNoChange: boolean }) => Promise<void>
  }
} = {
  registration: {
    // Every change of a registration names what it needs.
    isSeenBy: () => true,
    find: async (db, id) => (isRecordId(id) ? findRegistration(db, id) : undefined),
    async lock(tx, { id, event_code }, now, alsoPlacesOf = event_code) {
      // In the order of their codes, so that two moves can't deadlock.
      for (const code of [...new Set([event_code, alsoPlacesOf])].sort()) await lockPlaces(tx, code)
      const payments = await lockPaymentsFor(tx, 'registration_id', id)
      const registration = await lockRegistration(tx, id)
      // If it was moved while we waited, the wrong event's places are locked.
      if (registration.event_code !== event_code) return undefined
      if (await hasNewAttempt(tx, 'registration_id', id, payments)) return undefined
      return { kind: 'registration', tx, registration, payments, at: now() }
    },
    async finish(tx, { id, at, isNoChange }) {
      if (!isNoChange) await endOutdated(tx, id, at)
      await recomputeRegistration(tx, id)
    },
  },
  gift: {
    isSeenBy: staffCan.seeMoney,
    find: findGiftById,
    async lock(tx, { id }, now) {
      const payments = await lockPaymentsFor(tx, 'gift_id', id)
      const gift = await lockGift(tx, id)
      if (await hasNewAttempt(tx, 'gift_id', id, payments)) return undefined
      return { kind: 'gift', tx, gift, payments, at: now() }
    },
    finish: async () => {},
  },
}

/** An attempt to pay that was opened while we waited is not locked. */
async function hasNewAttempt(
  tx: Db,
  owner: OwnerColumn,
  id: string,
  payments: Payment[],
): Promise<boolean> {
  return (await paymentsFor(tx, owner, id)).length > payments.length
}
