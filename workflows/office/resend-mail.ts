import { mailsAbout, sendMailAgain } from '#database/outbox.ts'
import type { Payment } from '#database/payments.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import type { Services } from '#workflows/services.ts'

export type ResentMail =
  | { ok: true; kind: string; recipient: string }
  | { ok: false; problem: 'no-mail' }
  | { ok: false; problem: 'outdated'; kind: string }
  | { ok: false; problem: 'not-an-address'; recipient: string }

type Wanted = {
  payment: Payment
  /** The last mail of this kind. Without a kind, the last of all. */
  kind?: string | undefined
  /** Another address than the first time. */
  to?: string | undefined
}

/** Queues a mail about a payment once more, unless what it says is no longer true. */
export async function resendMail(
  services: Services,
  { payment, kind, to }: Wanted,
): Promise<ResentMail> {
  const { db, now } = services
  const mails = await mailsAbout(db, { payment_id: payment.id })
  const mail = mails.findLast((each) => !kind || each.kind === kind)
  if (!mail) return { ok: false, problem: 'no-mail' }
  if (!(await readMail(services, mail))) return { ok: false, problem: 'outdated', kind: mail.kind }
  const recipient = to ?? mail.recipient
  if (!MAIL_ADDRESS.test(recipient)) return { ok: false, problem: 'not-an-address', recipient }
  await sendMailAgain(db, mail, { recipient, at: now().toISOString() })
  return { ok: true, kind: mail.kind, recipient }
}

const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/
