import type { Evidence, PaymentStatus } from '#domain/payments/evidence.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import type { Hold } from '#domain/registration/places.ts'

/**
 * The tables, the same on both engines. Money is whole paise and times are ISO 8601 text in UTC, so
 * that a row reads the same in SQLite and in PostgreSQL.
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

/** Columns of everything that a visitor submits. */
type SubmissionColumns = {
  id: string
  /** The key that the visitor's browser made for this submission; null without JavaScript. */
  submission: string | null
  /** A digest of everything typed, by which an identical submission is recognised. */
  twin: string
  status: PaidStatus
  created_at: string
  /**
   * Part of the private page's address. That page shows everything, so only mails and the visitor's
   * browser have it.
   */
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
  /** The amount due online now and the whole price, as quoted when it was stored. */
  due_minor: number
  full_minor: number
  /** How many places it takes, and whether they are held. */
  places: number
  hold: Hold
  /** When they are released unless it is paid; null where there is no limit. */
  held_until: string | null
}

/** Append-only: every change of a registration's hold. */
type PlaceEventTable = {
  registration_id: string
  position: number
  at: string
  source: string
  from_hold: Hold
  to_hold: Hold
}

/** The key in a mail's link that keeps the places of a free registration. */
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
  /** Everything below is the provider's own answer, never what a browser sent. */
  provider_id: string | null
  /** The provider's whole answer, as JSON. */
  provider_record: string | null
}

/** Append-only: the events of a payment, in order. */
type PaymentEventTable = {
  payment_id: string
  position: number
  at: string
  source: string
  evidence: string
  from_state: PaymentState
  to_state: PaymentState
}

/** Every report that was received, trusted or not, stored once. */
type PaymentReportTable = {
  /** Of the signature; of the whole body when it has none. */
  digest: string
  received_at: string
  source: string
  txnid: string | null
  verdict: string
  /** As received; a long one is cut off. */
  body: string
  /** The status that the provider signed; null when it is not signed. */
  signed: PaymentStatus | null
  /** When to settle it; null once it is settled or when there is nothing to settle. */
  settle_at: string | null
  /** How often settling was started. */
  attempts: number
}

/**
 * A key under which another program sent a registration, so that a repeat returns the same
 * registration.
 */
type IdempotencyKeyTable = {
  key_digest: string
  /** Of the body together with the key, so that the body can't be guessed from its digest. */
  body_digest: string
  created_at: string
  /** Null until the registration is stored. */
  answered_at: string | null
  txnid: string | null
}

/** A mail to send, written in the transaction of the change it is about. One key, one mail. */
type OutboxTable = {
  key: string
  kind: MailKind
  payment_id: string | null
  registration_id: string | null
  recipient: string
  /** The address without its spelling variants, by which mails to one person are limited. */
  mailbox: string
  created_at: string
  /** When it is tried next; null once it has an outcome. */
  due_at: string | null
  attempts: number
  /**
   * Set before the mail server is contacted and cleared with its answer. If it is still set, a process
   * died in between and the mail may have been sent.
   */
  sending_since: string | null
  /** 1 once another process has found `sending_since` set and gives the sender time to finish. */
  awaited: number
  outcome: 'sent' | 'overtaken' | 'undeliverable' | null
  settled_at: string | null
  /** The error of the last attempt. */
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

/** The last number issued in a financial year. Raising it locks the row. */
type ReceiptSeriesTable = { year: string; last: number }

/** `issued_at` is the receipt's date, which is the day of the payment. */
type ReceiptTable = { payment_id: string; year: string; number: number; issued_at: string }

/** A refund. The token is ours and makes a repeated request harmless. */
type RefundTable = {
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
}

/** Which process runs a job, and until when no other may. */
type JobLeaseTable = { name: string; holder: string; until: string }

/** One row per event with a capacity. Whoever counts its places locks the row first. */
type EventLockTable = { event_code: string }

type SettingTable = { name: string; value: string }
