import type { Paise } from '#domain/money.ts'

/** The three words a provider uses for the outcome of a payment. */
export type PaymentStatus = 'success' | 'failure' | 'pending'

/** What the provider answers when it is asked about one payment. */
export type ProviderAnswer =
  | { found: true; status: PaymentStatus; amountMinor: Paise }
  | { found: false }

export const EVIDENCE = [
  'confirmed-success',
  'confirmed-failure',
  'confirmed-pending',
  'confirmed-mismatch',
  'signed-success',
  'signed-failure',
  'signed-pending',
  'none',
] as const

/**
 * What we know after hearing a report, asking the provider, or both. A mismatch is a success that
 * is not the one we asked for: another amount, or a payment that has settled something else.
 */
export type Evidence = (typeof EVIDENCE)[number]

export type Heard = {
  /** The amount we asked for. */
  amountMinor: Paise
  /** The status of a report whose signature, key and amount were right. */
  signed?: PaymentStatus
  /** The provider's own answer; absent when it could not be reached. */
  answer?: ProviderAnswer
}

/**
 * The provider's answer outweighs the report that came through the payer's browser. Without an
 * answer, or when the provider does not know the payment (yet), the signed word is all there is.
 */
export function weigh({ amountMinor, signed, answer }: Heard): Evidence {
  if (answer?.found) {
    if (answer.status !== 'success') return `confirmed-${answer.status}`
    return answer.amountMinor === amountMinor ? 'confirmed-success' : 'confirmed-mismatch'
  }
  return signed ? `signed-${signed}` : 'none'
}
