import type {
  Evidence,
  EvidenceSource,
  PaymentStatus,
  ReportVerdict,
} from '#domain/payments/evidence.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'

/** Attempts to pay, what was heard of them, refunds and receipts. */
export type PaymentTables = {
  /** One attempt to pay for one gift or one registration. */
  payment: {
    id: string
    txnid: string
    /** Part of the hand-off page's address. That page shows the payer's details, so it can't be guessed. */
    token: string
    gift_id: string | null
    registration_id: string | null
    purpose: string
    payer_name: string
    payer_email: string
    payer_phone: string
    amount_minor: number
    state: PaymentState
    opened_at: string
    /** Payments opened by the office may be paid after registration has closed. */
    opened_by: 'visitor' | 'office'
    changed_at: string
    /** When the provider was last asked about it. */
    asked_at: string | null
    /** The latest evidence, because some messages depend on more than the state. */
    heard: Evidence | null
    /** When the payer was last handed to the provider. The sweep's schedule counts from here. */
    watched_from: string | null
    /** When the sweep asks next; null when it has stopped asking. */
    ask_at: string | null
    /** When to ask about refund news; null when there are none. */
    refunds_ask_at: string | null
    /** 1 when another payment had already paid for the same gift or registration. */
    overpaid: number
    /** The amount that the provider reports as received. */
    received_minor: number | null
    /** The day in India on which the payer paid, such as 2026-11-15. */
    received_on: string | null
    /** The name of the provider's adapter: see server/compose.ts. */
    provider: string
    /** Everything below is the provider's own answer, never what a browser sent. */
    provider_id: string | null
    /** The provider's whole answer, as JSON. */
    provider_record: string | null
  }

  /** Append-only: the events of a payment, in order. */
  payment_event: {
    payment_id: string
    position: number
    at: string
    source: EvidenceSource
    evidence: PaymentNews
    from_state: PaymentState
    to_state: PaymentState
  }

  /** Every report that was received, trusted or not, stored once. */
  payment_report: {
    /** Of the signature; of the whole body when it has none. */
    digest: string
    received_at: string
    source: EvidenceSource
    txnid: string | null
    verdict: ReportVerdict
    /** As received; a long one is cut off. */
    body: string
    /** The status that the provider signed; null when it is not signed. */
    signed: PaymentStatus | null
    /** When to settle it; null once it is settled or when there is nothing to settle. */
    settle_at: string | null
    /** How often settling was started. */
    attempts: number
  }

  /** The last number issued in a financial year. Raising it locks the row. */
  receipt_series: { year: string; last: number }

  /** `issued_at` is the receipt's date, which is the day of the payment. */
  receipt: {
    year: string
    number: number
    /** A receipt is for a payment or for money that came by hand. */
    payment_id: string | null
    entry_id: string | null
    issued_at: string
    /** Set when it was made void; a number is never used again. */
    voided_at: string | null
    voided_by: string | null
    void_reason: string | null
  }

  /** A refund. The token is ours and makes a repeated request harmless. */
  refund: {
    token: string
    payment_id: string
    amount_minor: number
    state: RefundState
    /** The provider's id of the refund. */
    request_id: string | null
    reason: string | null
    asked_at: string
    changed_at: string
    /** When the provider is asked about it next; null once it is settled. */
    follow_at: string | null
    /** 1 where the office chose that whoever paid is not mailed. */
    is_quiet: number | null
  }
}

/** What an event says: evidence, the end of an attempt by the office, or what became of a refund. */
type PaymentNews = Evidence | 'cancelled' | 'replaced' | `refund-${RefundState}`

/** Tables of Today and the money screens. */
export type MoneyTables = {
  /** A giver who asked to be reminded each month. It is deleted when they end it. */
  monthly_gift: {
    gift_id: string
    /** Of the month, 1 to 31. */
    day: number
    amount_minor: number
    fund: string
    /** The day of the next mail, in India. */
    next_on: string
    paused_at: string | null
    created_at: string
  }

  /** What comparing with the provider has found. */
  attention_found: {
    key: string
    kind: 'unknown-payment'
    txnid: string
    amount_minor: number
    at: string
  }

  attention_told: { key: string; at: string }

  /** A payment of an earlier system: it can be looked up, and counts in no sum. */
  earlier_payment: { txnid: string; record: string; imported_at: string }

  /** A settlement file that the office has kept: each file once. */
  settlement: {
    /** Of the file's text. */
    digest: string
    at: string
    author: string
    /** How many of its lines and of our records did not match. */
    odd: number
    settled_minor: number
    /** What was shown before it was kept, as JSON. */
    result: string
  }

  /** A day on which money came by hand, or that was closed. One that is open has only its version. */
  day_close: {
    /** Such as 2026-11-15, in India. */
    day: string
    /** Raised when it is closed and when it is opened again. */
    version: number
    closed_at: string | null
    closed_by: string | null
    /** The cash that was counted. */
    counted_minor: number | null
    /** The cash that was recorded. */
    recorded_minor: number | null
    /** Why they differ. */
    reason: string
    /** Whether the provider had received what we have recorded. */
    compared: 'agrees' | 'differs' | 'not-compared' | null
  }
}
