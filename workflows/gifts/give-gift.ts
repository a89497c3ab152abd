import { randomUUID } from 'node:crypto'
import { storeGiftConsent } from '#database/consents/consents.ts'
import { changeRows } from '#database/engine/rows.ts'
import { changeGiftAddress, lockGift, storeGiftOnce } from '#database/records/gifts/gifts.ts'
import { queueMail, readdressMails } from '#database/records/mail/outbox.ts'
import { storeEntry } from '#database/records/money/account-sums.ts'
import { continuePaying } from '#database/records/payments/payment-attempts.ts'
import { issueHandReceipt } from '#database/records/receipts/receipts.ts'
import { appendOfficeEvent, type OfficeEvent } from '#database/staff/office-events.ts'
import { dayInIndia } from '#domain/days.ts'
import type { GiftInput } from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { isEmailAddress, mailboxOf } from '#domain/mail/mailbox.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { type HandMethod, type HandMoney, handMoneyProblems } from '#domain/payments/hand-money.ts'
import { toProviderName } from '#domain/payments/hand-off.ts'
import { elevenDigits } from '#domain/record-numbers.ts'
import type { FieldChange } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { lockOpenDay } from '#workflows/records/closing/close-day.ts'
import { onDay } from '#workflows/records/money/record-payment.ts'
import type { Services } from '#workflows/services.ts'
import { identifySubmission } from '#workflows/submission.ts'

/** Stores the gift once, even if it is submitted several times. */
export async function giveGift(services: Services, input: GiftInput) {
  const { fund, name, email, phone, amountMinor, pan, language } = input
  const typed = [fund, name, email, phone, amountMinor, ...(pan ? [pan] : [])]
  return services.db.transaction().execute(async (tx) => {
    const id = randomUUID()
    const gift = await storeGiftOnce(tx, {
      id,
      ...identifySubmission(input.submission, typed),
      created_at: services.now().toISOString(),
      fund,
      full_name: name,
      email,
      phone,
      amount_minor: amountMinor,
      pan: pan ?? null,
      language,
    })
    const isNew = gift.id === id
    if (isNew) await storeGiftConsent(tx, id, givenConsent(services, 'gift', language))
    // The latest payment if it can still be paid, otherwise a new one.
    const payment = await continuePaying(tx, {
      owner: { gift_id: gift.id, registration_id: null },
      order: async () => ({
        purpose: gift.fund,
        payer_name: toProviderName({ names: [gift.full_name], ...gift }),
        payer_email: gift.email,
        payer_phone: gift.phone,
        amount_minor: gift.amount_minor,
      }),
      at: services.now(),
      provider: services.payments.current,
      newTxnid: () => elevenDigits(services.randomBelow),
      // Without a submission key the open payment may belong to another tab, so a new one is opened.
      mayReuseOpen: gift.submission !== null,
      isNew,
    })
    const { txnid, amount_minor } = payment
    services.log.info('payment-continued', { txnid, amountMinor: amount_minor })
    return { ...payment, privateToken: gift.private_token }
  })
}

export type HandGift = HandMoney & {
  name: string
  /** Empty where the giver has none; then no mail is sent. */
  email: string
  phone: string
  fund: string
  method: HandMethod
  pan?: string | undefined
  /** Of its mails and pages; English unless somebody chose another. */
  language?: Language | undefined
}

/** Records a gift that came by hand, with a receipt from the same series as online gifts. */
export async function recordGift(
  services: Services,
  { actor, gift, key }: StaffForm & { gift: HandGift },
) {
  const { name, email, phone, fund, method, amountMinor, reference } = gift
  const { pan = null, language = 'en' } = gift
  if (!staffCan.seeMoney(actor) || !staffCan.recordMoney(actor)) return NOT_ALLOWED
  const at = services.now()
  const [problem] = handMoneyProblems(gift, dayInIndia(at.getTime()))
  if (problem) return refuse(problem)
  const again = ({ subject_id, details }: OfficeEvent) => {
    return { ok: true as const, id: subject_id, receipt: details.receipt ?? '' }
  }
  return onceInTransaction(services.db, { key, again }, async (tx) => {
    const day = await lockOpenDay(tx, gift.day)
    const id = randomUUID()
    const created_at = at.toISOString()
    // No form of the site is the same gift.
    const own = { id, submission: id, twin: `(by hand) ${id}`, created_at }
    const given = { fund, full_name: name, email, phone, amount_minor: amountMinor, pan, language }
    await storeGiftOnce(tx, { ...own, ...given })
    await lockGift(tx, id)
    await changeRows(tx, 'gift', { id }, { status: 'Paid' })
    await storeGiftConsent(tx, id, givenConsent(services, 'desk', language))
    const entryId = await storeEntry(tx, {
      registration_id: null,
      gift_id: id,
      kind: 'received',
      method,
      amount_minor: amountMinor,
      day,
      reference,
      at: created_at,
      author: actor.name,
    })
    const receipt = receiptNumber(await issueHandReceipt(tx, { entryId, day, at }))
    const details = { method, amountMinor, ...onDay(day, gift.day), reference, receipt }
    const event = { actor, subject: 'gift', subjectId: id, action: 'record-gift' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at })
    const mail = { kind: 'hand-gift-receipt', name: entryId, facts: { entryId } } as const
    if (email !== '') await queueMail(tx, { ...mail, recipient: email, at })
    return { ok: true as const, id, receipt }
  })
}

export async function correctGift(
  services: Services,
  { email: typed, ...request }: RecordRequest & { email: string },
) {
  const email = typed.trim()
  return changeRecord(services, 'gift', request, {
    needs: 'correctGift',
    action: 'correct',
    async apply({ tx, gift: { id, email: old }, payments, at }) {
      if (!isEmailAddress(email)) return refuse('bad-address')
      const payment = payments.at(-1)
      // Of a forgotten gift nothing is stored anew; one that came by hand has no private link in a mail.
      if (!payment || old === '') return refuse('no-address')
      await changeGiftAddress(tx, id, email)
      await readdressMails(tx, ['gift_id', id], { old, new: email })
      const told = mailboxOf(old) === mailboxOf(email) ? [] : (['old', 'new'] as const)
      for (const which of told) {
        const facts = { which, by: 'office' } as const
        const mail = { facts, recipient: which === 'old' ? old : email, at }
        const [name, about] = [`${at.toISOString()}:${which}`, { payment_id: payment.id }]
        await queueMail(tx, { kind: 'email-changed', name, about, ...mail })
      }
      const change: FieldChange = { whose: '', field: 'email', from: old, to: email }
      return { ok: true as const, details: { changes: [change] } }
    },
  })
}
