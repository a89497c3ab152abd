import { type Paise, parseRupees } from '#domain/money.ts'
import { readTransactionId } from './transaction-id.ts'

/** One line of the provider's settlement report. */
export type SettlementLine = {
  line: number
  txnid: string
  amountMinor: Paise
  /** The bank's reference of the transfer, and its day; empty where the report has none. */
  utr: string
  settledOn: string
  /** Refunds and chargebacks take money back. */
  kind: 'payment' | 'refund' | 'chargeback'
}

type SettlementReading =
  | {
      ok: true
      lines: SettlementLine[]
      unreadable: number[]
      /** Whether the report says what kind each line is. */
      hasKinds: boolean
    }
  | { ok: false; problem: 'no-columns' }

type Row = { line: number; fields: Record<string, string> }

/** Reads a settlement report. Its columns are called differently in each of the provider's exports. */
export function readSettlement(rows: readonly Row[]): SettlementReading {
  const names = Object.keys(rows[0]?.fields ?? {})
  const txnid = findColumn(names, TXNID)
  const amount = findColumn(names, AMOUNT)
  if (txnid === undefined || amount === undefined) return { ok: false, problem: 'no-columns' }
  const [utr, settled, type] = [UTR, SETTLED, TYPE].map((known) => findColumn(names, known))
  const lines: SettlementLine[] = []
  const unreadable: number[] = []
  for (const { line, fields } of rows) {
    const typed = (fields[amount] ?? '').replace(/[₹,\s]|Rs\.?|INR/gi, '')
    const amountMinor = parseRupees(typed.replace(/^-/, '').replace(/(\.\d\d)0+$/, '$1'))
    const number = readTransactionId(fields[txnid] ?? '')
    if (amountMinor === undefined || number === '') unreadable.push(line)
    else {
      lines.push({
        line,
        txnid: number,
        amountMinor,
        utr: fields[utr ?? ''] ?? '',
        settledOn: fields[settled ?? ''] ?? '',
        kind: kindOf(typed, fields[type ?? ''] ?? ''),
      })
    }
  }
  return { ok: true, lines, unreadable, hasKinds: type !== undefined }
}

function kindOf(amount: string, type: string): SettlementLine['kind'] {
  if (CHARGEBACKS.test(type)) return 'chargeback'
  return amount.startsWith('-') || RETURNS.test(type) ? 'refund' : 'payment'
}

function findColumn(names: readonly string[], known: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
  for (const word of known) {
    const found = names.find((name) => plain(name) === word)
    if (found !== undefined) return found
  }
  return undefined
}

const TXNID = [
  ...['merchanttxnid', 'merchanttransactionid', 'merchantreferenceid', 'merchanttxn'],
  ...['txnid', 'transactionid', 'orderid'],
]
const AMOUNT = [
  ...['transactionamount', 'txnamount', 'grossamount', 'saleamount', 'amount', 'amountinr'],
  ...['merchantamount', 'totalamount'],
]
const UTR = ['utr', 'utrnumber', 'merchantutr', 'settlementutr', 'bankutr', 'utrno']
const SETTLED = ['settlementdate', 'settledon', 'settledat', 'dateofsettlement', 'payoutdate']
const TYPE = ['transactiontype', 'txntype', 'action', 'type', 'salereturn']
const RETURNS = /refund|return/i
const CHARGEBACKS = /charge[\s_-]?back/i
