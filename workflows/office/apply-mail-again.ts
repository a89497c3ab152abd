import type { Db } from '#database/open.ts'
import { mailByKey, queueCopy as queueAgain } from '#database/outbox.ts'
import type { Payment } from '#database/payments.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import type { Services } from '#workflows/services.ts'

export type SendingAgain = Pick<
  Services,
  'db' | 'now' | 'content' | 'payments' | 'publicUrl' | 'sampleOffice'
>

type Locked = {
  tx: Db
  registration?: { id: string }
  payments: readonly Payment[]
  at: Date
}

/** The change that queues a mail once more, unless what it says is no longer true. */
export function applyMailAgain(services: SendingAgain, wanted: { mailKey: string; to: string }) {
  return async ({ tx, registration, payments, at }: Locked) => {
    const mail = await mailByKey(tx, wanted.mailKey)
    const isOwn =
      payments.some(({ id }) => id === mail?.payment_id) ||
      (registration !== undefined && mail?.registration_id === registration.id)
    if (!mail || !isOwn) return { ok: false as const, problem: 'no-mail' as const }
    const { kind } = mail
    if (!(await readMail({ ...services, db: tx }, mail))) {
      return { ok: false as const, problem: 'outdated' as const, kind }
    }
    const recipient = wanted.to.trim()
    if (!MAIL_ADDRESS.test(recipient)) {
      return { ok: false as const, problem: 'bad-address' as const, recipient }
    }
    await queueAgain(tx, mail, { recipient, at: at.toISOString() })
    return { ok: true as const, kind, recipient, details: { mail: kind, recipient } }
  }
}

const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/
