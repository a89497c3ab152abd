import type { Db } from '#database/engine/open.ts'
import { raiseVersion } from '#database/engine/rows.ts'
import { findGiftById, type Gift, lockGift } from '#database/records/gifts/gifts.ts'
import { lockPaymentsFor } from '#database/records/payments/payment-attempts.ts'
import { type OwnerColumn, type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { lockPlaces } from '#database/records/places/places.ts'
import { storedOf } from '#database/records/private/private-pages.ts'
import { storeDayNotes } from '#database/records/registration/day-notes.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  findRegistration,
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import type { OtherProblem, Problem } from '#domain/problems.ts'
import { type Actor, type StaffAction, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { endOutdated } from '#workflows/records/payments/read-order.ts'
import { aboutGift, notifyEach } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/** Whether this text from an address can be the id of a record. PostgreSQL would throw on some others. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

type Records = { registration: Registration; gift: Gift }

export type RecordKind = keyof Records

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

const RECORD_KINDS: {
  [Kind in RecordKind]: {
    isSeenBy: (actor: Actor) => boolean
    find: (db: Db, id: string) => Promise<Records[Kind] | undefined>
    /** Undefined when something that should be locked is not, because it was changed before the locks. */
    lock: (
      tx: Db,
      seen: Records[Kind],
      now: () => Date,
      alsoPlacesOf: string | undefined,
    ) => Promise<Locked<Kind> | undefined>
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
async function hasNewAttempt(tx: Db, owner: OwnerColumn, id: string, payments: Payment[]) {
  return (await paymentsFor(tx, owner, id)).length > payments.length
}

export type RecordRequest = StaffForm & {
  id: string
  /** The record's version on the form. The command line has none: it reads and acts at once. */
  version?: number | undefined
  /** Whether the people are mailed. Absent where nobody was asked: then they are. */
  notify?: boolean | undefined
}

export type ChangeRequest = RecordRequest & { kind: RecordKind }

/** `changed`: by somebody else, since the form was opened. */
type ChangeProblem = { ok: false; problem: 'unknown' | 'changed' } | NotAllowed

type Success = {
  ok: true
  details?: OfficeDetails
  tells?: readonly string[]
}

/** Returned before anything is written. */
type Refusal = { ok: false } & (Problem | OtherProblem)

export type Repetition = { ok: true; repeated: true }

export const REPEATED: Repetition = { ok: true, repeated: true }

/**
 * Makes one change to a registration or a gift: checks the role, locks places, payments and record in
 * this order, refuses a form that is outdated, and appends to the history in the same transaction.
 */
export async function changeRecord<Kind extends RecordKind, Result extends Success | Refusal>(
  { db, now }: Services,
  kind: Kind,
  request: RecordRequest,
  change: {
    /** What the actor's role must allow. Whoever has the private link was checked before. */
    needs: StaffAction | 'private-link'
    action: OfficeAction
    alsoPlacesOf?: string | undefined
    /** Notes and mails don't outdate the forms of others. */
    isNoChange?: boolean
    apply: (locked: Locked<Kind>) => Promise<Result>
  },
): Promise<Result | Repetition | ChangeProblem> {
  const { actor, id, key, notify } = request
  const { needs, action, alsoPlacesOf, isNoChange = false } = change
  const { isSeenBy, find, lock, finish } = RECORD_KINDS[kind]
  if (needs !== 'private-link' && !(isSeenBy(actor) && staffCan[needs](actor))) return NOT_ALLOWED
  const seen = await find(db, id)
  if (!seen) return refuse('unknown')
  const form = { key, again: () => REPEATED }
  return onceInTransaction<Repetition, Result | ChangeProblem>(db, form, async (tx) => {
    const locked = await lock(tx, seen, now, alsoPlacesOf)
    const before = locked && storedOf(locked).version
    if (!locked || (request.version ?? before) !== before) return refuse('changed')
    const { at } = locked
    const applied = await change.apply(locked)
    if (!applied.ok) return applied
    const tells = (applied.tells ?? []).filter(Boolean)
    const told = notify ?? (tells.length > 0 ? true : undefined)
    const version = isNoChange ? before : await raiseVersion<RecordKind>(tx, kind, { id })
    const details = { ...applied.details, version, ...(told !== undefined && { told }) }
    const event = { actor, subject: kind, subjectId: id, action, details, key, at }
    const eventId = await appendOfficeEvent(tx, event)
    const mail = { kind: 'registration-changed', name: eventId, facts: { eventId }, at } as const
    const about = kind === 'gift' ? await aboutGift(tx, id) : { registration_id: id }
    if (told) await notifyEach(tx, about, tells, mail)
    await finish(tx, { id, at, isNoChange })
    return applied
  })
}

export const LONGEST_NOTE = 2_000

/** Nobody is told. */
export async function addNote(
  services: Services,
  { text, ...request }: RecordRequest & { text: string },
) {
  const note = text.trim()
  return changeRecord(services, 'registration', request, {
    needs: 'addNote',
    action: 'add-note',
    isNoChange: true,
    apply: async () =>
      note === '' || note.length > LONGEST_NOTE
        ? refuse('bad-note')
        : { ok: true as const, details: { note } },
  })
}

/** The history says that they were changed, and not what they are. */
export async function changeDayNotes(
  services: Services,
  { notes, ...request }: RecordRequest & { notes: readonly { position: number; note: string }[] },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'correct',
    action: 'change-day-notes',
    isNoChange: true,
    async apply({ tx, registration }) {
      await storeDayNotes(tx, registration.id, notes)
      return { ok: true as const }
    },
  })
}
