import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows } from '#database/engine/rows.ts'
import {
  appendOfficeEvent,
  type OfficeDetails,
  officeEventsOf,
} from '#database/staff/office-events.ts'
import { endSessions } from '#database/staff/sign-ins.ts'
import { changeStaff, lockStaff, type Staff } from '#database/staff/staff.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { ROLES, type Role, readStaffName, staffCan, staffNameOf } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm, UNKNOWN } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { REPEATED } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'

type StaffRequest = StaffForm & {
  id: string
  /** It is that of the person when the form was opened. */
  version?: number | undefined
}

type Change = {
  action: OfficeAction
  /** Everybody may do it to themselves. */
  isOwn?: boolean
  /** It returns a problem before it writes anything. */
  apply: (found: {
    tx: Db
    staff: Staff
    isLastAdmin: boolean
    at: Date
  }) => Promise<
    | { ok: true; details: OfficeDetails & { version: number } }
    | { ok: false; problem: 'last-admin' | 'oneself' | 'own-right' }
  >
}

async function changeAccess(
  services: Services,
  { actor, id, key, version }: StaffRequest,
  { action, isOwn = false, apply }: Change,
) {
  const isTheirs = isOwn && actor.staffId === id
  if (!isTheirs && !staffCan.manageStaff(actor)) return NOT_ALLOWED
  return onceInTransaction(services.db, { key, again: () => REPEATED }, async (tx) => {
    const everybody = await lockStaff(tx)
    const staff = everybody.find((person) => person.id === id)
    if (!staff) return UNKNOWN
    const isChanged = version !== undefined && version !== staff.version
    if (isChanged) return { ...refuse('changed'), history: await officeEventsOf(tx, 'staff', id) }
    const admins = everybody.filter(
      (person) => mayEnter(services, person) && person.roles.includes('admin'),
    )
    const isLastAdmin = admins.length === 1 && admins[0]?.id === id
    const at = services.now()
    const applied = await apply({ tx, staff, isLastAdmin, at })
    if (!applied.ok) return applied
    const event = { actor, subject: 'staff', subjectId: id, action } as const
    await appendOfficeEvent(tx, { ...event, details: applied.details, key, at })
    return applied
  })
}

export async function changeStaffRoles(
  services: Services,
  { roles, isSure = false, ...form }: StaffRequest & { roles: readonly Role[]; isSure?: boolean },
) {
  const wanted = ROLES.filter((role) => roles.includes(role))
  if (wanted.length === 0) return refuse('no-role')
  return changeAccess(services, form, {
    action: 'change-roles',
    apply: async ({ tx, staff, isLastAdmin }) => {
      const staysAdmin = wanted.includes('admin')
      if (isLastAdmin && !staysAdmin) return { ok: false, problem: 'last-admin' }
      const givesUp = staff.id === form.actor.staffId && !staysAdmin
      if (givesUp && !isSure) return { ok: false, problem: 'own-right' }
      const version = await changeStaff(tx, staff.id, { roles: wanted })
      return { ok: true, details: { before: staff.roles, after: wanted, version } }
    },
  })
}

export async function endStaff(services: Services, request: StaffRequest) {
  const { actor, id } = request
  return changeAccess(services, request, {
    action: 'end-access',
    apply: async ({ tx, staff, isLastAdmin, at }) => {
      if (isLastAdmin) return { ok: false, problem: 'last-admin' }
      if (id === actor.staffId) return { ok: false, problem: 'oneself' }
      const version = await changeStaff(tx, id, { endedAt: at })
      await endSessions(tx, { staffId: id, at })
      const unused = { staff_id: id, used_at: null }
      await changeRows(tx, 'staff_link', unused, { used_at: at.toISOString() })
      await deleteRows(tx, 'passkey', { staff_id: id })
      return { ok: true, details: { before: staff.roles, version } }
    },
  })
}

export async function nameStaff(
  services: Services,
  { name: typed, ...request }: StaffRequest & { name: string },
) {
  const name = readStaffName(typed)
  if (name === undefined) return refuse('name-too-long')
  return changeAccess(services, request, {
    action: 'change-name',
    isOwn: true,
    apply: async ({ tx, staff }) => {
      const version = await changeStaff(tx, staff.id, { name })
      const [from, to] = [staffNameOf(staff), staffNameOf({ ...staff, name })]
      const changes = [{ whose: '', field: 'Name', from, to }]
      return { ok: true, details: { changes, version } }
    },
  })
}
