import type { Language } from '#domain/language.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { localPath } from '../local-path.ts'

type Payment = { state: PaymentState; token: string; txnid: string }

/**
 * At the provider while it is open, otherwise at its result. Where pages have a language it is a whole address:
 * before a path the framework would put the language of its start page.
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
