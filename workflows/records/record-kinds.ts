import type { Db } from '#database/engine/open.ts'
import { findGiftById, type Gift, lockGift } from '#database/records/gifts/gifts.ts'
import { lockPaymentsFor } from '#database/records/payments/payment-attempts.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { lockPlaces } from '#database/records/places/places.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  findRegistration,
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { endOutdated } from './payments/read-order.ts'
import { isRecordId } from './registration/record-id.ts'

/** What money is for. */
export type Records = { registration: Registration; gift: Gift }

export type RecordKind = keyof Records

/** The registration or gift that a payment, or an entry by hand, is for. */
export function recordOfPayment({
  gift_id,
  registration_id,
}: Pick<Payment, 'gift_id' | 'registration_id'>): { kind: RecordKind; id: string } {
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

type Locking<Kind extends RecordKind> = {
  /** The record before the locks. */
  seen: Records[Kind]
  /** Another event whose places change too. */
  alsoPlacesOf: string | undefined
  now: () => Date
}

type Found<Kind extends RecordKind> = {
  locked: Locked<Kind>
  version: number
  /** Something that should be locked is not, because it was changed before the locks. */
  hasMoved: boolean
}

type KindOfRecord<Kind extends RecordKind> = {
  /** Whether this person may see such records at all. */
  isSeenBy: (actor: Actor) => boolean
  find: (db: Db, id: string) => Promise<Records[Kind] | undefined>
  lock: (tx: Db, locking: Locking<Kind>) => Promise<Found<Kind>>
  /** Brings what depends on the record up to date. */
  finish: (tx: Db, finishing: { id: string; at: Date; isNoChange: boolean }) => Promise<void>
}

/** How registrations and gifts differ when they are changed. */
export const RECORD_KINDS: { [Kind in RecordKind]: KindOfRecord<Kind> } = {
  registration: {
    // Every change of a registration names what it needs.
    isSeenBy: () => true,
    find: async (db, id) => (isRecordId(id) ? findRegistration(db, id) : undefined),
    lock: lockForChange,
    async finish(tx, { id, at, isNoChange }) {
      if (!isNoChange) await endOutdated(tx, { id, at })
      await recomputeRegistration(tx, id)
    },
  },
  gift: {
    isSeenBy: staffCan.seeMoney,
    find: findGiftById,
    async lock(tx, { seen: { id }, now }) {
      const payments = await lockPaymentsFor(tx, 'gift_id', id)
      const gift = await lockGift(tx, id)
      const hasMoved = await hasNewAttempt(tx, 'gift_id', id, payments)
      return {
        locked: { kind: 'gift', tx, gift, payments, at: now() },
        version: gift.version,
        hasMoved,
      }
    },
    finish: async () => {},
  },
}

/** Places are locked in the order of their codes, so that two moves can't deadlock. */
async function lockForChange(
  tx: Db,
  { seen: { id, event_code }, alsoPlacesOf, now }: Locking<'registration'>,
): Promise<Found<'registration'>> {
  const codes = new Set([event_code, ...(alsoPlacesOf === undefined ? [] : [alsoPlacesOf])])
  for (const code of [...codes].sort()) await lockPlaces(tx, code)
  const payments = await lockPaymentsFor(tx, 'registration_id', id)
  const registration = await lockRegistration(tx, id)
  // If it was moved while we waited, the wrong event's places are locked.
  const hasMoved =
    registration.event_code !== event_code ||
    (await hasNewAttempt(tx, 'registration_id', id, payments))
  const locked = { kind: 'registration', tx, registration, payments, at: now() } as const
  return { locked, version: registration.version, hasMoved }
}

/** An attempt to pay that was opened while we waited is not locked. */
async function hasNewAttempt(
  tx: Db,
  owner: 'gift_id' | 'registration_id',
  id: string,
  payments: Payment[],
): Promise<boolean> {
  return (await paymentsFor(tx, owner, id)).length > payments.length
}
