import { changeStaff } from '#database/staff/staff.ts'
import { ROLES, type Role } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type StaffProblem, type StaffRequest, withStaff } from './with-staff.ts'

type Change = StaffRequest & {
  roles: readonly Role[]
  /** The administrator has confirmed that they give up their own right. */
  isSure?: boolean
}

type ChangedRoles = { ok: true } | StaffProblem | { ok: false; problem: 'no-role' | 'own-right' }

/** Gives a person these roles and no others. */
export async function changeStaffRoles(
  services: Services,
  { roles, isSure = false, ...request }: Change,
): Promise<ChangedRoles> {
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
