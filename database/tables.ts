import type { PaymentState } from '#domain/payments/payment-state.ts'

/**
 * The tables, as both engines know them. Money is whole paise, moments are ISO 8601 text in UTC,
 * so that a row reads the same in SQLite and in PostgreSQL.
 */
export type Tables = {
  gift: GiftTable
  registration: RegistrationTable
  attendee: AttendeeTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  payment_report: PaymentReportTable
}

export type PaidStatus = 'Not Paid' | 'Paid'

/** What one visitor sent in one submission; `twin` is how an identical one is recognised. */
type SubmissionColumns = {
  id: string
  /** The key the visitor's browser made for this submission; null without JavaScript. */
  submission: string | null
  /** A digest of everything typed. */
  twin: string
  status: PaidStatus
  created_at: string
}

type GiftTable = SubmissionColumns & {
  fund: string
  full_name: string
  email: string
  phone: string
  amount_minor: number
}

type RegistrationTable = SubmissionColumns & {
  programme: string
  event_code: string
  party: string
  residential: string
  arrival: string
  payment_type: string
  agree: number
  /** What is due online now, and what is due in all, as quoted when it was stored. */
  due_minor: number
  full_minor: number
}

type AttendeeTable = {
  registration_id: string
  position: number
  first_name: string
  last_name: string
  email: string
  phone: string
  gender: string
  age: number
  city: string
  share_minor: number
}

/** One attempt to pay for one gift or one registration. */
type PaymentTable = {
  id: string
  txnid: string
  /** Names the hand-off page, which shows the payer's details: it can't be guessed. */
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
  changed_at: string
  /** When the provider was last asked about it. */
  asked_at: string | null
  /** Everything below is what the provider confirmed, never what a browser brought. */
  provider_id: string | null
  /** The provider's whole answer, as JSON. */
  provider_record: string | null
}

/** Append-only: what happened to a payment, in order. */
type PaymentEventTable = {
  payment_id: string
  position: number
  at: string
  source: string
  evidence: string
  from_state: PaymentState
  to_state: PaymentState
}

/** What came in from outside, kept once and verbatim, believed or not. */
type PaymentReportTable = {
  digest: string
  received_at: string
  source: string
  txnid: string | null
  verdict: string
  body: string
}
