import type { Language } from '#domain/language.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import type { PartyType } from '#domain/registration/party.ts'
import type { PersonColumns } from '#domain/registration/person.ts'
import type { Hold, Standing } from '#domain/registration/places.ts'
import type { PaymentType, ResidentialType } from '#domain/registration/price.ts'
import type { CalendarTables, DoorTables, RoomTables } from './conference-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { OfficeTables } from './office-tables.ts'
import type { MoneyTables, PaymentTables } from './payment-tables.ts'

/**
 * The tables, the same on both engines. Money is whole paise and times are ISO 8601 text in UTC, so
 * that a row reads the same in SQLite and in PostgreSQL.
 */
export type Tables = OfficeTables &
  CalendarTables &
  ConsentTables &
  ContentTables &
  DoorTables &
  MailTables &
  MoneyTables &
  PaymentTables &
  RoomTables & {
    gift: SubmissionColumns &
      FoundColumns & {
        fund: string
        full_name: string
        email: string
        phone: string
        amount_minor: number
        /** The giver's tax number, where it was given. Masked everywhere but on receipts. */
        pan: string | null
        /** Raised by every change of the office, so that the second of two people sees the first one's. */
        version: number
      }

    registration: SubmissionColumns &
      FoundColumns & {
        programme: string
        event_code: string
        party: PartyType
        residential: ResidentialType
        arrival: string
        payment_type: PaymentType
        agree: number
        /** The amount due online now and the whole price, as quoted when it was stored. */
        due_minor: number
        full_minor: number
        /** What is kept for people who have cancelled; a part of the price. */
        fee_minor: number
        /** How many places it takes, and whether they are held. */
        places: number
        hold: Hold
        /** When they are released unless it is paid; null where there is no limit. */
        held_until: string | null
        /** Derived from its payments, refunds and entries by `recomputeRegistration`, for the office's lists. */
        received_minor: number
        returned_minor: number
        reduced_minor: number
        still_due_minor: number
        standing: Standing
        /** The payer's name, last name first, for sorting. */
        sort_name: string
        /** Raised by every change of the office, so that the second of two people sees the first one's. */
        version: number
      }

    /** Append-only: every change of a registration's hold. */
    place_event: {
      registration_id: string
      position: number
      at: string
      source: PlaceSource
      from_hold: Hold
      to_hold: Hold
    }

    /** The key in a mail's link that keeps the places of a free registration. */
    place_key: { digest: string; registration_id: string }

    /** What a visitor asked of the office on the private page. One of each kind is open at most. */
    visitor_request: {
      id: string
      registration_id: string
      kind: RequestKind
      at: string
      /** What is asked for, in words. */
      wish: string
      /** What is to be given back. */
      amount_minor: number | null
      /** When it was taken back, or another one took its place. */
      ended_at: string | null
    }

    /** That somebody asked to be erased. Of a registration or of a gift, never both. */
    erase_request: {
      id: string
      registration_id: string | null
      gift_id: string | null
      /** The attendee who asked for themselves alone; null for everybody. */
      position: number | null
      at: string
      /** When it was done, or taken back. */
      ended_at: string | null
    }

    attendee: PersonColumns & {
      registration_id: string
      position: number
      share_minor: number
      /** When this person was taken off the registration; null for those who come. */
      cancelled_at: string | null
    }

    /** One person's ticket. It is valid while that person comes and the registration is confirmed. */
    ticket: {
      /** What the QR code says. */
      code: string
      registration_id: string
      position: number
      /** Part of the address of this person's own page. */
      private_token: string
      /** Whether it is in the payer's confirmation, needs a mail of its own, or was told. */
      tell: 'with-confirmation' | 'by-mail' | 'done'
    }

    /** A link or a ticket that no longer works, because its mailbox was changed or erased. */
    ended_link: {
      /** Of the secret in it. */
      digest: string
      registration_id: string | null
      gift_id: string | null
      /** Of the one person whose it was; null for the payer's. */
      position: number | null
      /** Whether it was a ticket's code. */
      is_ticket: number
      /** The moment of the change of a registration that ended it; null where it was another one. */
      ended_at: string | null
    }

    /**
     * A key under which another program sent a registration, so that a repeat returns the same
     * registration.
     */
    idempotency_key: {
      key_digest: string
      /** Of the body together with the key, so that the body can't be guessed from its digest. */
      body_digest: string
      created_at: string
      /** Null until the registration is stored. */
      answered_at: string | null
      txnid: string | null
    }

    /** Which process runs a job, and until when no other may. */
    job_lease: { name: string; holder: string; until: string }
    setting: { name: string; value: string }

    /** One row per event with a capacity. Whoever counts its places locks the row first. */
    event_lock: { event_code: string }
  }

/** Columns of everything that a visitor submits. */
type SubmissionColumns = {
  id: string
  /** The key that the visitor's browser made for this submission; null without JavaScript. */
  submission: string | null
  /** A digest of everything typed, by which an identical submission is recognised. */
  twin: string
  status: 'Not Paid' | 'Paid'
  created_at: string
  /** In which its pages and mails are. */
  language: Language
  /**
   * Part of the private page's address. That page shows everything, so only mails and the visitor's
   * browser have it.
   */
  private_token: string
}

/** Columns of what Find looks through. */
type FoundColumns = {
  /** In the order in which they came; a registration's is shown as R-1001. SQLite's index knows its rows by it. */
  number: number
  /** The words under which it is found: see `wordsText`. */
  words: string
}

/** Who changes a hold: a visitor, the link in a mail, or whatever moved the payment. */
export type PlaceSource = EvidenceSource | 'visitor' | 'mail'

export type RequestKind = 'cancel' | 'correct' | 'refund'

/** What people agreed to when they gave us their data. */
type ConsentTables = {
  /** Append-only: the texts that stood beside a form's box, each stored once. */
  consent_wording: {
    /** The beginning of the text's digest. */
    version: string
    text: string
    stored_at: string
  }
  /** Append-only: one row for each person of a registration, and for each gift. */
  consent: {
    id: string
    registration_id: string | null
    /** The person's place in the registration. */
    position: number | null
    gift_id: string | null
    wording: string
    /** In which it was read. */
    language: Language
    at: string
  }
}
