import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import { lockStaff, type Staff } from '#database/staff/staff.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { REPEATED, type Repeated } from '#workflows/change-record.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from './actor.ts'
import { mayEnter } from './may-enter.ts'

export type StaffProblem =
  | { ok: false; problem: 'unknown' | 'last-admin' }
  /** Somebody else changed their access since the form was opened. */
  | { ok: false; problem: 'changed' }
  | NotAllowed

export type StaffRequest = {
  actor: Actor
  /** Whose access is changed. */
  id: string
  /** The form's own key: the same form sent twice changes something once. */
  key?: string | undefined
  /** The person's version on the form. */
  version?: number | undefined
}

type Found = {
  tx: Db
  staff: Staff
  /** Nobody else who can sign in is an administrator. */
  isLastAdmin: boolean
  at: Date
}

type Applied = { ok: true; details: OfficeDetails & { version: number } }

type Refused = { ok: false; problem: 'last-admin' | 'oneself' | 'own-right' }

type Change<Result extends Applied | Refused> = {
  /** What is done, in the words of the button. */
  action: OfficeAction
  /** Everybody may do it to themselves. */
  isOwn?: boolean
  /** Returns a problem before it writes anything. */
  apply: (found: Found) => Promise<Result>
}

/** Changes a person's access once, with everybody's rows locked, and appends it to the history. */
export async function withStaff<Result extends Applied | Refused>(
  services: Services,
  request: StaffRequest,
  change: Change<Result>,
): Promise<Result | Repeated | StaffProblem> {
  const { actor, id, key } = request
  const isTheirs = change.isOwn === true && actor.staffId === id
  if (!isTheirs && !staffCan.manageStaff(actor)) return NOT_ALLOWED
  return services.db
    .transaction()
    .execute((tx) =>
      doOnce<Repeated, Result | StaffProblem>(tx, { key, again: () => REPEATED }, () =>
        applyChange(tx, services, { request, change }),
      ),
    )
}

type Applying<Result extends Applied | Refused> = {
  request: StaffRequest
  change: Change<Result>
}

async function applyChange<Result extends Applied | Refused>(
  tx: Db,
  services: Services,
  { request, change }: Applying<Result>,
): Promise<Result | StaffProblem> {
  const { actor, id, key, version } = request
  const everybody = await lockStaff(tx)
  const staff = everybody.find((person) => person.id === id)
  if (!staff) return { ok: false, problem: 'unknown' }
  if (version !== undefined && version !== staff.version) return { ok: false, problem: 'changed' }
  const admins = everybody.filter(
    (person) => mayEnter(services, person) && person.roles.includes('admin'),
  )
  const isLastAdmin = admins.length === 1 && admins[0]?.id === id
  const at = services.now()
  const applied = await change.apply({ tx, staff, isLastAdmin, at })
  if (!applied.ok) return applied
  const event = { actor, subject: 'staff', subjectId: id, action: change.action } as const
  await appendOfficeEvent(tx, { ...event, details: applied.details, key, at })
  return applied
}
