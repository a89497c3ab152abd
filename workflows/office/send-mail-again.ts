import { mailByKey, sendMailAgain as queueAgain } from '#database/outbox.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import type { Services } from '#workflows/services.ts'
import { changeByOffice, type OfficeRequest } from './change-by-office.ts'

type Sending = Pick<Services, 'db' | 'now' | 'content' | 'payments' | 'publicUrl' | 'sampleOffice'>

type Again = OfficeRequest & { mailKey: string; to: string }

/** Queues a mail about a registration once more, unless what it says is no longer true. */
export async function sendMailAgain(services: Sending, { mailKey, to, ...request }: Again) {
  return changeByOffice(services, request, {
    needs: 'resendMail',
    action: 'Send mail again',
    isNoChange: true,
    apply: async ({ tx, registration, payments, at }) => {
      const mail = await mailByKey(tx, mailKey)
      const isOwn =
        mail?.registration_id === registration.id ||
        payments.some(({ id }) => id === mail?.payment_id)
      if (!mail || !isOwn) return { ok: false as const, problem: 'no-mail' as const }
      if (!(await readMail({ ...services, db: tx }, mail))) {
        return { ok: false as const, problem: 'outdated' as const }
      }
      const recipient = to.trim()
      if (!MAIL_ADDRESS.test(recipient))
        return { ok: false as const, problem: 'bad-address' as const }
      await queueAgain(tx, mail, { recipient, at: at.toISOString() })
      return { ok: true as const, details: { mail: mail.kind, recipient } }
    },
  })
}

const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/
