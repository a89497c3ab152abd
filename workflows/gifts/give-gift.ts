import { randomUUID } from 'node:crypto'
import { storeGiftConsent } from '#database/consents/consents.ts'
import { storeGiftOnce } from '#database/records/gifts/gifts.ts'
import { continuePaying } from '#database/records/payments/payment-attempts.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import type { GiftInput } from '#domain/gift.ts'
import { toProviderName } from '#domain/payments/hand-off.ts'
import { elevenDigits } from '#domain/record-numbers.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import type { Services } from '#workflows/services.ts'
import { identifySubmission } from '#workflows/submission.ts'

/**
 * Stores the gift once, even if it is submitted several times, and returns the payment to continue with, with the
 * token of the gift's private page.
 */
export async function giveGift(
  services: Services,
  input: GiftInput,
): Promise<Payment & { privateToken: string }> {
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
