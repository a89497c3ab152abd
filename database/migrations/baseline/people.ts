import { type Declarations, LANGUAGES, SOURCES } from './declarations.ts'

const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled'] as const
const PARTIES = ['Individual', 'Married Couple', 'Family', 'Group'] as const
const STAYS = ['Residential', 'Non Residential'] as const
const PAYMENT_TYPES = ['Full Payment', 'Part Payment'] as const

export const PEOPLE = {
  gift: {
    id: 'text primary key',
    /** The visitor's browser made it; without a script it is null. */
    submission: 'text',
    /** An identical submission is recognised by this digest of everything typed. */
    twin: 'text not null',
    status: ['text not null', ['Not Paid', 'Paid']],
    created_at: 'text not null',
    fund: 'text not null',
    full_name: 'text not null',
    email: 'text not null',
    phone: 'text not null',
    amount_minor: 'integer not null',
    /** Whoever has it sees everything, so only mails and the visitor's browser have it. */
    private_token: 'text',
    /** It is masked everywhere but on receipts. */
    pan: 'text',
    /** The second of two people who change it sees by it what the first one did. */
    version: 'integer not null default 0',
    /** It is made by `wordsText`. */
    words: "text not null default ''",
    /** It counts as they came; a registration's is shown as R-1001. SQLite's index knows its rows by it. */
    number: 'integer',
    language: ["text not null default 'en'", LANGUAGES],
    gift_amount_positive: 'check (amount_minor > 0)',
    gift_address: 'index (lower(email))',
    gift_created_at: 'index (created_at, id)',
    gift_email: 'index (email)',
    gift_fund: 'index (fund, created_at, id)',
    gift_number: 'unique index (number)',
    gift_private_token: 'unique index (private_token)',
    /** A repeated submission conflicts with the stored row; without a script only until that is paid. */
    gift_submission: 'unique index (submission, twin) where submission is not null',
    gift_unpaid_twin: "unique index (twin) where submission is null and status = 'Not Paid'",
  },

  registration: {
    id: 'text primary key',
    submission: 'text',
    twin: 'text not null',
    status: ['text not null', ['Not Paid', 'Paid']],
    created_at: 'text not null',
    programme: 'text not null',
    event_code: 'text not null',
    party: ['text not null', PARTIES],
    residential: ['text not null', STAYS],
    arrival: 'text not null',
    payment_type: ['text not null', PAYMENT_TYPES],
    agree: 'integer not null',
    /** Both are as quoted when it was stored. */
    due_minor: 'integer not null',
    full_minor: 'integer not null',
    hold: ["text not null default 'held'", HOLDS],
    /** Its places are released then unless it is paid; null where there is no limit. */
    held_until: 'text',
    /** It counts places whether they are held or not. */
    places: 'integer not null default 0',
    private_token: 'text',
    /** Derived from its payments, refunds and entries by `recomputeRegistration`, for the office's lists. */
    received_minor: 'integer not null default 0',
    returned_minor: 'integer not null default 0',
    reduced_minor: 'integer not null default 0',
    still_due_minor: 'integer not null default 0',
    version: 'integer not null default 0',
    standing: "text not null default ''",
    words: "text not null default ''",
    sort_name: "text not null default ''",
    /** It is kept for people who have cancelled, and is a part of the price. */
    fee_minor: 'integer not null default 0',
    number: 'integer',
    language: ["text not null default 'en'", LANGUAGES],
    registration_due: 'check (due_minor >= 0 and full_minor >= 0)',
    registration_arrival: 'index (substr(arrival, 1, 10), created_at)',
    registration_created: 'index (created_at, id)',
    registration_event: 'index (event_code, created_at, id)',
    registration_event_name: 'index (event_code, sort_name, id)',
    registration_held_until: 'index (held_until)',
    registration_name: 'index (sort_name, id)',
    registration_number: 'unique index (number)',
    /** Today lists them. SQLite compares such conditions as text: queries write the same. */
    registration_overpaid: "index (created_at) where standing = 'Overpaid'",
    registration_places: 'index (event_code, hold, residential, places)',
    registration_private_token: 'unique index (private_token)',
    registration_standing: 'index (standing, created_at, id)',
    registration_submission: 'unique index (submission, twin) where submission is not null',
    /** It has all columns of the totals, so that no row is read. */
    registration_sums: `index (event_code, standing, residential, party, arrival, places, full_minor, received_minor,
  still_due_minor, returned_minor, reduced_minor, number)`,
    registration_unpaid_twin:
      "unique index (twin) where submission is null and status = 'Not Paid'",
    registration_without_places: `index (created_at) where hold in ('released', 'waiting', 'cancelled') and received_minor >
  returned_minor`,
  },

  attendee: {
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    first_name: 'text not null',
    last_name: 'text not null',
    email: 'text not null',
    phone: 'text not null',
    gender: ['text not null', ['Male', 'Female']],
    age: 'integer not null',
    city: 'text not null',
    share_minor: 'integer not null',
    cancelled_at: 'text',
    attendee_key: 'primary key (registration_id, position)',
    attendee_address: 'index (lower(email))',
  },

  /** The calendar and the content change, what was sold doesn't. Moving a registration adds another. */
  sold_event: {
    registration_id: 'text not null references registration (id)',
    event_code: 'text not null',
    name: 'text not null',
    dates: 'text not null',
    venue: 'text not null',
    first_day: 'text',
    last_day: 'text',
    price: 'text not null',
    sold_event_key: 'primary key (registration_id, event_code)',
  },

  /** It is as last seen in the church's calendar. The code belongs to the event, whatever its days become. */
  calendar_date: {
    calendar_id: 'text not null',
    programme: 'text not null',
    code: 'text not null unique',
    title: 'text not null',
    location: 'text',
    first_day: 'text not null',
    last_day: 'text not null',
    begins_at: 'text not null',
    /** It is of the calendar's reading that last had it. An older reading changes nothing. */
    seen_at: 'text not null',
    gone_at: 'text',
    calendar_date_key: 'primary key (calendar_id, programme)',
  },

  /** Rows are only added. */
  place_event: {
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    at: 'text not null',
    source: ['text not null', [...SOURCES, 'visitor', 'mail']],
    from_hold: ['text not null', HOLDS],
    to_hold: ['text not null', HOLDS],
    place_event_key: 'primary key (registration_id, position)',
  },

  /** Only digests are stored of the keys in the links that keep a free registration's places. */
  place_key: {
    digest: 'text primary key',
    registration_id: 'text not null references registration (id)',
  },

  /** One of each kind is open at most. */
  visitor_request: {
    id: 'text primary key',
    registration_id: 'text not null references registration (id)',
    kind: ['text not null', ['cancel', 'correct', 'refund']],
    at: 'text not null',
    wish: 'text not null',
    amount_minor: 'integer',
    /** It is when it was taken back or replaced. */
    ended_at: 'text',
    visitor_request_registration: 'index (registration_id, at)',
  },

  /** It is of a registration or of a gift, never of both. */
  erase_request: {
    id: 'text primary key',
    registration_id: 'text references registration (id)',
    gift_id: 'text references gift (id)',
    /** It is null where everybody is to be erased. */
    position: 'integer',
    at: 'text not null',
    ended_at: 'text',
    erase_request_gift_id: 'index (gift_id)',
    erase_request_registration_id: 'index (registration_id)',
  },

  /** Rows are only added: each text that stood beside a form's box is stored once. */
  consent_wording: {
    version: 'text primary key',
    text: 'text not null',
    stored_at: 'text not null',
  },

  /** Rows are only added: one for each person of a registration, and for each gift. */
  consent: {
    id: 'text primary key',
    registration_id: 'text references registration (id)',
    position: 'integer',
    gift_id: 'text references gift (id)',
    wording: 'text not null references consent_wording (version)',
    language: 'text not null',
    at: 'text not null',
    consent_of_one: `check ((registration_id is null) <> (gift_id is null)
and (registration_id is null) = (position is null))`,
    consent_of_gift: 'index (gift_id)',
    consent_of_registration: 'index (registration_id)',
  },

  /** It is valid while its person comes and the registration is confirmed. */
  ticket: {
    code: 'text primary key',
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    private_token: 'text not null unique',
    /** It is in the payer's confirmation, needs a mail of its own, or was told. */
    tell: ['text not null', ['with-confirmation', 'by-mail', 'done']],
    ticket_of_person: 'unique (registration_id, position)',
    ticket_to_tell: "index (registration_id) where tell <> 'done'",
  },

  /** Each address is reminded once. */
  reminder: {
    kind: ['text not null', ['payment', 'balance', 'conference']],
    subject_id: 'text not null',
    mailbox: 'text not null',
    at: 'text not null',
    reminder_once: 'primary key (subject_id, kind, mailbox)',
  },

  /** The token is in the address that stops reminders. */
  reminder_choice: {
    token: 'text primary key',
    mailbox: 'text not null unique',
    stopped_at: 'text',
  },

  /** Somebody wants one mail when a programme's form opens. A row is gone once its mail is written. */
  opening_wish: {
    /** It is part of the link that confirms the address. */
    id: 'text primary key',
    programme: 'text not null',
    mailbox: 'text not null',
    email: 'text not null',
    asked_at: 'text not null',
    language: ["text not null default 'en'", LANGUAGES],
    /** Nothing is written to the address before its owner has confirmed it. */
    confirmed_at: 'text',
    opening_wish_once: 'unique (programme, mailbox)',
  },

  /** A giver asked to be reminded each month; nothing is debited. It is deleted when they end it. */
  monthly_gift: {
    gift_id: 'text primary key references gift (id)',
    day: 'integer not null',
    amount_minor: 'integer not null',
    fund: 'text not null',
    next_on: 'text not null',
    paused_at: 'text',
    created_at: 'text not null',
    monthly_gift_next: 'index (next_on, gift_id)',
  },

  /** The mailbox of the link or ticket was changed or erased. Only its digest is stored. */
  ended_link: {
    digest: 'text primary key',
    registration_id: 'text',
    gift_id: 'text',
    /** It is null for the payer's link. */
    position: 'integer',
    is_ticket: 'integer not null',
    /** It is of the change of a registration that ended it; null where it was another one. */
    ended_at: 'text',
    ended_link_registration: 'index (registration_id)',
  },

  /** Another program sent a registration under this key: a repeat returns the same registration. */
  idempotency_key: {
    key_digest: 'text primary key',
    /** The key is in it too, so that the body can't be guessed from its digest. */
    body_digest: 'text not null',
    created_at: 'text not null',
    answered_at: 'text',
    txnid: 'text',
    idempotency_key_created_at: 'index (created_at)',
  },

  /** A row lasts as long as the transaction that does the form. */
  form_lock: {
    key: 'text primary key',
  },

  /** Whoever counts the places of an event with a capacity locks its row first. */
  event_lock: {
    event_code: 'text primary key',
  },
} as const satisfies Declarations
