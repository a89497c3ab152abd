import type { Db } from '#database/engine/open.ts'
import { changeGiftAddress } from '#database/gifts/gifts.ts'
import { queueMail, readdressMails } from '#database/mail/outbox.ts'
import { isEmailAddress } from '#domain/mail/email-address.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { FieldChange } from '#domain/registration/field-change.ts'
import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'

type Correction = RecordRequest & { email: string }

/** Corrects the giver's e-mail address, and tells the old and the new one. */
export async function correctGift(services: Services, { email: typed, ...request }: Correction) {
  const email = typed.trim()
  return changeRecord(
    services,
    { ...request, kind: 'gift' },
    {
      needs: 'correctGift',
      action: 'correct',
      async apply({ tx, gift: { id, email: old }, payments, at }) {
        if (!isEmailAddress(email)) return { ok: false as const, problem: 'bad-address' as const }
        const payment = payments.at(-1)
        // Of a forgotten gift nothing is stored anew; one that came by hand has no private link in a mail.
        if (!payment || old === '') return { ok: false as const, problem: 'no-address' as const }
        await changeGiftAddress(tx, id, email)
        await readdressMails(tx, { owner: 'gift_id', id, old, new: email })
        if (mailboxOf(old) !== mailboxOf(email))
          await tell(tx, { paymentId: payment.id, old, new: email, at })
        const change: FieldChange = { whose: '', field: 'email', from: old, to: email }
        return { ok: true as const, details: { changes: [change] } }
      },
    },
  )
}

type Changed = { paymentId: string; old: string; new: string; at: Date }

async function tell(tx: Db, { paymentId, at, ...addresses }: Changed): Promise<void> {
  for (const which of ['old', 'new'] as const) {
    await queueMail(tx, {
      kind: 'email-changed',
      name: `${at.toISOString()}:${which}`,
      about: { payment_id: paymentId },
      facts: { which, by: 'office' },
      recipient: addresses[which],
      at: at.toISOString(),
    })
  }
}
