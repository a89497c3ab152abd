import type { Declarations } from './declarations.ts'

const SUBJECTS = [
  ...['registration', 'gift', 'payment', 'receipt', 'staff', 'export', 'attention', 'content'],
  ...['settlement', 'day', 'door', 'conference'],
] as const

export const OFFICE = {
  staff: {
    id: 'text primary key',
    email: 'text not null',
    /** The address without its spelling variants: one person per mailbox. */
    mailbox: 'text not null unique',
    roles: 'text not null',
    created_at: 'text not null',
    /** Who left can't sign in any more, and their history stays. */
    ended_at: 'text',
    /** Raised by every change of their access, so that the second of two people sees the first one's. */
    version: 'integer not null default 0',
    name: "text not null default ''",
  },

  /** A mailed link that signs in once. Only digests of links and sessions are stored. */
  staff_link: {
    digest: 'text primary key',
    staff_id: 'text not null references staff (id)',
    created_at: 'text not null',
    expires_at: 'text not null',
    used_at: 'text',
  },

  staff_session: {
    digest: 'text primary key',
    staff_id: 'text not null references staff (id)',
    device: 'text not null',
    created_at: 'text not null',
    seen_at: 'text not null',
    ended_at: 'text',
    staff_session_staff: 'index (staff_id)',
  },

  passkey: {
    id: 'text primary key',
    staff_id: 'text not null references staff (id)',
    name: 'text not null',
    public_key: 'text not null',
    counter: 'integer not null',
    transports: 'text not null',
    created_at: 'text not null',
    used_at: 'text',
  },

  passkey_challenge: {
    challenge: 'text primary key',
    staff_id: 'text',
    expires_at: 'text not null',
  },

  /** Rows are only added. */
  office_event: {
    id: 'text primary key',
    at: 'text not null',
    staff_id: 'text',
    author: 'text not null',
    subject: ['text not null', SUBJECTS],
    subject_id: 'text not null',
    action: 'text not null',
    details: 'text not null',
    key: 'text',
    /** The same form sent twice changes something once. */
    office_event_key: 'unique index (key) where key is not null',
    office_event_subject: 'index (subject, subject_id, at)',
  },

  /** The key is the one under which it was listed. */
  attention_settled: {
    key: 'text primary key',
    at: 'text not null',
    author: 'text not null',
    note: 'text not null',
  },

  /** What comparing with the provider has found. Everything else is asked of the records themselves. */
  attention_found: {
    key: 'text primary key',
    kind: ['text not null', ['unknown-payment']],
    txnid: 'text not null',
    amount_minor: 'integer not null',
    at: 'text not null',
  },

  attention_told: {
    key: 'text primary key',
    at: 'text not null',
  },

  /** A version is never changed once it is written. Numbers have no gaps. */
  content_version: {
    number: 'integer primary key',
    at: 'text not null',
    staff_id: 'text',
    author: 'text not null',
    source: ['text not null', ['files', 'office', 'import']],
    why: 'text not null',
    changed: 'text not null',
    /** It is null where nobody has noted them. */
    english_parts: 'text',
  },

  content_body: {
    digest: 'text primary key',
    body: 'text not null',
  },

  content_file: {
    version: 'integer not null',
    path: 'text not null',
    digest: 'text not null',
    content_file_key: 'primary key (version, path)',
  },

  /** Nobody but its author sees a draft. */
  content_draft: {
    staff_id: 'text not null',
    path: 'text not null',
    /** A photograph is stored in base64. */
    body: 'text not null',
    base: 'integer not null',
    changed_at: 'text not null',
    /** Its author can go back to this text. A photograph has none. */
    before: 'text',
    /** A discarded draft can be had back for a while. */
    discarded_at: 'text',
    /** The form that made the last change changes nothing more when it is sent again. */
    form_key: 'text',
    content_draft_key: 'primary key (staff_id, path)',
  },

  /** Whoever gives away beds locks the row first. */
  room_plan: {
    event_code: 'text primary key',
    /** The second of two people who change the rooms sees by it what the first one did. */
    version: 'integer not null',
    published_at: 'text',
    published_by: 'text',
  },

  room: {
    id: 'text primary key',
    event_code: 'text not null',
    building: 'text not null',
    name: 'text not null',
    beds: 'integer not null',
    extra_beds: 'integer not null',
    kind: ['text not null', ['women', 'men', 'family', 'anyone']],
    ground_floor: 'integer not null',
    /** Rooms are never deleted, because the beds of earlier days name them. */
    removed_at: 'text',
    room_of_event: 'index (event_code)',
  },

  /** Rows are only added. The one with the highest number is the bed now. */
  bed_assignment: {
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    number: 'integer not null',
    room_id: 'text references room (id)',
    is_extra: 'integer not null',
    by_hand: 'integer not null',
    /** A suggestion has some of `BED_REASONS`, separated by spaces. */
    reasons: 'text not null',
    at: 'text not null',
    author: 'text not null',
    bed_assignment_once: 'primary key (registration_id, position, number)',
  },

  /** A family's children are fetched by these. They are made once for each conference. */
  family_code: {
    registration_id: 'text not null references registration (id)',
    event_code: 'text not null',
    /** Four letters, which only the server and people compare. */
    code: 'text not null',
    /** The QR code on the family's slip has it: a phone at a door has only its digest. */
    slip: "text not null default ''",
    /** Only a phone's wrong letters count, until the right ones are sent. */
    wrong_tries: 'integer not null default 0',
    family_code_once: 'primary key (registration_id, event_code)',
    family_code_of_event: 'unique (event_code, code)',
  },

  printed_badge: {
    ticket_code: 'text primary key',
    at: 'text not null',
  },

  door: {
    id: 'text primary key',
    event_code: 'text not null',
    name: 'text not null',
    /** The link that ties a phone has it; the office shows it as long as the door is open. */
    token: 'text not null unique',
    opened_at: 'text not null',
    until: 'text not null',
    closed_at: 'text',
  },

  /** Only a digest of a phone's secret is stored. */
  door_phone: {
    digest: 'text primary key',
    id: 'text not null unique',
    door_id: 'text not null references door (id)',
    device: 'text not null',
    tied_at: 'text not null',
    heard_at: 'text not null',
    shut_out_at: 'text',
    former_id: 'text',
    door_phone_door: 'index (door_id)',
  },

  /** Rows are only added. */
  door_entry: {
    /** The phone made it, so that the entry is stored once however often it is sent. */
    id: 'text primary key',
    event_code: 'text not null',
    /** It is null for a check-in on the ticket's own page. */
    door_id: 'text references door (id)',
    author: 'text not null',
    /** It is null for a code that is no ticket of this conference. */
    ticket_code: 'text',
    typed: 'text not null',
    kind: ['text not null', ['in', 'out', 'undo']],
    how: ['text not null', ['scan', 'typed', 'search']],
    /** It is by our clock as far as that is known. */
    at: 'text not null',
    phone_at: 'text not null',
    received_at: 'text not null',
    taken_by: 'text',
    phone_id: 'text',
    /** It is why a child was handed over without the code; empty where nobody said. */
    why: 'text',
    /** It came after its door or phone had ended, and counts once the office accepts it. */
    late: ['text', ['waiting', 'dismissed']],
    door_entry_event: 'index (event_code, ticket_code)',
    door_entry_late: 'index (late) where late is not null',
    door_entry_phone: 'index (phone_id, received_at)',
  },

  job_lease: {
    name: 'text primary key',
    holder: 'text not null',
    until: 'text not null',
  },

  setting: {
    name: 'text primary key',
    value: 'text not null',
  },
} as const satisfies Declarations
