import type { HandMethod } from '#domain/payments/hand-money.ts'

/** The office's own tables: its people, what they did, and money that came by hand. */
export type OfficeTables = {
  staff: {
    id: string
    email: string
    /** Empty until somebody says it; then the history shows the address. */
    name: string
    /** The address without its spelling variants: one person per mailbox. */
    mailbox: string
    /** Separated by spaces. */
    roles: string
    created_at: string
    /** Set when the person left; they can't sign in any more, and their history stays. */
    ended_at: string | null
    /** Raised by every change of their access, so that the second of two people sees the first one's. */
    version: number
  }

  /** A mailed link that signs in once. */
  staff_link: {
    digest: string
    staff_id: string
    created_at: string
    expires_at: string
    used_at: string | null
  }

  staff_session: {
    digest: string
    staff_id: string
    /** "Firefox on Android", for the list of one's own devices. */
    device: string
    created_at: string
    seen_at: string
    ended_at: string | null
  }

  passkey: {
    /** The credential's id, base64url. */
    id: string
    staff_id: string
    name: string
    /** COSE, base64url. */
    public_key: string
    counter: number
    /** Separated by spaces. */
    transports: string
    created_at: string
    used_at: string | null
  }

  /** A challenge answers once. */
  passkey_challenge: {
    challenge: string
    /** Null when it is for signing in. */
    staff_id: string | null
    expires_at: string
  }

  /** Append-only: who changed what. */
  office_event: {
    id: string
    at: string
    staff_id: string | null
    author: string
    subject: OfficeSubject
    subject_id: string
    action: string
    /** Before, after and reason, as JSON. */
    details: string
    key: string | null
  }

  /** The keys of forms that are being done. A row lasts as long as the transaction that does it. */
  form_lock: { key: string }

  /** Append-only: money by hand, and reductions of the price. */
  money_entry: {
    id: string
    registration_id: string | null
    gift_id: string | null
    kind: 'received' | 'reduction'
    /** How it came; null for a reduction. */
    method: HandMethod | null
    amount_minor: number
    /** The day in India on which it came, such as 2026-11-15. */
    day: string
    reference: string
    reason: string
    /** The entry that this one takes back. */
    takes_back: string | null
    at: string
    author: string
  }

  /** What needed attention and was looked into, by the key under which it was listed. */
  attention_settled: { key: string; at: string; author: string; note: string }
}

export type OfficeSubject =
  | 'registration'
  | 'gift'
  | 'payment'
  | 'receipt'
  | 'staff'
  | 'export'
  | 'attention'
  | 'content'
  | 'settlement'
  | 'day'
  /** The rooms and the badges of one conference. */
  | 'conference'
  | 'door'
