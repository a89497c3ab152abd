import type { Paise } from '#domain/money.ts'
import type { PaymentStatus, Reserve } from '#domain/payments/evidence.ts'

/** What we need of a payment provider with a hosted payment page, in our words. */
export type PaymentProvider = {
  /** The form that takes the payer's browser to the provider's page. */
  checkout(request: CheckoutRequest): CheckoutForm
  /** Reads a report that came in from outside and says whether the provider signed it. */
  readReport(body: string): ReportReading
  /**
   * Asks the provider itself. Throws an IntegrationError when it can't be reached or understood; one
   * that it answers about in a way we can't read is left out.
   */
  ask(txnids: readonly string[]): Promise<Map<string, ProviderRecord>>
  /** Reads what the provider's server sent us, in any of the forms that it uses. */
  readNotice(notice: Notice): Promise<NoticeReading>
  /** Asks for money to go back. The same token asked twice is one refund. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** Every refund of one payment that the provider knows. */
  askRefunds(providerId: string): Promise<ProviderRefund[]>
  /** What the stored fields of a confirmed payment say, in our words. */
  describe(fields: Record<string, string>): RecordDetails
  /** What was paid on one day in India: "2026-11-15". */
  listPaid(day: string): Promise<PaidRecord[]>
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
  /** Made from every signed field: two reports with the same one say the same. */
  signature: string
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
      reserve?: Reserve | undefined
      /** When the payer paid, by the provider's clock; undefined when that can't be read. */
      paidAt?: Date | undefined
      /** Everything it said, under its own names, as text. */
      fields: Record<string, string>
    }

export type RecordDetails = {
  bankReference: string
  /** How it was paid, as the provider calls it: "UPI". */
  method: string
  /** Why it did not go through, in a word and in a sentence. */
  reason: string
  message: string
  /** What the bank or the provider took on top of the amount. */
  chargedOnTopMinor: Paise
}

export type Notice = { body: string; contentType: string }

/** A notice is about a payment, signed as a report is, or about a refund, and then not signed. */
export type NoticeReading = ReportReading | { ok: true; refundOf: { txnid: string } }

export type RefundRequest = { providerId: string; token: string; amountMinor: Paise }

export type RefundAnswer =
  | { accepted: true; requestId: string }
  /** The token was used before: what became of it is to be asked. */
  | { accepted: 'already' }
  /** It was not carried out, and asking again would be answered the same. */
  | { accepted: false; reason: string }
  /** Neither: whether it was carried out is to be asked, and it may be sent again under its token. */
  | { accepted: 'unclear'; reason: string }

export type ProviderRefund = {
  /** Ours; for one that was made on the provider's own pages, a name made from its number. */
  token: string
  requestId: string
  /** Undefined when the provider's answer can't be read as one. */
  amountMinor: Paise | undefined
  state: 'queued' | 'done' | 'refused'
}

export type PaidRecord = { txnid: string; providerId: string; amountMinor: Paise }
