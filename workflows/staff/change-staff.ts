import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows } from '#database/engine/rows.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import { changeStaff, lockStaff, type Staff } from '#database/staff/staff.ts'
import { endSessions } from '#database/staff/staff-sessions.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { ROLES, type Role, readStaffName, staffCan, staffNameOf } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { REPEATED, type Repeated } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'

type StaffProblem =
  | { ok: false; problem: 'unknown' | 'last-admin' }
  /** Somebody else changed their access since the form was opened. */
  | { ok: false; problem: 'changed' }
  | NotAllowed

type StaffRequest = StaffForm & {
  /** Whose access is changed. */
  id: string
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

type AppliedChange<Result extends Applied | Refused> = {
  /** What is done, in the words of the button. */
  action: OfficeAction
  /** Everybody may do it to themselves. */
  isOwn?: boolean
  /** Returns a problem before it writes anything. */
  apply: (found: Found) => Promise<Result>
}

/** Changes a person's access once, with everybody's rows locked, and appends it to the history. */
async function withStaff<Result extends Applied | Refused>(
  services: Services,
  request: StaffRequest,
  change: AppliedChange<Result>,
): Promise<Result | Repeated | StaffProblem> {
  const { actor, id, key } = request
  const isTheirs = change.isOwn === true && actor.staffId === id
  if (!isTheirs && !staffCan.manageStaff(actor)) return NOT_ALLOWED
  return onceInTransaction<Repeated, Result | StaffProblem>(
    services.db,
    { key, again: () => REPEATED },
    (tx) => applyChange(tx, services, request, change),
  )
}

async function applyChange<Result extends Applied | Refused>(
  tx: Db,
  services: Services,
  { actor, id, key, version }: StaffRequest,
  change: AppliedChange<Result>,
): Promise<Result | StaffProblem> {
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

/** Gives a person these roles and no others. Administrators who give up their own right must be sure of it. */
export async function changeStaffRoles(
  services: Services,
  {
    roles,
    isSure = false,
    ...request
  }: StaffRequest & { roles: readonly Role[]; isSure?: boolean },
): Promise<{ ok: true } | StaffProblem | { ok: false; problem: 'no-role' | 'own-right' }> {
  const { actor, id } = request
  const wanted = ROLES.filter((role) => roles.includes(role))
  if (wanted.length === 0) return { ok: false, problem: 'no-role' }
  return withStaff(services, request, {
    action: 'change-roles',
    apply: async ({ tx, staff, isLastAdmin }) => {
      const staysAdmin = wanted.includes('admin')
      if (isLastAdmin && !staysAdmin) return { ok: false as const, problem: 'last-admin' as const }
      const givesUp = staff.id === actor.staffId && !staysAdmin
      if (givesUp && !isSure) return { ok: false as const, problem: 'own-right' as const }
      const version = await changeStaff(tx, id, { roles: wanted })
      return { ok: true as const, details: { before: staff.roles, after: wanted, version } }
    },
  })
}

/** Ends a person's access at once: sessions, links and passkeys. What they did stays in the history. */
export async function endStaff(
  services: Services,
  request: StaffRequest,
): Promise<{ ok: true } | StaffProblem | { ok: false; problem: 'oneself' }> {
  const { actor, id } = request
  return withStaff(services, request, {
    action: 'end-access',
    apply: async ({ tx, staff, isLastAdmin, at }) => {
      if (isLastAdmin) return { ok: false as const, problem: 'last-admin' as const }
      if (staff.id === actor.staffId) return { ok: false as const, problem: 'oneself' as const }
      const version = await changeStaff(tx, id, { endedAt: at })
      await endSessions(tx, { staffId: id, at })
      await changeRows(
        tx,
        'staff_link',
        { staff_id: id, used_at: null },
        { used_at: at.toISOString() },
      )
      await deleteRows(tx, 'passkey', { staff_id: id })
      return { ok: true as const, details: { before: staff.roles, version } }
    },
  })
}

/** Says what a person is called. Everybody may say it of themselves. */
export async function nameStaff(
  services: Services,
  { name: typed, ...request }: StaffRequest & { name: string },
): Promise<{ ok: true } | StaffProblem | { ok: false; problem: 'name-too-long' }> {
  const name = readStaffName(typed)
  if (name === undefined) return { ok: false, problem: 'name-too-long' }
  return withStaff(services, request, {
    action: 'change-name',
    isOwn: true,
    apply: async ({ tx, staff }) => {
      const version = await changeStaff(tx, staff.id, { name })
      const from = staffNameOf(staff)
      const to = staffNameOf({ ...staff, name })
      const changes = [{ whose: '', field: 'Name', from, to }]
      return { ok: true as const, details: { changes, version } }
    },
  })
}
