import { LANGUAGES, oneOf, SOURCES } from './one-of.ts'

const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled']
const PARTIES = ['Individual', 'Married Couple', 'Family', 'Group']
const STAYS = ['Residential', 'Non Residential']
const PAYMENT_TYPES = ['Full Payment', 'Part Payment']

/** Registrations and gifts, and what follows them. */
export const PEOPLE = `
create table gift (
  id text primary key,
  submission text,
  twin text not null,
  status text not null ${oneOf('gift.status', ['Not Paid', 'Paid'])},
  created_at text not null,
  fund text not null,
  full_name text not null,
  email text not null,
  phone text not null,
  amount_minor integer not null,
  private_token text,
  pan text,
  version integer not null default 0,
  words text not null default '',
  number integer,
  language text not null default 'en' ${oneOf('gift.language', LANGUAGES)},
  constraint gift_amount_positive check (amount_minor > 0)
);
create index gift_address on gift (lower(email));
create index gift_created_at on gift (created_at, id);
create index gift_email on gift (email);
create index gift_fund on gift (fund, created_at, id);
create unique index gift_number on gift (number);
create unique index gift_private_token on gift (private_token);
-- A repeated submission conflicts with the stored row: with the browser's key always, without a
-- script only until the first one is paid.
create unique index gift_submission on gift (submission, twin) where submission is not null;
create unique index gift_unpaid_twin on gift
  (twin) where submission is null and status = 'Not Paid';

create table registration (
  id text primary key,
  submission text,
  twin text not null,
  status text not null ${oneOf('registration.status', ['Not Paid', 'Paid'])},
  created_at text not null,
  programme text not null,
  event_code text not null,
  party text not null ${oneOf('registration.party', PARTIES)},
  residential text not null ${oneOf('registration.residential', STAYS)},
  arrival text not null,
  payment_type text not null ${oneOf('registration.payment_type', PAYMENT_TYPES)},
  agree integer not null,
  due_minor integer not null,
  full_minor integer not null,
  hold text not null default 'held' ${oneOf('registration.hold', HOLDS)},
  held_until text,
  places integer not null default 0,
  private_token text,
  received_minor integer not null default 0,
  returned_minor integer not null default 0,
  reduced_minor integer not null default 0,
  still_due_minor integer not null default 0,
  version integer not null default 0,
  standing text not null default '',
  words text not null default '',
  sort_name text not null default '',
  fee_minor integer not null default 0,
  number integer,
  language text not null default 'en' ${oneOf('registration.language', LANGUAGES)},
  constraint registration_due check (due_minor >= 0 and full_minor >= 0)
);
create index registration_arrival on registration (substr(arrival, 1, 10), created_at);
create index registration_created on registration (created_at, id);
create index registration_event on registration (event_code, created_at, id);
create index registration_event_name on registration (event_code, sort_name, id);
create index registration_held_until on registration (held_until);
create index registration_name on registration (sort_name, id);
create unique index registration_number on registration (number);
-- Few are, and Today lists them. SQLite compares such conditions as text: queries write the same.
create index registration_overpaid on registration (created_at) where standing = 'Overpaid';
create index registration_places on registration (event_code, hold, residential, places);
create unique index registration_private_token on registration (private_token);
create index registration_standing on registration (standing, created_at, id);
create unique index registration_submission on registration
  (submission, twin) where submission is not null;
-- It has all columns of the totals, so that no row is read.
create index registration_sums on registration
  (event_code, standing, residential, party, arrival, places, full_minor, received_minor,
  still_due_minor, returned_minor, reduced_minor, number);
create unique index registration_unpaid_twin on registration
  (twin) where submission is null and status = 'Not Paid';
create index registration_without_places on registration
  (created_at) where hold in ('released', 'waiting', 'cancelled') and received_minor >
  returned_minor;

create table attendee (
  registration_id text not null references registration (id),
  position integer not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  gender text not null ${oneOf('attendee.gender', ['Male', 'Female'])},
  age integer not null,
  city text not null,
  share_minor integer not null,
  cancelled_at text,
  constraint attendee_key primary key (registration_id, position)
);
create index attendee_address on attendee (lower(email));

-- The calendar and the content change; what was sold with a registration doesn't.
create table sold_event (
  registration_id text not null references registration (id),
  event_code text not null,
  name text not null,
  dates text not null,
  venue text not null,
  first_day text,
  last_day text,
  price text not null,
  constraint sold_event_key primary key (registration_id, event_code)
);

create table calendar_date (
  calendar_id text not null,
  programme text not null,
  code text not null unique,
  title text not null,
  location text,
  first_day text not null,
  last_day text not null,
  begins_at text not null,
  seen_at text not null,
  gone_at text,
  constraint calendar_date_key primary key (calendar_id, programme)
);

-- Rows are only added, as in payment_event.
create table place_event (
  registration_id text not null references registration (id),
  position integer not null,
  at text not null,
  source text not null ${oneOf('place_event.source', [...SOURCES, 'visitor', 'mail'])},
  from_hold text not null ${oneOf('place_event.from_hold', HOLDS)},
  to_hold text not null ${oneOf('place_event.to_hold', HOLDS)},
  constraint place_event_key primary key (registration_id, position)
);

-- The keys in the links that keep a free registration's places: only digests are stored.
create table place_key (
  digest text primary key,
  registration_id text not null references registration (id)
);

create table visitor_request (
  id text primary key,
  registration_id text not null references registration (id),
  kind text not null ${oneOf('visitor_request.kind', ['cancel', 'correct', 'refund'])},
  at text not null,
  wish text not null,
  amount_minor integer,
  ended_at text
);
create index visitor_request_registration on visitor_request (registration_id, at);

create table erase_request (
  id text primary key,
  registration_id text references registration (id),
  gift_id text references gift (id),
  position integer,
  at text not null,
  ended_at text
);
create index erase_request_gift_id on erase_request (gift_id);
create index erase_request_registration_id on erase_request (registration_id);

create table consent_wording (
  version text primary key,
  text text not null,
  stored_at text not null
);

create table consent (
  id text primary key,
  registration_id text references registration (id),
  position integer,
  gift_id text references gift (id),
  wording text not null references consent_wording (version),
  language text not null,
  at text not null,
  constraint consent_of_one check ((registration_id is null) <> (gift_id is null)
    and (registration_id is null) = (position is null))
);
create index consent_of_gift on consent (gift_id);
create index consent_of_registration on consent (registration_id);

create table ticket (
  code text primary key,
  registration_id text not null references registration (id),
  position integer not null,
  private_token text not null unique,
  tell text not null ${oneOf('ticket.tell', ['with-confirmation', 'by-mail', 'done'])},
  constraint ticket_of_person unique (registration_id, position)
);
create index ticket_to_tell on ticket (registration_id) where tell <> 'done';

create table reminder (
  kind text not null ${oneOf('reminder.kind', ['payment', 'balance', 'conference'])},
  subject_id text not null,
  mailbox text not null,
  at text not null,
  constraint reminder_once primary key (subject_id, kind, mailbox)
);

create table reminder_choice (
  token text primary key,
  mailbox text not null unique,
  stopped_at text
);

-- A row is gone once its mail is written.
create table opening_wish (
  id text primary key,
  programme text not null,
  mailbox text not null,
  email text not null,
  asked_at text not null,
  language text not null default 'en' ${oneOf('opening_wish.language', LANGUAGES)},
  confirmed_at text,
  constraint opening_wish_once unique (programme, mailbox)
);

-- Givers asked to be reminded each month. Nothing is debited.
create table monthly_gift (
  gift_id text primary key references gift (id),
  day integer not null,
  amount_minor integer not null,
  fund text not null,
  next_on text not null,
  paused_at text,
  created_at text not null
);
create index monthly_gift_next on monthly_gift (next_on, gift_id);

-- Their mailbox was changed or erased. Only digests are stored.
create table ended_link (
  digest text primary key,
  registration_id text,
  gift_id text,
  position integer,
  is_ticket integer not null,
  ended_at text
);
create index ended_link_registration on ended_link (registration_id);

-- Other programs send them with a registration.
create table idempotency_key (
  key_digest text primary key,
  body_digest text not null,
  created_at text not null,
  answered_at text,
  txnid text
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Whoever stores a form locks the row of its key.
create table form_lock (
  key text primary key
);

-- Whoever gives places of an event away locks its row.
create table event_lock (
  event_code text primary key
);
`
