import type { Staff } from '#database/staff/staff.ts'
import type { Services } from '#workflows/services.ts'

/** The administrator of a site that is being tried out. Its mail is in the sandbox's mailbox. */
export const SAMPLE_ADMIN = 'office@church.example.org'

/**
 * Whether this person may sign in now. Everything that signs in or reads a session asks here. The sample
 * administrator may not once mail or address are real, even if its row is still in the database.
 */
export function mayEnter({ sampleOffice }: Services, staff: Staff | undefined): staff is Staff {
  if (!staff || staff.ended_at !== null) return false
  return sampleOffice || staff.email !== SAMPLE_ADMIN
}
