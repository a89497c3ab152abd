import type { Db } from '#database/engine/open.ts'
import { lockPaymentsFor } from '#database/payments/payment-attempts.ts'
import { type Payment, paymentsForRegistration } from '#database/payments/payments.ts'
import { lockPlaces } from '#database/places/places.ts'
import {
  findRegistration,
  lockRegistration,
  type Registration,
  raiseVersion,
} from '#database/registration/registrations.ts'
import { restateRegistration } from '#database/registration/restate-registration.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import type { Actor } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { endOutdated } from '../payments/end-outdated.ts'
import { isRecordId } from './record-id.ts'

/** Who asks for a change of which registration, and by which form. */
export type ChangeRequest = {
  /** A member of staff, or the visitor on the private page. */
  actor: Actor
  id: string
  /** The form's own key: the same form sent twice changes something once. */
  key?: string | undefined
  /** The registration's version on the form. The command line has none: it reads and acts at once. */
  version?: number | undefined
}

/** What a change sees: everything is locked and read anew. */
export type LockedRegistration = {
  tx: Db
  registration: Registration
  payments: Payment[]
  at: Date
}

export type ChangeProblem =
  | { ok: false; problem: 'unknown' }
  /** Somebody else changed it since the form was opened. */
  | { ok: false; problem: 'changed' }

export type Applied = {
  ok: true
  /** Before, after and reason, for the history. */
  details?: Record<string, unknown>
}

export type Refused = { ok: false; problem: string }

export type Change<Result extends Applied | Refused> = {
  /** What is done, in the words of the button. */
  action: string
  /** Another event whose places change too. */
  alsoPlacesOf?: string | undefined
  /** Notes and mails don't outdate the forms of others. */
  isNoChange?: boolean
  /** Returns a problem before it writes anything. */
  apply: (locked: LockedRegistration) => Promise<Result>
}

/** The same form has already made this change. */
export type Repeated = { ok: true; repeated: true }

export const REPEATED: Repeated = { ok: true, repeated: true }

/**
 * Makes one change to a registration: locks places, payments and registration in this order, refuses a
 * form that is outdated, and appends to the history in the same transaction. Who may do it is checked
 * before.
 */
export async function changeLocked<Result extends Applied | Refused>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: ChangeRequest,
  change: Change<Result>,
): Promise<Result | Repeated | ChangeProblem> {
  const { id, key } = request
  const seen = isRecordId(id) ? await findRegistration(db, id) : undefined
  if (!seen) return { ok: false, problem: 'unknown' }
  return db
    .transaction()
    .execute((tx) =>
      doOnce<Repeated, Result | ChangeProblem>(tx, { key, again: () => REPEATED }, () =>
        applyChange(tx, { request, change, seen, now }),
      ),
    )
}

type Applying<Result extends Applied | Refused> = Pick<Services, 'now'> & {
  request: ChangeRequest
  change: Change<Result>
  seen: Registration
}

async function applyChange<Result extends Applied | Refused>(
  tx: Db,
  { request, change, seen, now }: Applying<Result>,
): Promise<Result | ChangeProblem> {
  const { actor, id, key } = request
  const { registration, payments, hasNewAttempt } = await lockAll(tx, seen, change.alsoPlacesOf)
  if (isOutdated(request, { registration, seen, hasNewAttempt }))
    return { ok: false, problem: 'changed' }
  const at = now()
  const applied = await change.apply({ tx, registration, payments, at })
  if (!applied.ok) return applied
  if (!change.isNoChange) await endOutdated(tx, { id, at })
  const version = change.isNoChange ? registration.version : await raiseVersion(tx, id)
  const details = { ...applied.details, version }
  const event = { actor, subject: 'registration', subjectId: id, action: change.action } as const
  await appendOfficeEvent(tx, { ...event, details, key, at })
  await restateRegistration(tx, id)
  return applied
}

/** Places are locked in the order of their codes, so that two moves can't deadlock. */
async function lockAll(tx: Db, { id, event_code }: Registration, other: string | undefined) {
  const codes = new Set([event_code, ...(other === undefined ? [] : [other])])
  for (const code of [...codes].sort()) await lockPlaces(tx, code)
  const payments = await lockPaymentsFor(tx, 'registration_id', id)
  const registration = await lockRegistration(tx, id)
  const known = await paymentsForRegistration(tx, id)
  return { registration, payments, hasNewAttempt: known.length > payments.length }
}

type Versions = { registration: Registration; seen: Registration; hasNewAttempt: boolean }

/**
 * If it was moved while we waited, the wrong event's places are locked; if an attempt to pay was opened
 * meanwhile, that one is not locked.
 */
function isOutdated({ version }: ChangeRequest, versions: Versions): boolean {
  const { registration, seen, hasNewAttempt } = versions
  if (registration.event_code !== seen.event_code || hasNewAttempt) return true
  return version !== undefined && version !== registration.version
}
