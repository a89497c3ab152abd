import { raiseVersion } from '#database/engine/rows.ts'
import { storedOf } from '#database/records/private/private-pages.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import type { OtherProblem, Problem } from '#domain/problems.ts'
import { type StaffAction, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { type Locked, RECORD_KINDS, type RecordKind } from './record-kinds.ts'
import { notifyEach } from './registration/notify-people.ts'

/** A member of staff, or the visitor on the private page, asks for a change of a record. */
export type RecordRequest = StaffForm & {
  id: string
  /** The record's version on the form. The command line has none: it reads and acts at once. */
  version?: number | undefined
  /** Whether the people are mailed. Absent where nobody was asked: then they are. */
  notify?: boolean | undefined
}

/** A request for what can be done to a gift and to a registration. */
export type ChangeRequest = RecordRequest & { kind: RecordKind }

/** `changed`: by somebody else, since the form was opened. */
type ChangeProblem = { ok: false; problem: 'unknown' | 'changed' } | NotAllowed

type Applied = {
  ok: true
  /** Before, after and reason, for the history. */
  details?: OfficeDetails
  /** The addresses of those who are mailed what was changed. */
  tells?: readonly string[]
}

/** Returned before anything is written. */
type Refused = { ok: false } & (Problem | OtherProblem)

/** The same form has already made this change. */
export type Repeated = { ok: true; repeated: true }

export const REPEATED: Repeated = { ok: true, repeated: true }

/**
 * Makes one change to a registration or a gift: checks the role, locks places, payments and record in
 * this order, refuses a form that is outdated, and appends to the history in the same transaction.
 */
export async function changeRecord<Kind extends RecordKind, Result extends Applied | Refused>(
  { db, now }: Services,
  kind: Kind,
  request: RecordRequest,
  change: {
    /** What the actor's role must allow. Whoever has the private link was checked before. */
    needs: StaffAction | 'private-link'
    /** What is done, in the words of the button. */
    action: OfficeAction
    /** Another event whose places change too. */
    alsoPlacesOf?: string | undefined
    /** Notes and mails don't outdate the forms of others. */
    isNoChange?: boolean
    /** Returns a problem before it writes anything. */
    apply: (locked: Locked<Kind>) => Promise<Result>
  },
): Promise<Result | Repeated | ChangeProblem> {
  const { actor, id, key, notify } = request
  const { needs, action, alsoPlacesOf, isNoChange = false } = change
  const { isSeenBy, find, lock, finish } = RECORD_KINDS[kind]
  if (needs !== 'private-link' && !(isSeenBy(actor) && staffCan[needs](actor))) return NOT_ALLOWED
  const seen = await find(db, id)
  if (!seen) return { ok: false, problem: 'unknown' }
  const form = { key, again: () => REPEATED }
  return onceInTransaction<Repeated, Result | ChangeProblem>(db, form, async (tx) => {
    const locked = await lock(tx, seen, now, alsoPlacesOf)
    const before = locked && storedOf(locked).version
    if (!locked || (request.version ?? before) !== before) return { ok: false, problem: 'changed' }
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
    if (told) await notifyEach(tx, id, tells, mail)
    await finish(tx, { id, at, isNoChange })
    return applied
  })
}
