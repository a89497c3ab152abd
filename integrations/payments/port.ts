import type { Paise } from '#domain/money.ts'
import type { PaymentStatus, ReportRefusal, Reserve } from '#domain/payments/evidence.ts'
import type { FailureReason } from '#domain/payments/payment-state.ts'

export type PaymentProviders = {
  current: string
  /** A payment's provider is found by its stored name, also when it is no longer current. */
  byName: Readonly<Record<string, PaymentProvider>>
  earlier: EarlierRecords
  of(payment: { provider: string }): PaymentProvider
  readReport(body: string): Finding<ReportReading>
  readNotice(notice: Notice): Promise<Finding<NoticeReading>>
  listPaid(day: string): Promise<PaidRecord[]>
}

export type Finding<Reading> = { provider: string; reading: Reading }

export type PaymentProvider = {
  checkout(request: CheckoutRequest): CheckoutForm
  readReport(body: string): ReportReading
  /** Unreadable answers are left out. Throws an IntegrationError when there is no readable one. */
  ask(txnids: readonly string[]): Promise<Map<string, ProviderRecord>>
  readNotice(notice: Notice): Promise<NoticeReading>
  /** A repeated request with the same token is one refund. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  askRefunds(providerId: string): Promise<ProviderRefund[]>
  describe(fields: Record<string, string>): RecordDetails
  /** Only these fields are about the money. All others may be about the payer. */
  ledgerFields(fields: Record<string, string>): Record<string, string>
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

export type SignedReport = {
  /** It covers every field below: reports with the same signature say the same. */
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
      /** It is by the provider's clock; undefined when unreadable. */
      paidAt?: Date | undefined
      /** They are under the provider's names. */
      fields: Record<string, string>
    }

export type RecordDetails = {
  bankReference: string
  method: string
  /** The provider's word, the provider's sentence, and what we make of them say why it failed. */
  reason: string
  message: string
  why: FailureReason
  /** The bank or the provider took it on top of the amount. */
  chargedOnTopMinor: Paise
  /** It is by the provider's clock; undefined when unreadable. */
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
  /** Another attempt would be refused as well. */
  | { accepted: false; reason: string }
  /** Nobody knows whether it was accepted: ask, or repeat it with the same token. */
  | { accepted: 'unclear'; reason: string }

export type ProviderRefund = {
  /** It is ours; for a refund made on the provider's dashboard it is made from its request id. */
  token: string
  requestId: string
  amountMinor: Paise | undefined
  state: 'queued' | 'done' | 'refused'
}

export type PaidRecord = { txnid: string; providerId: string; amountMinor: Paise }

export type EarlierRecords = {
  /** Everything in a record is kept as text. */
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
    /** It is undefined when unreadable: then `paidOn` is what it says. */
    paidAt: Date | undefined
    paidOn: string
  }
}

export type EarlierProblem = 'no-record' | 'no-number' | 'no-amount' | 'no-status' | 'no-purpose'
