import { type Declarations, LANGUAGES, SOURCES } from './declarations.ts'

const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled'] as const
const PARTIES = ['Individual', 'Married Couple', 'Family', 'Group'] as const
const STAYS = ['Residential', 'Non Residential'] as const
const PAYMENT_TYPES = ['Full Payment', 'Part Payment'] as const

/** Registrations and gifts, and what follows them. */
export const PEOPLE = {
  gift: {
    id: 'text primary key',
    /** The key that the visitor's browser made for this submission; null without JavaScript. */
    submission: 'text',
    /** A digest of everything typed, by which an identical submission is recognised. */
    twin: 'text not null',
    status: ['text not null', ['Not Paid', 'Paid']],
    created_at: 'text not null',
    fund: 'text not null',
    full_name: 'text not null',
    email: 'text not null',
    phone: 'text not null',
    amount_minor: 'integer not null',
    /**
     * Part of the private page's address. That page shows everything, so only mails and the visitor's browser
     * have it.
     */
    private_token: 'text',
    /** The giver's tax number, where it was given. Masked everywhere but on receipts. */
    pan: 'text',
    /** Raised by every change of the office, so that the second of two people sees the first one's. */
    version: 'integer not null default 0',
    /** The words under which it is found: see `wordsText`. */
    words: "text not null default ''",
    /**
     * In the order in which they came; a registration's is shown as R-1001. SQLite's index knows its rows by
     * it.
     */
    number: 'integer',
    /** In which its pages and mails are. */
    language: ["text not null default 'en'", LANGUAGES],
    gift_amount_positive: 'check (amount_minor > 0)',
    gift_address: 'index (lower(email))',
    gift_created_at: 'index (created_at, id)',
    gift_email: 'index (email)',
    gift_fund: 'index (fund, created_at, id)',
    gift_number: 'unique index (number)',
    gift_private_token: 'unique index (private_token)',
    /**
     * A repeated submission conflicts with the stored row: with the browser's key always, without a script
     * only until the first one is paid.
     */
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
    /** The amount due online now and the whole price, as quoted when it was stored. */
    due_minor: 'integer not null',
    full_minor: 'integer not null',
    hold: ["text not null default 'held'", HOLDS],
    /** When they are released unless it is paid; null where there is no limit. */
    held_until: 'text',
    /** How many places it takes, and whether they are held. */
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
    /** The payer's name, last name first, for sorting. */
    sort_name: "text not null default ''",
    /** What is kept for people who have cancelled; a part of the price. */
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
    /** Few are, and Today lists them. SQLite compares such conditions as text: queries write the same. */
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
    /** When this person was taken off the registration; null for those who come. */
    cancelled_at: 'text',
    attendee_key: 'primary key (registration_id, position)',
    attendee_address: 'index (lower(email))',
  },

  /**
   * What a registration bought, in the words and at the prices of that day. Moving it adds another. The
   * calendar and the content change; what was sold with a registration doesn't.
   */
  sold_event: {
    registration_id: 'text not null references registration (id)',
    event_code: 'text not null',
    name: 'text not null',
    dates: 'text not null',
    venue: 'text not null',
    first_day: 'text',
    last_day: 'text',
    /** The price table, as JSON. */
    price: 'text not null',
    sold_event_key: 'primary key (registration_id, event_code)',
  },

  /**
   * An event of the church's calendar that a form offers, as it was last seen there. The code belongs to the
   * calendar's event, whatever its days become.
   */
  calendar_date: {
    calendar_id: 'text not null',
    programme: 'text not null',
    code: 'text not null unique',
    title: 'text not null',
    location: 'text',
    first_day: 'text not null',
    last_day: 'text not null',
    begins_at: 'text not null',
    /** When the calendar was read that last had it. An older reading changes nothing. */
    seen_at: 'text not null',
    /** When it was found to be missing or cancelled. */
    gone_at: 'text',
    calendar_date_key: 'primary key (calendar_id, programme)',
  },

  /** Append-only: every change of a registration's hold. */
  place_event: {
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    at: 'text not null',
    source: ['text not null', [...SOURCES, 'visitor', 'mail']],
    from_hold: ['text not null', HOLDS],
    to_hold: ['text not null', HOLDS],
    place_event_key: 'primary key (registration_id, position)',
  },

  /** The keys in the links that keep a free registration's places: only digests are stored. */
  place_key: {
    digest: 'text primary key',
    registration_id: 'text not null references registration (id)',
  },

  /** What a visitor asked of the office on the private page. One of each kind is open at most. */
  visitor_request: {
    id: 'text primary key',
    registration_id: 'text not null references registration (id)',
    kind: ['text not null', ['cancel', 'correct', 'refund']],
    at: 'text not null',
    /** What is asked for, in words. */
    wish: 'text not null',
    /** What is to be given back. */
    amount_minor: 'integer',
    /** When it was taken back, or another one took its place. */
    ended_at: 'text',
    visitor_request_registration: 'index (registration_id, at)',
  },

  /** That somebody asked to be erased. Of a registration or of a gift, never both. */
  erase_request: {
    id: 'text primary key',
    registration_id: 'text references registration (id)',
    gift_id: 'text references gift (id)',
    /** The attendee who asked for themselves alone; null for everybody. */
    position: 'integer',
    at: 'text not null',
    /** When it was done, or taken back. */
    ended_at: 'text',
    erase_request_gift_id: 'index (gift_id)',
    erase_request_registration_id: 'index (registration_id)',
  },

  /** Append-only: the texts that stood beside a form's box, each stored once. */
  consent_wording: {
    /** The beginning of the text's digest. */
    version: 'text primary key',
    text: 'text not null',
    stored_at: 'text not null',
  },

  /** Append-only: one row for each person of a registration, and for each gift. */
  consent: {
    id: 'text primary key',
    registration_id: 'text references registration (id)',
    /** The person's place in the registration. */
    position: 'integer',
    gift_id: 'text references gift (id)',
    wording: 'text not null references consent_wording (version)',
    /** In which it was read. */
    language: 'text not null',
    at: 'text not null',
    consent_of_one: `check ((registration_id is null) <> (gift_id is null)
and (registration_id is null) = (position is null))`,
    consent_of_gift: 'index (gift_id)',
    consent_of_registration: 'index (registration_id)',
  },

  /** One person's ticket. It is valid while that person comes and the registration is confirmed. */
  ticket: {
    /** What the QR code says. */
    code: 'text primary key',
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    /** Part of the address of this person's own page. */
    private_token: 'text not null unique',
    /** Whether it is in the payer's confirmation, needs a mail of its own, or was told. */
    tell: ['text not null', ['with-confirmation', 'by-mail', 'done']],
    ticket_of_person: 'unique (registration_id, position)',
    ticket_to_tell: "index (registration_id) where tell <> 'done'",
  },

  /** Who was reminded of what: each address once. */
  reminder: {
    kind: ['text not null', ['payment', 'balance', 'conference']],
    /** A gift or a registration. */
    subject_id: 'text not null',
    mailbox: 'text not null',
    at: 'text not null',
    reminder_once: 'primary key (subject_id, kind, mailbox)',
  },

  /** Whether a mailbox wants reminders, and the token in the address that stops them. */
  reminder_choice: {
    token: 'text primary key',
    mailbox: 'text not null unique',
    stopped_at: 'text',
  },

  /** Somebody wants one mail when a programme's form opens. A row is gone once its mail is written. */
  opening_wish: {
    /** Part of the link that confirms the address. */
    id: 'text primary key',
    programme: 'text not null',
    mailbox: 'text not null',
    email: 'text not null',
    asked_at: 'text not null',
    /** Of the page on which it was asked. */
    language: ["text not null default 'en'", LANGUAGES],
    /** Null until its owner has confirmed the address; nothing is written to it before. */
    confirmed_at: 'text',
    opening_wish_once: 'unique (programme, mailbox)',
  },

  /** A giver asked to be reminded each month; nothing is debited. It is deleted when they end it. */
  monthly_gift: {
    gift_id: 'text primary key references gift (id)',
    /** Of the month, 1 to 31. */
    day: 'integer not null',
    amount_minor: 'integer not null',
    fund: 'text not null',
    /** The day of the next mail, in India. */
    next_on: 'text not null',
    paused_at: 'text',
    created_at: 'text not null',
    monthly_gift_next: 'index (next_on, gift_id)',
  },

  /**
   * A link or a ticket that no longer works, because its mailbox was changed or erased: only its
   * digest is stored.
   */
  ended_link: {
    /** Of the secret in it. */
    digest: 'text primary key',
    registration_id: 'text',
    gift_id: 'text',
    /** Of the one person whose it was; null for the payer's. */
    position: 'integer',
    /** Whether it was a ticket's code. */
    is_ticket: 'integer not null',
    /** The moment of the change of a registration that ended it; null where it was another one. */
    ended_at: 'text',
    ended_link_registration: 'index (registration_id)',
  },

  /**
   * A key under which another program sent a registration, so that a repeat returns the same registration.
   */
  idempotency_key: {
    key_digest: 'text primary key',
    /** Of the body together with the key, so that the body can't be guessed from its digest. */
    body_digest: 'text not null',
    created_at: 'text not null',
    /** Null until the registration is stored. */
    answered_at: 'text',
    txnid: 'text',
    idempotency_key_created_at: 'index (created_at)',
  },

  /** The keys of forms that are being done. A row lasts as long as the transaction that does it. */
  form_lock: {
    key: 'text primary key',
  },

  /** One row per event with a capacity. Whoever counts its places locks the row first. */
  event_lock: {
    event_code: 'text primary key',
  },
} as const satisfies Declarations
