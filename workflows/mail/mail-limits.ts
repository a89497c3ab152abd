import { limitedMailsTo, putOffMailbox, supersedeOlderMails } from '#database/mail/limited-mails.ts'
import { MAIL_KINDS } from '#database/mail/mail-facts.ts'
import type { OutboxMail } from '#database/mail/outbox.ts'
import {
  areLinksMerged,
  type Limit,
  LONGEST_LIMIT_MS,
  nextLinkAt,
  nextMailAt,
} from '#domain/mail/address-limit.ts'
import { LONGEST_MS } from '#domain/mail/retry.ts'
import type { Services } from '#workflows/services.ts'
import type { MailProblem } from './mail-row.ts'
import { MAILS } from './mails.ts'

/**
 * Whether this mailbox has reached the limit of mails that strangers can trigger. If so, all mails under
 * that limit that are due to it are postponed together; none is dropped. Links for signing in have a
 * limit of their own: after a short pause the newest request is answered for all that wait.
 */
export async function hasToWait(services: Services, mail: OutboxMail): Promise<boolean> {
  const { limit } = MAILS[mail.kind]
  if (limit === 'none') return false
  const kinds = MAIL_KINDS.filter((kind) => MAILS[kind].limit === limit)
  const { db, count, log } = services
  const now = services.now()
  const { mailbox } = mail
  const since = new Date(now.getTime() - LONGEST_LIMIT_MS).toISOString()
  const times = await limitedMailsTo(db, { mailbox, kinds, since })
  const sent = times.map((at) => new Date(at))
  const next = NEXT_AT[limit](sent, now)
  if (next <= now) {
    if (limit !== 'sign-in' || !areLinksMerged(sent, now)) return false
    return (await supersedeOlderMails(db, { mailbox, kinds, at: now.toISOString() })) !== mail.key
  }
  // The outbox takes a later time for the mark of a wrong clock, so it is not exceeded.
  const until = new Date(Math.min(next.getTime(), now.getTime() + LONGEST_MS)).toISOString()
  const problem: MailProblem = `limit-${limit}`
  await putOffMailbox(db, { mailbox, kinds, problem, until })
  count('mail.limited')
  log.warn('mail-limited', { key: mail.key, until })
  return true
}

const NEXT_AT: Record<Limit, typeof nextMailAt> = { strangers: nextMailAt, 'sign-in': nextLinkAt }
