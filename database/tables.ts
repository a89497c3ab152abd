import type { Evidence, PaymentStatus } from '#domain/payments/evidence.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import type { Hold } from '#domain/registration/places.ts'

/**
 * The tables, as both engines know them. Money is whole paise, moments are ISO 8601 text in UTC,
 * so that a row reads the same in SQLite and in PostgreSQL.
 */
export type Tables = {
  gift: GiftTable
  registration: RegistrationTable
  place_event: PlaceEventTable
  place_key: PlaceKeyTable
  attendee: AttendeeTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  payment_report: PaymentReportTable
  idempotency_key: IdempotencyKeyTable
  outbox: OutboxTable
  receipt_series: ReceiptSeriesTable
  receipt: ReceiptTable
  refund: RefundTable
  job_lease: JobLeaseTable
  setting: SettingTable
  event_lock: EventLockTable
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
  /** Names the private page, which shows everything: only mails and the visitor's browser have it. */
  private_token: string
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
  /** How many people it is for, and whether places are kept for them. */
  places: number
  hold: Hold
  /** When they are given back unless it is paid; null where there is no limit. */
  held_until: string | null
}

/** Append-only: how it came to have its places, and lost them. */
type PlaceEventTable = {
  registration_id: string
  position: number
  at: string
  source: string
  from_hold: Hold
  to_hold: Hold
}

/** The link in a mail that keeps the places of a registration which costs nothing. */
type PlaceKeyTable = { digest: string; registration_id: string }

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
  /** What the office has opened may be paid also when registration has closed. */
  opened_by: 'visitor' | 'office'
  changed_at: string
  /** When the provider was last asked about it. */
  asked_at: string | null
  /** The latest evidence, for words that a state alone does not give. */
  heard: Evidence | null
  /** When the payer was last handed to the provider: the sweep counts from here. */
  watched_from: string | null
  /** When the sweep asks next; null when it has asked often enough. */
  ask_at: string | null
  /** When it is asked about refunds that we have only heard of; null when there are none. */
  refunds_ask_at: string | null
  /** 1 when something else had already paid for the same gift or registration. */
  overpaid: number
  /** What the provider says was taken. */
  received_minor: number | null
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

/** What came in from outside, kept once, believed or not. */
type PaymentReportTable = {
  /** Of what was signed; of the whole body where nothing was. */
  digest: string
  received_at: string
  source: string
  txnid: string | null
  verdict: string
  /** As it came; of a long one, the beginning. */
  body: string
  /** What the provider signed; null where nothing was. */
  signed: PaymentStatus | null
  /** When it is to be settled; null once it was, or where there is nothing to settle. */
  settle_at: string | null
  /** How often that was begun. */
  attempts: number
}

/** A key under which another program sent a registration: the same key is the same registration. */
type IdempotencyKeyTable = {
  key_digest: string
  /** Of the body together with the key, so that it can't be guessed from what people type. */
  body_digest: string
  created_at: string
  /** Null until the registration is stored; then with its payment, where there is one. */
  answered_at: string | null
  txnid: string | null
}

/** A mail that is due, written in the transaction of what it tells of. One key, one mail. */
type OutboxTable = {
  key: string
  kind: MailKind
  payment_id: string | null
  registration_id: string | null
  recipient: string
  /** What mails to one address are counted by. */
  mailbox: string
  created_at: string
  /** When it is tried next; null once that is settled. */
  due_at: string | null
  attempts: number
  /**
   * Written before the mail server is spoken to, and taken away with its answer: where it is left,
   * a process died in between and the mail may have gone out.
   */
  sending_since: string | null
  /** 1 once somebody has found it left so, and gives whoever sends it time to finish. */
  awaited: number
  outcome: 'sent' | 'overtaken' | 'undeliverable' | null
  settled_at: string | null
  /** What went wrong the last time. */
  problem: string | null
}

export type MailKind =
  | 'gift-receipt'
  | 'registration-paid'
  | 'registration-received'
  | 'payment-failed'
  | 'paid-twice'
  | 'refunded'
  | 'refunded-in-part'
  | 'keep-places'
  | 'waiting-listed'
  | 'place-offered'
  | 'paid-late'
  | 'private-link'
  | 'registration-cancelled'

/** The last number given out in a financial year; raising it takes the row's lock. */
type ReceiptSeriesTable = { year: string; last: number }

/** `issued_at` is the receipt's date: when the payer paid. */
type ReceiptTable = { payment_id: string; year: string; number: number; issued_at: string }

/** Money going back. The token is ours, and makes asking twice harmless. */
type RefundTable = {
  token: string
  payment_id: string
  amount_minor: number
  state: RefundState
  /** The provider's number for it. */
  request_id: string | null
  reason: string | null
  asked_at: string
  changed_at: string
  /** When the provider is asked about it next; null once that is settled. */
  follow_at: string | null
}

/** Which process runs a job, and until when nobody else does. */
type JobLeaseTable = { name: string; holder: string; until: string }

/** One row for each event that has places to count: whoever counts them locks it first. */
type EventLockTable = { event_code: string }

type SettingTable = { name: string; value: string }
