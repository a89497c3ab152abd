import { randomUUID } from 'node:crypto'
import { queueMail } from '#database/mail/outbox.ts'
import { findStaffByEmail } from '#database/staff/staff.ts'
import type { Services } from '#workflows/services.ts'

type Asking = {
  email: string
  /** Where the person wanted to go. */
  to?: string | undefined
  /** The key of the form: sent twice, it asks for one mail. */
  key?: string | undefined
}

/**
 * Queues a mail with a link for signing in. An address that is not in the office takes the same steps, so
 * that neither the answer nor its time tells who is; that mail has no recipient and is never sent.
 */
export async function askForLink(
  { db, now, count }: Services,
  { email, to, key = randomUUID() }: Asking,
): Promise<void> {
  const staff = await findStaffByEmail(db, email)
  await queueMail(db, {
    kind: 'staff-link',
    name: key,
    ...(staff && { about: { staff_id: staff.id } }),
    ...(to && { facts: { to } }),
    // The stored spelling: another one may be a stranger's mailbox.
    recipient: staff?.email ?? '',
    at: now().toISOString(),
  })
  count('office.link-asked')
}
