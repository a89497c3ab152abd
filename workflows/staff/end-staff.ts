import { appendOfficeEvent, isFormDone } from '#database/office-events.ts'
import { deletePasskeysOf } from '#database/passkeys.ts'
import { changeStaff } from '#database/staff.ts'
import { endLinks } from '#database/staff-links.ts'
import { endSessions } from '#database/staff-sessions.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type StaffProblem, withStaff } from './with-staff.ts'

type Ending = { actor: Actor; id: string; key?: string | undefined }

type EndedStaff = { ok: true } | StaffProblem | { ok: false; problem: 'oneself' }

/** Ends a person's access at once: sessions, links and passkeys. What they did stays in the history. */
export async function endStaff(
  services: Pick<Services, 'db' | 'now' | 'sampleOffice'>,
  { actor, id, key }: Ending,
): Promise<EndedStaff> {
  return withStaff(services, { actor, id }, async (tx, { staff, isLastAdmin }) => {
    if (await isFormDone(tx, key)) return { ok: true }
    if (isLastAdmin) return { ok: false, problem: 'last-admin' }
    if (staff.id === actor.staffId) return { ok: false, problem: 'oneself' }
    const at = services.now()
    await changeStaff(tx, id, { endedAt: at })
    await endSessions(tx, { staffId: id, at })
    await endLinks(tx, id, at)
    await deletePasskeysOf(tx, id)
    await appendOfficeEvent(tx, {
      actor,
      subject: 'staff',
      subjectId: id,
      action: 'End access',
      details: { before: staff.roles },
      key,
      at,
    })
    return { ok: true }
  })
}
