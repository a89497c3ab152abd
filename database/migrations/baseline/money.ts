import { LANGUAGES, oneOf, SOURCES } from './one-of.ts'

const STATES = ['open', 'pending', 'confirming', 'failed', 'paid', 'refunded']
const EVIDENCE = [
  ...['confirmed-success', 'confirmed-failure', 'confirmed-dropped', 'confirmed-pending'],
  ...['confirmed-begun', 'confirmed-held', 'confirmed-mismatch', 'signed-success'],
  ...[
    'signed-failure',
    'signed-pending',
    'refund-completed',
    'accepted',
    'not-found',
    'unreachable',
  ],
]
const EVENT_EVIDENCE = [
  ...[...EVIDENCE, 'cancelled', 'replaced', 'refund-asked', 'refund-queued', 'refund-refused'],
  'refund-done',
]
const VERDICTS = [
  ...['accepted', 'refund-news', 'unreadable', 'other-merchant', 'forged'],
  ...['unknown-transaction', 'other-amount', 'other-order'],
]

/** Payments, money by hand, receipts, closed days and mails. */
export const MONEY = `
create table payment (
  id text primary key,
  txnid text not null unique,
  token text not null unique,
  gift_id text references gift (id),
  registration_id text references registration (id),
  purpose text not null,
  payer_name text not null,
  payer_email text not null,
  payer_phone text not null,
  amount_minor integer not null,
  state text not null ${oneOf('payment.state', STATES)},
  opened_at text not null,
  changed_at text not null,
  asked_at text,
  provider_id text,
  provider_record text,
  heard text ${oneOf('payment.heard', EVIDENCE)},
  watched_from text,
  ask_at text,
  received_minor integer,
  overpaid integer not null default 0,
  refunds_ask_at text,
  opened_by text not null default 'visitor' ${oneOf('payment.opened_by', ['visitor', 'office'])},
  received_on text,
  provider text not null default 'payu',
  constraint payment_amount_positive check (amount_minor > 0),
  constraint payment_for_one_thing check ((gift_id is null) <> (registration_id is null))
);
create index payment_ask_at on payment (ask_at);
create index payment_digits on payment (ltrim(txnid, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
create index payment_gift on payment (gift_id);
-- Few are, and Today lists those that stay so.
create index payment_moving on payment (opened_at) where state in ('pending', 'confirming');
create index payment_opened_at on payment (opened_at, txnid);
create index payment_overpaid on payment (changed_at) where overpaid = 1;
-- One payment at a provider can't settle two of ours. Two providers may use the same number.
create unique index payment_provider_id on payment (provider_id, provider) where state = 'paid';
create index payment_received_on on payment (received_on, txnid);
create index payment_refunds_ask_at on payment (refunds_ask_at);
create index payment_registration on payment (registration_id);
create index payment_state on payment (state, opened_at);
create index payment_sums on payment
  ((case when gift_id is null then 'registration' else 'gift' end), received_on, state,
  received_minor, amount_minor) where received_on is not null;

create table payment_event (
  payment_id text not null references payment (id),
  position integer not null,
  at text not null,
  source text not null ${oneOf('payment_event.source', SOURCES)},
  evidence text not null ${oneOf('payment_event.evidence', EVENT_EVIDENCE)},
  from_state text not null ${oneOf('payment_event.from_state', STATES)},
  to_state text not null ${oneOf('payment_event.to_state', STATES)},
  constraint payment_event_key primary key (payment_id, position)
);

-- Reports are stored first and settled from there.
create table payment_report (
  digest text primary key,
  received_at text not null,
  source text not null ${oneOf('payment_report.source', SOURCES)},
  txnid text,
  verdict text not null ${oneOf('payment_report.verdict', VERDICTS)},
  body text not null,
  signed text ${oneOf('payment_report.signed', ['success', 'failure', 'pending'])},
  settle_at text,
  attempts integer not null default 0
);
create index payment_report_received_at on payment_report (received_at, verdict);
create index payment_report_settle_at on payment_report (settle_at);
create index payment_report_txnid on payment_report (txnid);

create table refund (
  token text primary key,
  payment_id text not null references payment (id),
  amount_minor integer not null,
  state text not null ${oneOf('refund.state', ['asked', 'queued', 'refused', 'done'])},
  request_id text,
  reason text,
  asked_at text not null,
  changed_at text not null,
  follow_at text,
  is_quiet integer,
  constraint refund_amount_positive check (amount_minor > 0)
);
create index refund_changed_at on refund (changed_at);
create index refund_follow_at on refund (follow_at);
create index refund_payment on refund (payment_id);
create index refund_refused on refund (changed_at) where state = 'refused';

-- Rows are only added. An entry is taken back by a second one that names it.
create table money_entry (
  id text primary key,
  registration_id text references registration (id),
  gift_id text references gift (id),
  kind text not null ${oneOf('money_entry.kind', ['received', 'reduction'])},
  method text ${oneOf('money_entry.method', ['Cash', 'UPI', 'Bank transfer', 'Cheque'])},
  amount_minor integer not null,
  day text not null,
  reference text not null,
  reason text not null,
  takes_back text references money_entry (id),
  at text not null,
  author text not null,
  constraint money_entry_amount check (amount_minor > 0),
  constraint money_entry_for_one_thing check ((gift_id is null) <> (registration_id is null))
);
create index money_entry_at on money_entry (at, id);
create index money_entry_day on money_entry (day);
create index money_entry_gift_id on money_entry (gift_id);
create index money_entry_registration_id on money_entry (registration_id);
create unique index money_entry_takes_back on money_entry
  (takes_back) where takes_back is not null;

create table receipt_series (
  year text primary key,
  last integer not null
);

-- A void receipt keeps its number; its successor has a new one.
create table receipt (
  year text not null,
  number integer not null,
  payment_id text references payment (id),
  entry_id text references money_entry (id),
  issued_at text not null,
  voided_at text,
  voided_by text,
  void_reason text,
  constraint receipt_year_number primary key (year, number)
);
create unique index receipt_entry_id on receipt (entry_id) where voided_at is null;
create index receipt_number on receipt (number);
create unique index receipt_payment_id on receipt (payment_id) where voided_at is null;

create table settlement (
  digest text primary key,
  at text not null,
  author text not null,
  odd integer not null,
  settled_minor bigint not null,
  result text not null
);

create table day_close (
  day text primary key,
  version integer not null,
  closed_at text,
  closed_by text,
  counted_minor bigint,
  recorded_minor bigint,
  reason text not null,
  compared text ${oneOf('day_close.compared', ['agrees', 'differs', 'not-compared'])}
);

create table earlier_payment (
  txnid text primary key,
  record text not null,
  imported_at text not null
);

-- Between sending_since and settled_at nobody knows whether the mail server has the mail.
create table outbox (
  key text primary key,
  kind text not null,
  payment_id text references payment (id),
  registration_id text references registration (id),
  recipient text not null,
  created_at text not null,
  due_at text,
  attempts integer not null,
  outcome text ${oneOf('outbox.outcome', ['sent', 'overtaken', 'undeliverable'])},
  settled_at text,
  problem text,
  sending_since text,
  awaited integer not null default 0,
  mailbox text not null default '',
  staff_id text,
  facts text,
  sent_subject text,
  sent_text text,
  sent_language text ${oneOf('outbox.sent_language', LANGUAGES)}
);
create index outbox_due_at on outbox (due_at);
create index outbox_mailbox on outbox (mailbox, settled_at);
create index outbox_payment on outbox (payment_id);
create index outbox_undeliverable on outbox (settled_at) where outcome = 'undeliverable';
`
