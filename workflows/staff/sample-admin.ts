import { findStaffByEmail, listStaff, storeStaff } from '#database/staff/staff.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter, SAMPLE_ADMIN } from './may-enter.ts'

/** On a site that is being tried out there is an administrator from the start. */
export async function addSampleAdmin(services: Services): Promise<void> {
  if (!services.sampleOffice) return
  const sample = await findStaffByEmail(services.db, SAMPLE_ADMIN)
  if (mayEnter(services, sample)) return
  await storeStaff(services.db, { email: SAMPLE_ADMIN, roles: ['admin'], at: services.now() })
}

export async function isAnybodyInOffice(services: Services): Promise<boolean> {
  return (await listStaff(services.db)).some((staff) => mayEnter(services, staff))
}
