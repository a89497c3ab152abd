import type { Language } from '#domain/language.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { localPath } from '../local-path.ts'

type Payment = { state: PaymentState; token: string; txnid: string }

/**
 * Where a payer continues: at the provider while the payment is open, otherwise at its result. Whole addresses
 * where pages have a language: before a path the framework would put that of its own start page, which the
 * address of a payment has not.
 */
export function paymentAddress(
  payment: Payment,
  { publicUrl, language }: { publicUrl: string; language: Language },
): string {
  const path = payment.state === 'open' ? `/pay/${payment.token}` : resultAddress(payment, language)
  return language === 'en' ? path : publicUrl + path
}

export function resultAddress({ txnid }: Pick<Payment, 'txnid'>, language: Language): string {
  return `${localPath(language, '/response')}?txnid=${encodeURIComponent(txnid)}`
}
