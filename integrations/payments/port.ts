import type { Paise } from '#domain/money.ts'
import type { PaymentStatus, ReportRefusal, Reserve } from '#domain/payments/evidence.ts'
import type { FailureReason } from '#domain/payments/payment-state.ts'

export type PaymentProviders = {
  /** The name of the one with which new payments are opened. */
  current: string
  /** By the name that is stored with a payment. One that is no longer current stays for its payments. */
  byName: Readonly<Record<string, PaymentProvider>>
  earlier: EarlierRecords
  of(payment: { provider: string }): PaymentProvider
  readReport(body: string): Read<ReportReading>
  readNotice(notice: Notice): Promise<Read<NoticeReading>>
  listPaid(day: string): Promise<PaidRecord[]>
}

export type Read<Reading> = { provider: string; reading: Reading }

/** What we need of a payment provider with a hosted payment page. */
export type PaymentProvider = {
  checkout(request: CheckoutRequest): CheckoutForm
  readReport(body: string): ReportReading
  /**
   * Asks the provider about payments. Payments with an unreadable answer are left out. Throws an
   * IntegrationError when the provider can't be reached or nothing is readable.
   */
  ask(txnids: readonly string[]): Promise<Map<string, ProviderRecord>>
  readNotice(notice: Notice): Promise<NoticeReading>
  /** Requests a refund. A repeated request with the same token is one refund. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** Every refund of one payment that the provider knows. */
  askRefunds(providerId: string): Promise<ProviderRefund[]>
  describe(fields: Record<string, string>): RecordDetails
  /** Those of the stored fields that are about the money. All others may be about the payer. */
  ledgerFields(fields: Record<string, string>): Record<string, string>
  /** Payments received on one day in India, such as "2026-11-15". */
  listPaid(day: string): Promise<PaidRecord[]>
}

export type CheckoutRequest = {
  txnid: string
  amountMinor: Paise
  purpose: string
  payer: { name: string; email: string; phone: string }
}

export type CheckoutForm = { action: string; fields: Record<string, string> }

export type ReportReading =
  | { ok: true; report: SignedReport }
  | {
      ok: false
      problem: Extract<ReportRefusal, 'unreadable' | 'other-merchant' | 'forged'>
      txnid?: string
    }

/** Only the fields that the signature covers. */
export type SignedReport = {
  /** Covers every field below: reports with the same signature say the same. */
  signature: string
  txnid: string
  status: PaymentStatus
  amountMinor: Paise
  purpose: string
  email: string
}

export type ProviderRecord =
  | { found: false }
  | {
      found: true
      status: PaymentStatus
      amountMinor: Paise
      providerId: string
      reserve?: Reserve | undefined
      /** When the payer paid, by the provider's clock; undefined when unreadable. */
      paidAt?: Date | undefined
      /** The whole answer, under the provider's names, as text. */
      fields: Record<string, string>
    }

export type RecordDetails = {
  bankReference: string
  /** How it was paid, as the provider calls it: "UPI". */
  method: string
  /** Why it did not go through: in the provider's word, in its sentence, and as far as we know it. */
  reason: string
  message: string
  why: FailureReason
  /** What the bank or the provider took on top of the amount. */
  chargedOnTopMinor: Paise
  /** When the payer paid, by the provider's clock; undefined when unreadable. */
  paidAt: Date | undefined
}

export type Notice = { body: string; contentType: string }

/** A webhook about a payment is signed like a report; one about a refund is not signed. */
export type NoticeReading = ReportReading | { ok: true; refundOf: { txnid: string } }

export type RefundRequest = { providerId: string; token: string; amountMinor: Paise }

export type RefundAnswer =
  | { accepted: true; requestId: string }
  /** The token was used before: ask what became of that refund. */
  | { accepted: 'already' }
  /** Refused, and another attempt would be refused as well. */
  | { accepted: false; reason: string }
  /** Unknown whether it was accepted: ask, or repeat it with the same token. */
  | { accepted: 'unclear'; reason: string }

export type ProviderRefund = {
  /** Ours; for a refund made on the provider's dashboard, made from its request id. */
  token: string
  requestId: string
  /** Undefined when unreadable. */
  amountMinor: Paise | undefined
  state: 'queued' | 'done' | 'refused'
}

export type PaidRecord = { txnid: string; providerId: string; amountMinor: Paise }

/** The payments of an earlier system, under the names of its provider. */
export type EarlierRecords = {
  /** Checks one record of a file. Everything in it is kept as text. */
  read(
    value: unknown,
  ):
    | { ok: true; record: Record<string, string> & { txnid: string } }
    | { ok: false; problem: EarlierProblem }
  describe(record: Record<string, string>): Pick<
    RecordDetails,
    'bankReference' | 'reason' | 'message' | 'why'
  > & {
    isPaid: boolean
    amountMinor: Paise
    purpose: string
    payer: string
    providerId: string
    /** Undefined when unreadable: then `paidOn` is what it says. */
    paidAt: Date | undefined
    paidOn: string
  }
}

/** What a record lacks, or that it is none. */
export type EarlierProblem = 'no-record' | 'no-number' | 'no-amount' | 'no-status' | 'no-purpose'
