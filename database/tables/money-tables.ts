/** Tables of Today and the money screens. */
export type MoneyTables = {
  attention_found: AttentionFoundTable
  attention_told: { key: string; at: string }
  earlier_payment: EarlierPaymentTable
  settlement: SettlementTable
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
