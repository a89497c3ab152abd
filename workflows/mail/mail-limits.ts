import { limitedMailsTo, type OutboxMail, putOffMailbox } from '#database/outbox.ts'
import { isLimited, LONGEST_LIMIT_MS, nextMailAt } from '#domain/mail/address-limit.ts'
import { LONGEST_MS } from '#domain/mail/retry.ts'
import type { Services } from '#workflows/services.ts'

type Waiting = Pick<Services, 'db' | 'now' | 'count' | 'log'>

/**
 * Whether this mailbox has reached the limit of mails that strangers can trigger. If so, all limited
 * mails that are due to it are postponed together; none is dropped.
 */
export async function hasToWait(services: Waiting, mail: OutboxMail): Promise<boolean> {
  if (!isLimited(mail.kind)) return false
  const { db, count, log } = services
  const now = services.now()
  const { mailbox } = mail
  const since = new Date(now.getTime() - LONGEST_LIMIT_MS).toISOString()
  const sent = await limitedMailsTo(db, { mailbox, since })
  const next = nextMailAt(
    sent.map((at) => new Date(at)),
    now,
  )
  if (next <= now) return false
  // The outbox takes a later time for the mark of a wrong clock, so it is not exceeded.
  const until = new Date(Math.min(next.getTime(), now.getTime() + LONGEST_MS)).toISOString()
  await putOffMailbox(db, { mailbox, problem: WAITS, until })
  count('mail.limited')
  log.warn('mail-limited', { key: mail.key, until })
  return true
}

const WAITS = 'Waits for its turn: at most 5 mails an hour and 20 a day go to one address.'
