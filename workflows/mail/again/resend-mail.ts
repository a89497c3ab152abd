import { mailsAbout } from '#database/mail/outbox.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Actor } from '#domain/staff.ts'
import { changeOwnerByOffice } from '#workflows/money/change-owner-by-office.ts'
import { applyMailAgain, type SendingAgain } from './apply-mail-again.ts'

type Wanted = {
  actor: Actor
  payment: Payment
  /** The last mail of this kind. Without a kind, the last of all. */
  kind?: string | undefined
  /** Another of its addresses than the first time. */
  to?: string | undefined
}

/** Queues a mail about a payment once more, with its author in the history. */
export async function resendMail(services: SendingAgain, { actor, payment, kind, to }: Wanted) {
  const mails = await mailsAbout(services.db, { payment_id: payment.id })
  const mail = mails.findLast((each) => !kind || each.kind === kind)
  if (!mail) return { ok: false, problem: 'no-mail' } as const
  return changeOwnerByOffice(
    services,
    { actor, payment },
    {
      needs: 'resendMail',
      action: 'Send mail again',
      isNoChange: true,
      apply: applyMailAgain(services, { mailKey: mail.key, to }),
    },
  )
}

export type ResentMail = Awaited<ReturnType<typeof resendMail>>
