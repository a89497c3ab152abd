import type { Db } from '#database/engine/open.ts'
import { queueMails } from '#database/mail/outbox.ts'

type Corrected = { id: string; recipients: readonly string[]; at: Date }

/** Tells those whom a visitor's correction concerns. */
export async function notifyCorrected(tx: Db, { id, recipients, at }: Corrected): Promise<void> {
  await queueMails(
    tx,
    recipients.map((recipient, index) => ({
      kind: 'registration-corrected' as const,
      name: `${at.toISOString()}:${index}`,
      about: { registration_id: id },
      recipient,
      at: at.toISOString(),
    })),
  )
}
