import { changeStaff } from '#database/staff/staff.ts'
import { readStaffName, staffNameOf } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type StaffProblem, type StaffRequest, withStaff } from './with-staff.ts'

type Naming = StaffRequest & { name: string }

type Named = { ok: true } | StaffProblem | { ok: false; problem: 'name-too-long' }

/** Says what a person is called. Everybody may say it of themselves. */
export async function nameStaff(
  services: Services,
  { name: typed, ...request }: Naming,
): Promise<Named> {
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
