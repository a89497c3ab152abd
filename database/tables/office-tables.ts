import type { HandMethod } from '#domain/payments/hand-method.ts'

/** The office's own tables: its people, what they did, and money that came by hand. */
export type OfficeTables = {
  staff: StaffTable
  staff_link: StaffLinkTable
  staff_session: StaffSessionTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  office_event: OfficeEventTable
  form_lock: FormLockTable
  money_entry: MoneyEntryTable
  attention_settled: AttentionSettledTable
  family_key: FamilyKeyTable
  family_pair: FamilyPairTable
}

type StaffTable = {
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
type StaffLinkTable = {
  digest: string
  staff_id: string
  created_at: string
  expires_at: string
  used_at: string | null
}

type StaffSessionTable = {
  digest: string
  staff_id: string
  /** "Firefox on Android", for the list of one's own devices. */
  device: string
  created_at: string
  seen_at: string
  ended_at: string | null
}

type PasskeyTable = {
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
type PasskeyChallengeTable = {
  challenge: string
  /** Null when it is for signing in. */
  staff_id: string | null
  expires_at: string
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

/** Append-only: who changed what. */
type OfficeEventTable = {
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
type FormLockTable = { key: string }

type EntryKind = 'received' | 'reduction'

/** Append-only: money by hand, and reductions of the price. */
type MoneyEntryTable = {
  id: string
  registration_id: string | null
  gift_id: string | null
  kind: EntryKind
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

/** By what a family is recognised: the date, and a mobile, an address or a full name. */
type FamilyKeyTable = { registration_id: string; key: string; weight: number; number: number }

/** A registration, and the nearest one before it for the same date that is perhaps the same family. */
type FamilyPairTable = { earlier_id: string; later_id: string }

/** What needed attention and was looked into, by the key under which it was listed. */
type AttentionSettledTable = { key: string; at: string; author: string; note: string }
