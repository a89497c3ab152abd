import { type RawBuilder, sql } from 'kysely'
import type { AttentionKind } from '#domain/attention.ts'

/** Something that needs the office's attention, with the facts of its kind. */
export type AttentionRow = {
  /** The kind, and the id of what it is about: settled once, it stays settled. */
  key: string
  at: string
  txnid: string | null
  gift_id: string | null
  registration_id: string | null
  purpose: string | null
  name: string | null
  amount_minor: number | null
} & (
  | { kind: PaymentKind; received_minor: number | null }
  /** `amount_minor` is what is too much. */
  | { kind: 'overpaid' }
  | { kind: 'unknown-payment' }
  /** How many of its lines don't match. */
  | { kind: 'settlement'; odd: number }
  | { kind: 'refund-failed' | 'undeliverable'; reason: string | null }
  | { kind: RequestAttention; wish: string }
  | { kind: 'erase-asked' }
  /** The two registrations, in the order in which they came. */
  | { kind: 'same-family'; earlier_id: string; later_id: string }
  | { kind: 'event-over'; lastDay: string }
  /** How many people are registered. */
  | { kind: 'event-vanished'; people: number }
  | { kind: 'content'; mistake: string }
  /** Without a version it is the content folder that was refused. */
  | { kind: 'content-refused'; mistake: string; version: number | undefined }
)

export type PaymentKind =
  | 'mismatch'
  | 'paid-twice'
  | 'paid-late'
  | 'paid-after-cancelling'
  | 'stuck'

/** What a visitor asks for. */
export type RequestAttention = 'cancel-asked' | 'correction-asked' | 'refund-owed'

/** The most that are read of one kind. */
export const MAX_OF_A_KIND = 50

/** The key of one item. */
export function keyOf(kind: AttentionKind, id: string): RawBuilder<string> {
  return sql<string>`${sql.lit(`${kind}:`)} || ${sql.ref(id)}`
}
