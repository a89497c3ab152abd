import type { Declarations } from './declarations.ts'

const SUBJECTS = [
  ...['registration', 'gift', 'payment', 'receipt', 'staff', 'export', 'attention', 'content'],
  ...['settlement', 'day', 'door', 'conference'],
] as const

/** The people of the office and what they did, the content, rooms and doors. */
export const OFFICE = {
  staff: {
    id: 'text primary key',
    email: 'text not null',
    /** The address without its spelling variants: one person per mailbox. */
    mailbox: 'text not null unique',
    /** Separated by spaces. */
    roles: 'text not null',
    created_at: 'text not null',
    /** Set when the person left; they can't sign in any more, and their history stays. */
    ended_at: 'text',
    /** Raised by every change of their access, so that the second of two people sees the first one's. */
    version: 'integer not null default 0',
    /** Empty until somebody says it; then the history shows the address. */
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
    /** "Firefox on Android", for the list of one's own devices. */
    device: 'text not null',
    created_at: 'text not null',
    seen_at: 'text not null',
    ended_at: 'text',
    staff_session_staff: 'index (staff_id)',
  },

  passkey: {
    /** The credential's id, base64url. */
    id: 'text primary key',
    staff_id: 'text not null references staff (id)',
    name: 'text not null',
    /** COSE, base64url. */
    public_key: 'text not null',
    counter: 'integer not null',
    /** Separated by spaces. */
    transports: 'text not null',
    created_at: 'text not null',
    used_at: 'text',
  },

  /** A challenge answers once. */
  passkey_challenge: {
    challenge: 'text primary key',
    /** Null when it is for signing in. */
    staff_id: 'text',
    expires_at: 'text not null',
  },

  /** Append-only: who changed what. */
  office_event: {
    id: 'text primary key',
    at: 'text not null',
    staff_id: 'text',
    author: 'text not null',
    subject: ['text not null', SUBJECTS],
    subject_id: 'text not null',
    action: 'text not null',
    /** Before, after and reason, as JSON. */
    details: 'text not null',
    key: 'text',
    /** The same form sent twice changes something once. */
    office_event_key: 'unique index (key) where key is not null',
    office_event_subject: 'index (subject, subject_id, at)',
  },

  /** What needed attention and was looked into, by the key under which it was listed. */
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

  /** Never changed once it is written. Numbers have no gaps. */
  content_version: {
    number: 'integer primary key',
    at: 'text not null',
    /** Null for the server and the command line. */
    staff_id: 'text',
    author: 'text not null',
    source: ['text not null', ['files', 'office', 'import']],
    why: 'text not null',
    /** The paths that differ from the version before, as JSON. */
    changed: 'text not null',
    /** The parts that stay English in each language, as JSON. Null where nobody has noted them. */
    english_parts: 'text',
  },

  /** Versions share the files that they have in common. */
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

  /** What somebody has written and not published. Nobody else sees it. */
  content_draft: {
    staff_id: 'text not null',
    path: 'text not null',
    /** A photograph is stored in base64. */
    body: 'text not null',
    /** The version that it was begun from. */
    base: 'integer not null',
    changed_at: 'text not null',
    /** The file's text before the last change, to go back to. Null for a photograph. */
    before: 'text',
    /** When its author discarded it. It can be had back for a while. */
    discarded_at: 'text',
    /** Of the form that made the last change: sent again, it changes nothing more. */
    form_key: 'text',
    content_draft_key: 'primary key (staff_id, path)',
  },

  /** One row for each conference with rooms. Whoever gives away beds locks the row first. */
  room_plan: {
    event_code: 'text primary key',
    /**
     * Raised by every change of the rooms themselves, so that the second of two people sees the first one's.
     */
    version: 'integer not null',
    /** When guests were first shown their rooms; null until then. */
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

  /** Append-only: every bed that somebody had. The one with the highest number is the bed now. */
  bed_assignment: {
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    number: 'integer not null',
    /** Null when the person was taken out of a room. */
    room_id: 'text references room (id)',
    is_extra: 'integer not null',
    by_hand: 'integer not null',
    /** Of a suggestion, separated by spaces: see `BED_REASONS`. */
    reasons: 'text not null',
    at: 'text not null',
    author: 'text not null',
    bed_assignment_once: 'primary key (registration_id, position, number)',
  },

  /** By these a family's children are fetched. Made once for each conference. */
  family_code: {
    registration_id: 'text not null references registration (id)',
    event_code: 'text not null',
    /** Four letters, which only the server and people compare. */
    code: 'text not null',
    /** In the QR code on the family's slip: of this a phone at a door has a digest. */
    slip: "text not null default ''",
    /** How often in a row wrong letters were sent by phones. */
    wrong_tries: 'integer not null default 0',
    family_code_once: 'primary key (registration_id, event_code)',
    family_code_of_event: 'unique (event_code, code)',
  },

  /** When the badge of a ticket was last printed. */
  printed_badge: {
    ticket_code: 'text primary key',
    at: 'text not null',
  },

  door: {
    id: 'text primary key',
    event_code: 'text not null',
    name: 'text not null',
    /** Part of the link that ties a phone to it, which the office shows as long as the door is open. */
    token: 'text not null unique',
    opened_at: 'text not null',
    /** From then on its phones get no list. */
    until: 'text not null',
    closed_at: 'text',
  },

  /** A phone that is tied to a door. Of a phone's secret only a digest is stored. */
  door_phone: {
    /** Of the secret in its cookie. */
    digest: 'text primary key',
    id: 'text not null unique',
    door_id: 'text not null references door (id)',
    /** "Chrome on Android" */
    device: 'text not null',
    tied_at: 'text not null',
    heard_at: 'text not null',
    shut_out_at: 'text',
    /** What the same phone was called at the door that it was tied to before. */
    former_id: 'text',
    door_phone_door: 'index (door_id)',
  },

  /** Append-only: who came in and went out. */
  door_entry: {
    /** Made where it happened, so that it is stored once however often it is sent. */
    id: 'text primary key',
    event_code: 'text not null',
    /** Null for a check-in on the ticket's own page. */
    door_id: 'text references door (id)',
    /** The phone's device, or the member of staff. */
    author: 'text not null',
    /** Null for a code that is no ticket of this conference. */
    ticket_code: 'text',
    /** The code as it was sent. */
    typed: 'text not null',
    kind: ['text not null', ['in', 'out', 'undo']],
    how: ['text not null', ['scan', 'typed', 'search']],
    /** When it happened, by our clock as far as that is known. */
    at: 'text not null',
    /** By the phone's own clock. */
    phone_at: 'text not null',
    received_at: 'text not null',
    /** Who took a child that went out. */
    taken_by: 'text',
    /** The phone that sent it; null for the office's own. */
    phone_id: 'text',
    /** Of a child that was handed over without the code; empty where nobody said why. */
    why: 'text',
    /** It came after its door or phone had ended, and counts once the office accepts it. */
    late: ['text', ['waiting', 'dismissed']],
    door_entry_event: 'index (event_code, ticket_code)',
    door_entry_late: 'index (late) where late is not null',
    door_entry_phone: 'index (phone_id, received_at)',
  },

  /** Which process runs a job, and until when no other may. */
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
