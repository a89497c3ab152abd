import { oneOf } from './one-of.ts'

const SUBJECTS = [
  ...['registration', 'gift', 'payment', 'receipt', 'staff', 'export', 'attention', 'content'],
  ...['settlement', 'day', 'door', 'conference'],
]

/** The people of the office and what they did, the content, rooms and doors. */
export const OFFICE = `
create table staff (
  id text primary key,
  email text not null,
  mailbox text not null unique,
  roles text not null,
  created_at text not null,
  ended_at text,
  version integer not null default 0,
  name text not null default ''
);

-- Only digests of links and sessions are stored.
create table staff_link (
  digest text primary key,
  staff_id text not null references staff (id),
  created_at text not null,
  expires_at text not null,
  used_at text
);

create table staff_session (
  digest text primary key,
  staff_id text not null references staff (id),
  device text not null,
  created_at text not null,
  seen_at text not null,
  ended_at text
);
create index staff_session_staff on staff_session (staff_id);

create table passkey (
  id text primary key,
  staff_id text not null references staff (id),
  name text not null,
  public_key text not null,
  counter integer not null,
  transports text not null,
  created_at text not null,
  used_at text
);

create table passkey_challenge (
  challenge text primary key,
  staff_id text,
  expires_at text not null
);

create table office_event (
  id text primary key,
  at text not null,
  staff_id text,
  author text not null,
  subject text not null ${oneOf('office_event.subject', SUBJECTS)},
  subject_id text not null,
  action text not null,
  details text not null,
  key text
);
-- The same form sent twice changes something once.
create unique index office_event_key on office_event (key) where key is not null;
create index office_event_subject on office_event (subject, subject_id, at);

create table attention_settled (
  key text primary key,
  at text not null,
  author text not null,
  note text not null
);

-- Comparing with the provider has found them. Everything else is asked of the records themselves.
create table attention_found (
  key text primary key,
  kind text not null ${oneOf('attention_found.kind', ['unknown-payment'])},
  txnid text not null,
  amount_minor integer not null,
  at text not null
);

create table attention_told (
  key text primary key,
  at text not null
);

create table content_version (
  number integer primary key,
  at text not null,
  staff_id text,
  author text not null,
  source text not null ${oneOf('content_version.source', ['files', 'office', 'import'])},
  why text not null,
  changed text not null,
  english_parts text
);

-- Versions share the files that they have in common.
create table content_body (
  digest text primary key,
  body text not null
);

create table content_file (
  version integer not null,
  path text not null,
  digest text not null,
  constraint content_file_key primary key (version, path)
);

create table content_draft (
  staff_id text not null,
  path text not null,
  body text not null,
  base integer not null,
  changed_at text not null,
  before text,
  discarded_at text,
  form_key text,
  constraint content_draft_key primary key (staff_id, path)
);

create table room_plan (
  event_code text primary key,
  version integer not null,
  published_at text,
  published_by text
);

create table room (
  id text primary key,
  event_code text not null,
  building text not null,
  name text not null,
  beds integer not null,
  extra_beds integer not null,
  kind text not null ${oneOf('room.kind', ['women', 'men', 'family', 'anyone'])},
  ground_floor integer not null,
  removed_at text
);
create index room_of_event on room (event_code);

create table bed_assignment (
  registration_id text not null references registration (id),
  position integer not null,
  number integer not null,
  room_id text references room (id),
  is_extra integer not null,
  by_hand integer not null,
  reasons text not null,
  at text not null,
  author text not null,
  constraint bed_assignment_once primary key (registration_id, position, number)
);

create table family_code (
  registration_id text not null references registration (id),
  event_code text not null,
  code text not null,
  slip text not null default '',
  wrong_tries integer not null default 0,
  constraint family_code_once primary key (registration_id, event_code),
  constraint family_code_of_event unique (event_code, code)
);

create table printed_badge (
  ticket_code text primary key,
  at text not null
);

create table door (
  id text primary key,
  event_code text not null,
  name text not null,
  token text not null unique,
  opened_at text not null,
  until text not null,
  closed_at text
);

-- Of a phone's secret only a digest is stored.
create table door_phone (
  digest text primary key,
  id text not null unique,
  door_id text not null references door (id),
  device text not null,
  tied_at text not null,
  heard_at text not null,
  shut_out_at text,
  former_id text
);
create index door_phone_door on door_phone (door_id);

create table door_entry (
  id text primary key,
  event_code text not null,
  door_id text references door (id),
  author text not null,
  ticket_code text,
  typed text not null,
  kind text not null ${oneOf('door_entry.kind', ['in', 'out', 'undo'])},
  how text not null ${oneOf('door_entry.how', ['scan', 'typed', 'search'])},
  at text not null,
  phone_at text not null,
  received_at text not null,
  taken_by text,
  phone_id text,
  why text,
  late text ${oneOf('door_entry.late', ['waiting', 'dismissed'])}
);
create index door_entry_event on door_entry (event_code, ticket_code);
create index door_entry_late on door_entry (late) where late is not null;
create index door_entry_phone on door_entry (phone_id, received_at);

create table job_lease (
  name text primary key,
  holder text not null,
  until text not null
);

create table setting (
  name text primary key,
  value text not null
);
`
