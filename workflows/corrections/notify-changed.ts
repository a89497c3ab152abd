import type { Db } from '#database/engine/open.ts'
import { queueMails } from '#database/mail/outbox.ts'

type Changed = {
  /** The registration's. */
  id: string
  /** What the office did, in the history. */
  eventId: string
  /** The addresses of those whom it concerns. */
  tells: readonly string[]
  at: Date
}

/** Tells people what the office has changed, in the transaction of the change. */
export async function notifyChanged(tx: Db, { id, eventId, tells, at }: Changed): Promise<void> {
  await queueMails(
    tx,
    tells.map((recipient, index) => ({
      kind: 'registration-changed' as const,
      name: `${eventId}:${index}`,
      about: { registration_id: id },
      facts: { eventId },
      recipient,
      at: at.toISOString(),
    })),
  )
}
