import { claimLonger, type OutboxMail } from '#database/mail/outbox.ts'
import { CLAIM_AGAIN_MS, lookAgainAt } from '#domain/mail/retry.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Renews our claim to a mail until the mail server answers, so that no other process sends it too.
 * Claims of a process that died are not renewed, and another process takes the mail over.
 */
export async function withRenewedClaim<Answer>(
  { db, now, log }: Services,
  mail: OutboxMail,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const timer = setInterval(() => {
    claimLonger(db, mail, lookAgainAt(now()).toISOString()).catch((error: unknown) =>
      log.error('mail-claim-not-renewed', error, { key: mail.key }),
    )
  }, CLAIM_AGAIN_MS)
  try {
    return await send()
  } finally {
    clearInterval(timer)
  }
}
