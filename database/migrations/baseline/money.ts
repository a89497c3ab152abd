import { type Declarations, LANGUAGES, SOURCES } from './declarations.ts'

const STATES = ['open', 'pending', 'confirming', 'failed', 'paid', 'refunded'] as const
const EVIDENCE = [
  ...['confirmed-success', 'confirmed-failure', 'confirmed-dropped', 'confirmed-pending'],
  ...['confirmed-begun', 'confirmed-held', 'confirmed-mismatch', 'signed-success'],
  ...['signed-failure', 'signed-pending', 'refund-completed', 'accepted', 'not-found'],
  'unreachable',
] as const
const EVENT_EVIDENCE = [
  ...[...EVIDENCE, 'cancelled', 'replaced', 'refund-asked', 'refund-queued', 'refund-refused'],
  'refund-done',
] as const
const VERDICTS = [
  ...['accepted', 'refund-news', 'unreadable', 'other-merchant', 'forged'],
  ...['unknown-transaction', 'other-amount', 'other-order'],
] as const

export const MONEY = {
  /** One attempt to pay for one gift or one registration. */
  payment: {
    id: 'text primary key',
    txnid: 'text not null unique',
    /** Part of the hand-off page's address. That page shows the payer's details, so it can't be guessed. */
    token: 'text not null unique',
    gift_id: 'text references gift (id)',
    registration_id: 'text references registration (id)',
    purpose: 'text not null',
    payer_name: 'text not null',
    payer_email: 'text not null',
    payer_phone: 'text not null',
    amount_minor: 'integer not null',
    state: ['text not null', STATES],
    opened_at: 'text not null',
    changed_at: 'text not null',
    asked_at: 'text',
    /** Everything below is the provider's own answer, never what a browser sent. */
    provider_id: 'text',
    provider_record: 'text',
    /** The latest evidence, because some messages depend on more than the state. */
    heard: ['text', EVIDENCE],
    /** The sweep's schedule counts from when the payer was last handed to the provider. */
    watched_from: 'text',
    /** It is null when the sweep has stopped asking. */
    ask_at: 'text',
    received_minor: 'integer',
    /** It is 1 when another payment had already paid for the same gift or registration. */
    overpaid: 'integer not null default 0',
    /** It is null when there are no refunds to ask about. */
    refunds_ask_at: 'text',
    /** Payments opened by the office may be paid after registration has closed. */
    opened_by: ["text not null default 'visitor'", ['visitor', 'office']],
    /** It is a day in India, such as 2026-11-15. */
    received_on: 'text',
    /** It names an adapter of server/compose.ts. */
    provider: "text not null default 'payu'",
    payment_amount_positive: 'check (amount_minor > 0)',
    payment_for_one_thing: 'check ((gift_id is null) <> (registration_id is null))',
    payment_ask_at: 'index (ask_at)',
    payment_digits: "index (ltrim(txnid, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'))",
    payment_gift: 'index (gift_id)',
    /** Few payments move, and Today lists those that stay so. */
    payment_moving: "index (opened_at) where state in ('pending', 'confirming')",
    payment_opened_at: 'index (opened_at, txnid)',
    payment_overpaid: 'index (changed_at) where overpaid = 1',
    /** One payment at a provider can't settle two of ours. Two providers may use the same number. */
    payment_provider_id: "unique index (provider_id, provider) where state = 'paid'",
    payment_received_on: 'index (received_on, txnid)',
    payment_refunds_ask_at: 'index (refunds_ask_at)',
    payment_registration: 'index (registration_id)',
    payment_state: 'index (state, opened_at)',
    payment_sums: `index ((case when gift_id is null then 'registration' else 'gift' end), received_on, state,
  received_minor, amount_minor) where received_on is not null`,
  },

  payment_event: {
    payment_id: 'text not null references payment (id)',
    position: 'integer not null',
    at: 'text not null',
    source: ['text not null', SOURCES],
    evidence: ['text not null', EVENT_EVIDENCE],
    from_state: ['text not null', STATES],
    to_state: ['text not null', STATES],
    payment_event_key: 'primary key (payment_id, position)',
  },

  /** Every report is stored once, trusted or not, and settled from here. */
  payment_report: {
    /** It is of the signature, or of the whole body when there is none. */
    digest: 'text primary key',
    received_at: 'text not null',
    source: ['text not null', SOURCES],
    txnid: 'text',
    verdict: ['text not null', VERDICTS],
    /** A long one is cut off. */
    body: 'text not null',
    /** It is null when the report is not signed. */
    signed: ['text', ['success', 'failure', 'pending']],
    /** It is null once it is settled or when there is nothing to settle. */
    settle_at: 'text',
    attempts: 'integer not null default 0',
    payment_report_received_at: 'index (received_at, verdict)',
    payment_report_settle_at: 'index (settle_at)',
    payment_report_txnid: 'index (txnid)',
  },

  /** The token is ours and makes a repeated request harmless. */
  refund: {
    token: 'text primary key',
    payment_id: 'text not null references payment (id)',
    amount_minor: 'integer not null',
    state: ['text not null', ['asked', 'queued', 'refused', 'done']],
    request_id: 'text',
    reason: 'text',
    asked_at: 'text not null',
    changed_at: 'text not null',
    /** It is null once the refund is settled. */
    follow_at: 'text',
    /** It is 1 where the office chose that whoever paid is not mailed. */
    is_quiet: 'integer',
    refund_amount_positive: 'check (amount_minor > 0)',
    refund_changed_at: 'index (changed_at)',
    refund_follow_at: 'index (follow_at)',
    refund_payment: 'index (payment_id)',
    refund_refused: "index (changed_at) where state = 'refused'",
  },

  /** Entries are only added: one is taken back by a second one that names it. */
  money_entry: {
    id: 'text primary key',
    registration_id: 'text references registration (id)',
    gift_id: 'text references gift (id)',
    kind: ['text not null', ['received', 'reduction']],
    /** It is null for a reduction. */
    method: ['text', ['Cash', 'UPI', 'Bank transfer', 'Cheque']],
    amount_minor: 'integer not null',
    /** It is a day in India, such as 2026-11-15. */
    day: 'text not null',
    reference: 'text not null',
    reason: 'text not null',
    takes_back: 'text references money_entry (id)',
    at: 'text not null',
    author: 'text not null',
    money_entry_amount: 'check (amount_minor > 0)',
    money_entry_for_one_thing: 'check ((gift_id is null) <> (registration_id is null))',
    money_entry_at: 'index (at, id)',
    money_entry_day: 'index (day)',
    money_entry_gift_id: 'index (gift_id)',
    money_entry_registration_id: 'index (registration_id)',
    money_entry_takes_back: 'unique index (takes_back) where takes_back is not null',
  },

  /** Raising the last number locks the row of the financial year. */
  receipt_series: {
    year: 'text primary key',
    last: 'integer not null',
  },

  /** `issued_at` is the day of the payment. A void receipt keeps its number, its successor has a new one. */
  receipt: {
    year: 'text not null',
    number: 'integer not null',
    payment_id: 'text references payment (id)',
    entry_id: 'text references money_entry (id)',
    issued_at: 'text not null',
    voided_at: 'text',
    voided_by: 'text',
    void_reason: 'text',
    receipt_year_number: 'primary key (year, number)',
    receipt_entry_id: 'unique index (entry_id) where voided_at is null',
    receipt_number: 'index (number)',
    receipt_payment_id: 'unique index (payment_id) where voided_at is null',
  },

  /** Each file is kept once. */
  settlement: {
    digest: 'text primary key',
    at: 'text not null',
    author: 'text not null',
    /** This many of its lines and of our records did not match. */
    odd: 'integer not null',
    settled_minor: 'bigint not null',
    result: 'text not null',
  },

  /** A day that is open has only its version. */
  day_close: {
    day: 'text primary key',
    version: 'integer not null',
    closed_at: 'text',
    closed_by: 'text',
    counted_minor: 'bigint',
    recorded_minor: 'bigint',
    reason: 'text not null',
    /** Whether the provider had received what we have recorded. */
    compared: ['text', ['agrees', 'differs', 'not-compared']],
  },

  /** A payment of an earlier system can be looked up, and counts in no sum. */
  earlier_payment: {
    txnid: 'text primary key',
    record: 'text not null',
    imported_at: 'text not null',
  },

  /**
   * A mail to send, written in the transaction of the change it is about. One key, one mail. Between
   * sending_since and settled_at nobody knows whether the mail server has the mail.
   */
  outbox: {
    key: 'text primary key',
    kind: 'text not null',
    payment_id: 'text references payment (id)',
    registration_id: 'text references registration (id)',
    recipient: 'text not null',
    created_at: 'text not null',
    /** It is null once the mail has an outcome. */
    due_at: 'text',
    attempts: 'integer not null',
    outcome: ['text', ['sent', 'overtaken', 'undeliverable']],
    settled_at: 'text',
    problem: 'text',
    /** If it is still set, a process died while it sent the mail, which may have arrived. */
    sending_since: 'text',
    /** It is 1 once another process has found `sending_since` set and gives the sender time to finish. */
    awaited: 'integer not null default 0',
    /** The address without its spelling variants, by which mails to one person are limited. */
    mailbox: "text not null default ''",
    staff_id: 'text',
    /** It is JSON, of what no record holds. */
    facts: 'text',
    /** It leaves out the links that act for somebody. */
    sent_subject: 'text',
    sent_text: 'text',
    sent_language: ['text', LANGUAGES],
    outbox_due_at: 'index (due_at)',
    outbox_mailbox: 'index (mailbox, settled_at)',
    outbox_payment: 'index (payment_id)',
    outbox_undeliverable: "index (settled_at) where outcome = 'undeliverable'",
  },
} as const satisfies Declarations
