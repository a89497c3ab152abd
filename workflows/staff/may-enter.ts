import { findStaffByEmail, listStaff, type Staff, storeStaff } from '#database/staff/staff.ts'
import type { Services } from '#workflows/services.ts'

/** Its mail is in the mailbox of the sandbox. */
export const SAMPLE_ADMIN = 'office@church.example.org'

/** The sample administrator may not, once mail or address are real, even if its row is there. */
export function mayEnter({ sampleOffice }: Services, staff: Staff | undefined): staff is Staff {
  if (!staff || staff.ended_at !== null) return false
  return sampleOffice || staff.email !== SAMPLE_ADMIN
}

/** Everybody can read what a public trial mails. */
export function mailsLinks({ probes, sampleOffice }: Services): boolean {
  return sampleOffice || !probes.isPlayed.mail
}

export async function addSampleAdmin(services: Services): Promise<void> {
  if (!services.sampleOffice) return
  const sample = await findStaffByEmail(services.db, SAMPLE_ADMIN)
  if (mayEnter(services, sample)) return
  await storeStaff(services.db, { email: SAMPLE_ADMIN, roles: ['admin'], at: services.now() })
}

export async function isAnybodyInOffice(services: Services): Promise<boolean> {
  return (await listStaff(services.db)).some((staff) => mayEnter(services, staff))
}
