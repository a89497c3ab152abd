import { deletePasskeysOf } from '#database/staff/passkeys.ts'
import { changeStaff } from '#database/staff/staff.ts'
import { endLinks } from '#database/staff/staff-links.ts'
import { endSessions } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import { type StaffProblem, type StaffRequest, withStaff } from './with-staff.ts'

type EndedStaff = { ok: true } | StaffProblem | { ok: false; problem: 'oneself' }

/** Ends a person's access at once: sessions, links and passkeys. What they did stays in the history. */
export async function endStaff(services: Services, request: StaffRequest): Promise<EndedStaff> {
  const { actor, id } = request
  return withStaff(services, request, {
    action: 'end-access',
    apply: async ({ tx, staff, isLastAdmin, at }) => {
      if (isLastAdmin) return { ok: false as const, problem: 'last-admin' as const }
      if (staff.id === actor.staffId) return { ok: false as const, problem: 'oneself' as const }
      const version = await changeStaff(tx, id, { endedAt: at })
      await endSessions(tx, { staffId: id, at })
      await endLinks(tx, id, at)
      await deletePasskeysOf(tx, id)
      return { ok: true as const, details: { before: staff.roles, version } }
    },
  })
}
