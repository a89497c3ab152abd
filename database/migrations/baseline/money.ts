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

/** Payments, money by hand, receipts, closed days and mails. */
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
    /** When the provider was last asked about it. */
    asked_at: 'text',
    /** Everything below is the provider's own answer, never what a browser sent. */
    provider_id: 'text',
    /** The provider's whole answer, as JSON. */
    provider_record: 'text',
    /** The latest evidence, because some messages depend on more than the state. */
    heard: ['text', EVIDENCE],
    /** When the payer was last handed to the provider. The sweep's schedule counts from here. */
    watched_from: 'text',
    /** When the sweep asks next; null when it has stopped asking. */
    ask_at: 'text',
    /** The amount that the provider reports as received. */
    received_minor: 'integer',
    /** 1 when another payment had already paid for the same gift or registration. */
    overpaid: 'integer not null default 0',
    /** When to ask about refund news; null when there are none. */
    refunds_ask_at: 'text',
    /** Payments opened by the office may be paid after registration has closed. */
    opened_by: ["text not null default 'visitor'", ['visitor', 'office']],
    /** The day in India on which the payer paid, such as 2026-11-15. */
    received_on: 'text',
    /** The name of the provider's adapter: see server/compose.ts. */
    provider: "text not null default 'payu'",
    payment_amount_positive: 'check (amount_minor > 0)',
    payment_for_one_thing: 'check ((gift_id is null) <> (registration_id is null))',
    payment_ask_at: 'index (ask_at)',
    payment_digits: "index (ltrim(txnid, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'))",
    payment_gift: 'index (gift_id)',
    /** Few are, and Today lists those that stay so. */
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

  /** Append-only: the events of a payment, in order. */
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

  /** Every report that was received, trusted or not, stored once, and settled from here. */
  payment_report: {
    /** Of the signature; of the whole body when it has none. */
    digest: 'text primary key',
    received_at: 'text not null',
    source: ['text not null', SOURCES],
    txnid: 'text',
    verdict: ['text not null', VERDICTS],
    /** As received; a long one is cut off. */
    body: 'text not null',
    /** The status that the provider signed; null when it is not signed. */
    signed: ['text', ['success', 'failure', 'pending']],
    /** When to settle it; null once it is settled or when there is nothing to settle. */
    settle_at: 'text',
    /** How often settling was started. */
    attempts: 'integer not null default 0',
    payment_report_received_at: 'index (received_at, verdict)',
    payment_report_settle_at: 'index (settle_at)',
    payment_report_txnid: 'index (txnid)',
  },

  /** A refund. The token is ours and makes a repeated request harmless. */
  refund: {
    token: 'text primary key',
    payment_id: 'text not null references payment (id)',
    amount_minor: 'integer not null',
    state: ['text not null', ['asked', 'queued', 'refused', 'done']],
    /** The provider's id of the refund. */
    request_id: 'text',
    reason: 'text',
    asked_at: 'text not null',
    changed_at: 'text not null',
    /** When the provider is asked about it next; null once it is settled. */
    follow_at: 'text',
    /** 1 where the office chose that whoever paid is not mailed. */
    is_quiet: 'integer',
    refund_amount_positive: 'check (amount_minor > 0)',
    refund_changed_at: 'index (changed_at)',
    refund_follow_at: 'index (follow_at)',
    refund_payment: 'index (payment_id)',
    refund_refused: "index (changed_at) where state = 'refused'",
  },

  /**
   * Append-only: money by hand, and reductions of the price. An entry is taken back by a second one that
   * names it.
   */
  money_entry: {
    id: 'text primary key',
    registration_id: 'text references registration (id)',
    gift_id: 'text references gift (id)',
    kind: ['text not null', ['received', 'reduction']],
    /** How it came; null for a reduction. */
    method: ['text', ['Cash', 'UPI', 'Bank transfer', 'Cheque']],
    amount_minor: 'integer not null',
    /** The day in India on which it came, such as 2026-11-15. */
    day: 'text not null',
    reference: 'text not null',
    reason: 'text not null',
    /** The entry that this one takes back. */
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

  /** The last number issued in a financial year. Raising it locks the row. */
  receipt_series: {
    year: 'text primary key',
    last: 'integer not null',
  },

  /**
   * `issued_at` is the receipt's date, which is the day of the payment. A void receipt keeps its number; its
   * successor has a new one.
   */
  receipt: {
    year: 'text not null',
    number: 'integer not null',
    /** A receipt is for a payment or for money that came by hand. */
    payment_id: 'text references payment (id)',
    entry_id: 'text references money_entry (id)',
    issued_at: 'text not null',
    /** Set when it was made void; a number is never used again. */
    voided_at: 'text',
    voided_by: 'text',
    void_reason: 'text',
    receipt_year_number: 'primary key (year, number)',
    receipt_entry_id: 'unique index (entry_id) where voided_at is null',
    receipt_number: 'index (number)',
    receipt_payment_id: 'unique index (payment_id) where voided_at is null',
  },

  /** A settlement file that the office has kept: each file once. */
  settlement: {
    /** Of the file's text. */
    digest: 'text primary key',
    at: 'text not null',
    author: 'text not null',
    /** How many of its lines and of our records did not match. */
    odd: 'integer not null',
    settled_minor: 'bigint not null',
    /** What was shown before it was kept, as JSON. */
    result: 'text not null',
  },

  /** A day on which money came by hand, or that was closed. One that is open has only its version. */
  day_close: {
    /** Such as 2026-11-15, in India. */
    day: 'text primary key',
    /** Raised when it is closed and when it is opened again. */
    version: 'integer not null',
    closed_at: 'text',
    closed_by: 'text',
    /** The cash that was counted. */
    counted_minor: 'bigint',
    /** The cash that was recorded. */
    recorded_minor: 'bigint',
    /** Why they differ. */
    reason: 'text not null',
    /** Whether the provider had received what we have recorded. */
    compared: ['text', ['agrees', 'differs', 'not-compared']],
  },

  /** A payment of an earlier system: it can be looked up, and counts in no sum. */
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
    /** When it is tried next; null once it has an outcome. */
    due_at: 'text',
    attempts: 'integer not null',
    outcome: ['text', ['sent', 'overtaken', 'undeliverable']],
    settled_at: 'text',
    /** The error of the last attempt. */
    problem: 'text',
    /**
     * Set before the mail server is contacted and cleared with its answer. If it is still set, a process died
     * in between and the mail may have been sent.
     */
    sending_since: 'text',
    /** 1 once another process has found `sending_since` set and gives the sender time to finish. */
    awaited: 'integer not null default 0',
    /** The address without its spelling variants, by which mails to one person are limited. */
    mailbox: "text not null default ''",
    /** The member of staff whom it signs in. */
    staff_id: 'text',
    /** What it is about, where that is no record, as JSON. */
    facts: 'text',
    /** What a mail about a record said when it was sent, without the links that act for somebody. */
    sent_subject: 'text',
    sent_text: 'text',
    /** The language of that text; null until it is sent. */
    sent_language: ['text', LANGUAGES],
    outbox_due_at: 'index (due_at)',
    outbox_mailbox: 'index (mailbox, settled_at)',
    outbox_payment: 'index (payment_id)',
    outbox_undeliverable: "index (settled_at) where outcome = 'undeliverable'",
  },
} as const satisfies Declarations
