/** Tables of Today and the money screens. */
export type MoneyTables = {
  monthly_gift: MonthlyGiftTable
  attention_found: AttentionFoundTable
  attention_told: { key: string; at: string }
  earlier_payment: EarlierPaymentTable
  settlement: SettlementTable
  day_close: DayCloseTable
}

/** What comparing with the provider has found. */
type AttentionFoundTable = {
  key: string
  kind: 'unknown-payment'
  txnid: string
  amount_minor: number
  at: string
}

/** A payment of an earlier system: it can be looked up, and counts in no sum. */
type EarlierPaymentTable = { txnid: string; record: string; imported_at: string }

/** A day on which money came by hand, or that was closed. One that is open has only its version. */
type DayCloseTable = {
  /** Such as 2026-11-15, in India. */
  day: string
  /** Raised when it is closed and when it is opened again. */
  version: number
  closed_at: string | null
  closed_by: string | null
  /** The cash that was counted. */
  counted_minor: number | null
  /** The cash that was recorded. */
  recorded_minor: number | null
  /** Why they differ. */
  reason: string
  /** Whether the provider had received what we have recorded. */
  compared: 'agrees' | 'differs' | 'not-compared' | null
}

/** A settlement file that the office has kept: each file once. */
type SettlementTable = {
  /** Of the file's text. */
  digest: string
  at: string
  author: string
  /** How many of its lines and of our records did not match. */
  odd: number
  settled_minor: number
  /** What was shown before it was kept, as JSON. */
  result: string
}

/** A giver who asked to be reminded each month. It is deleted when they end it. */
type MonthlyGiftTable = {
  gift_id: string
  /** Of the month, 1 to 31. */
  day: number
  amount_minor: number
  fund: string
  /** The day of the next mail, in India. */
  next_on: string
  paused_at: string | null
  created_at: string
}
