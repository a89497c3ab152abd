import { appendOfficeEvent, isFormDone } from '#database/office-events.ts'
import { changeStaff } from '#database/staff.ts'
import { type Actor, ROLES, type Role } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type StaffProblem, withStaff } from './with-staff.ts'

type Change = {
  actor: Actor
  id: string
  roles: readonly Role[]
  /** The administrator has confirmed that they give up their own right. */
  isSure?: boolean
  key?: string | undefined
}

type ChangedRoles = { ok: true } | StaffProblem | { ok: false; problem: 'no-role' | 'own-right' }

/** Gives a person these roles and no others. */
export async function changeStaffRoles(
  services: Pick<Services, 'db' | 'now' | 'sampleOffice'>,
  { actor, id, roles, isSure = false, key }: Change,
): Promise<ChangedRoles> {
  const wanted = ROLES.filter((role) => roles.includes(role))
  if (wanted.length === 0) return { ok: false, problem: 'no-role' }
  return withStaff(services, { actor, id }, async (tx, { staff, isLastAdmin }) => {
    if (await isFormDone(tx, key)) return { ok: true }
    const staysAdmin = wanted.includes('admin')
    if (isLastAdmin && !staysAdmin) return { ok: false, problem: 'last-admin' }
    const givesUp = staff.id === actor.staffId && !staysAdmin
    if (givesUp && !isSure) return { ok: false, problem: 'own-right' }
    await changeStaff(tx, id, { roles: wanted })
    await appendOfficeEvent(tx, {
      actor,
      subject: 'staff',
      subjectId: id,
      action: 'Change roles',
      details: { before: staff.roles, after: wanted },
      key,
      at: services.now(),
    })
    return { ok: true }
  })
}
