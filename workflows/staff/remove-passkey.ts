import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { deletePasskey } from '#database/staff/passkeys.ts'
import type { Services } from '#workflows/services.ts'
import type { SignedIn } from './read-session.ts'

/** Removes one of the person's own passkeys. Removing it twice does nothing the second time. */
export async function removePasskey(
  { db, now }: Services,
  staff: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, { id, staffId: staff.staffId }))) return
    await appendOfficeEvent(tx, {
      actor: staff,
      subject: 'staff',
      subjectId: staff.staffId,
      action: 'remove-passkey',
      at: now(),
    })
  })
}
