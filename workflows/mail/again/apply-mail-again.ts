import type { Db } from '#database/engine/open.ts'
import type { Gift } from '#database/gifts/gifts.ts'
import { copyOf, mailByKey, type OutboxMail, queueCopy } from '#database/mail/outbox.ts'
import type { Payment } from '#database/payments/payments.ts'
import { type PrivateRecord, privateTokenOf } from '#database/private-pages/private-pages.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import type { Services } from '#workflows/services.ts'
import { mailAddresses } from './mail-addresses.ts'

export type SendingAgain = Pick<
  Services,
  'db' | 'now' | 'content' | 'payments' | 'publicUrl' | 'sampleOffice'
>

type Wanted = {
  mailKey: string
  /** Without one, the address of the first time; the payer's where that was corrected since. */
  to?: string | undefined
}

type Owner = { registration: Registration } | { gift: Gift }

type Locked = Owner & { tx: Db; payments: readonly Payment[]; at: Date }

/**
 * The change that queues a mail once more, unless what it says is no longer true. Whoever has the payer's
 * private link can act for the payer, so a mail with it goes to the payer's address only.
 */
export function applyMailAgain(services: SendingAgain, { mailKey, to }: Wanted) {
  return async (locked: Locked) => {
    const { tx, at } = locked
    const mail = await mailByKey(tx, mailKey)
    if (!mail || !isAbout(mail, locked)) return { ok: false as const, problem: 'no-mail' as const }
    const record = toRecord(locked)
    const [payer = '', ...others] = await mailAddresses(tx, record)
    const known = [payer, ...others].find((address) => address === (to?.trim() ?? mail.recipient))
    const recipient = known ?? (to === undefined ? payer : '')
    if (!recipient) return { ok: false as const, problem: 'not-its-address' as const }
    const copy = copyOf(mail, { recipient, at: at.toISOString() })
    const { kind, mailbox } = copy
    const body = await readMail({ ...services, db: tx }, copy)
    if (!body) return { ok: false as const, problem: 'outdated' as const, kind }
    const isPayers = JSON.stringify(body).includes(privateTokenOf(record))
    if (isPayers && mailbox !== mailboxOf(payer)) {
      return { ok: false as const, problem: 'payers-mail' as const }
    }
    await queueCopy(tx, copy)
    return { ok: true as const, kind, recipient, details: { mail: kind, recipient } }
  }
}

function isAbout(mail: OutboxMail, { payments, ...owner }: Locked): boolean {
  if (payments.some(({ id }) => id === mail.payment_id)) return true
  return 'registration' in owner && mail.registration_id === owner.registration.id
}

function toRecord(owner: Owner): PrivateRecord {
  return 'gift' in owner ? { kind: 'gift', ...owner } : { kind: 'registration', ...owner }
}
