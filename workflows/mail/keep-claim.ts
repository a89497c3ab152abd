import { claimLonger, type OutboxMail } from '#database/outbox.ts'
import { CLAIM_AGAIN_MS, lookAgainAt } from '#domain/mail/retry.ts'
import type { Services } from '#workflows/services.ts'

type Claiming = Pick<Services, 'db' | 'now' | 'log'>

/**
 * Renews our claim to a mail for as long as the mail server takes to answer. Whoever else looks for it
 * sees that somebody is still sending it; when a process dies, nobody renews its claims.
 */
export async function keepClaim<Answer>(
  { db, now, log }: Claiming,
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
