import type { Paise } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'

/** What we need of a payment provider with a hosted payment page, in our words. */
export type PaymentProvider = {
  /** The form that takes the payer's browser to the provider's page. */
  checkout(request: CheckoutRequest): CheckoutForm
  /** Reads a report that came in from outside and says whether the provider signed it. */
  readReport(body: string): ReportReading
  /** Asks the provider itself. Throws an IntegrationError when it can't be reached or understood. */
  ask(txnids: readonly string[]): Promise<Map<string, ProviderRecord>>
}

export type CheckoutRequest = {
  txnid: string
  amountMinor: Paise
  purpose: string
  payer: { name: string; email: string; phone: string }
}

export type CheckoutForm = { action: string; fields: Record<string, string> }

export type ReportProblem = 'unreadable' | 'other-merchant' | 'forged'

export type ReportReading =
  | { ok: true; report: SignedReport }
  | { ok: false; problem: ReportProblem; txnid?: string }

/** Only what the signature covers. */
export type SignedReport = {
  txnid: string
  status: PaymentStatus
  amountMinor: Paise
  purpose: string
  email: string
}

/** What the provider itself says of one payment. */
export type ProviderRecord =
  | { found: false }
  | {
      found: true
      status: PaymentStatus
      amountMinor: Paise
      providerId: string
      /** Everything it said, under its own names, as text. */
      fields: Record<string, string>
    }
