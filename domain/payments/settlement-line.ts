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
  /** What the provider keeps, the tax on it, and what it transfers. Undefined where the report has none. */
  feeMinor: Paise | undefined
  taxMinor: Paise | undefined
  /** Negative where money is taken back. */
  netMinor: Paise | undefined
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
  const readCharges = chargesIn(names)
  for (const { line, fields } of rows) {
    const signed = readSigned(fields[amount] ?? '')
    const number = readTransactionId(fields[txnid] ?? '')
    if (signed === undefined || number === '') unreadable.push(line)
    else {
      const kind = kindOf(signed, fields[type ?? ''] ?? '')
      lines.push({
        line,
        txnid: number,
        amountMinor: Math.abs(signed),
        utr: fields[utr ?? ''] ?? '',
        settledOn: fields[settled ?? ''] ?? '',
        kind,
        ...readCharges(fields, kind),
      })
    }
  }
  return { ok: true, lines, unreadable, hasKinds: type !== undefined }
}

/** Amounts are written with and without grouping, currency and more than two decimals. */
function readSigned(cell: string): Paise | undefined {
  const text = cell.replace(/[₹,\s]|Rs\.?|INR/gi, '')
  const minor = parseRupees(text.replace(/^-/, '').replace(/(\.\d\d)0+$/, '$1'))
  return minor !== undefined && text.startsWith('-') ? -minor : minor
}

function kindOf(amount: Paise, type: string): SettlementLine['kind'] {
  if (CHARGEBACKS.test(type)) return 'chargeback'
  return amount < 0 || RETURNS.test(type) ? 'refund' : 'payment'
}

/** Reads fee, tax and net of a line. The tax on a fee is tax. */
function chargesIn(names: readonly string[]) {
  const amounts = names.filter((name) => !NO_AMOUNT.test(name))
  const taxes = totalAmong(amounts.filter((name) => TAX.test(name)))
  const fees = totalAmong(amounts.filter((name) => FEE.test(name) && !TAX.test(name)))
  const net = amounts.find((name) => NET.test(name) && !FEE.test(name) && !TAX.test(name))
  return (fields: Record<string, string>, kind: SettlementLine['kind']) => {
    const netMinor = readSigned(fields[net ?? ''] ?? '')
    return {
      feeMinor: sumCells(fees, fields),
      taxMinor: sumCells(taxes, fields),
      // Some reports write what was taken back without its sign.
      netMinor: netMinor !== undefined && kind !== 'payment' ? -Math.abs(netMinor) : netMinor,
    }
  }
}

/** Either one column is the total of the others, or they add up to it, as CGST and SGST do. */
function totalAmong(names: readonly string[]): readonly string[] {
  const total = names.find((name) => /total/i.test(name))
  return total === undefined ? names : [total]
}

function sumCells(names: readonly string[], fields: Record<string, string>): Paise | undefined {
  const known = names
    .map((name) => readSigned(fields[name] ?? ''))
    .filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, amount) => sum + amount, 0)
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
const FEE = /fee/i
const TAX = /tax|gst/i
const NET = /net/i
/** Numbers, rates and names that contain the same words. */
const NO_AMOUNT = /gstin|invoice|number|\bno\b|rate|percent|%|bank|internet/i
const RETURNS = /refund|return/i
const CHARGEBACKS = /charge[\s_-]?back/i
