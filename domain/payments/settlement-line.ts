import type { CsvRow } from '../csv.ts'
import { type Paise, parseRupees } from '../money.ts'
import { readTransactionId } from '../record-numbers.ts'

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
  feeMinor?: Paise | undefined
  taxMinor?: Paise | undefined
  /** Negative where money is taken back. */
  netMinor?: Paise | undefined
}

export type SettlementReader = {
  hasKinds: boolean
  read: (row: CsvRow) => SettlementLine | undefined
}

type Cell = (name: string) => string

/** Columns are called differently in each of the provider's exports. Undefined without numbers or amounts. */
export function settlementReader(header: CsvRow): SettlementReader | undefined {
  const columns = new Map(header.fields.map((name, column) => [cut(name), column]))
  const names = [...columns.keys()]
  const [txnid, amount] = [findColumn(names, TXNID), findColumn(names, AMOUNT)]
  if (txnid === undefined || amount === undefined) return undefined
  const [utr, settled, type] = [UTR, SETTLED, TYPE].map((known) => findColumn(names, known) ?? '')
  const readCharges = chargesIn(names)
  const read = ({ line, fields }: CsvRow) => {
    const cell: Cell = (name) => cut(fields[columns.get(name) ?? -1] ?? '')
    const signed = readSigned(cell(amount))
    const number = readTransactionId(cell(txnid))
    if (signed === undefined || number === '') return undefined
    const kind = kindOf(signed, cell(type ?? ''))
    return {
      line,
      txnid: number,
      amountMinor: Math.abs(signed),
      utr: cell(utr ?? ''),
      settledOn: cell(settled ?? ''),
      kind,
      ...readCharges(cell, kind),
    }
  }
  return { hasKinds: type !== '', read }
}

function cut(cell: string): string {
  return cell.slice(0, MAX_LETTERS).trim()
}

/** More than a number, a reference, a date or an amount has. */
const MAX_LETTERS = 200

/** Amounts are written with and without grouping, currency and more than two decimals. */
function readSigned(cell: string): Paise | undefined {
  const text = cell.replace(/[₹,\s]|Rs\.?|INR/gi, '')
  const minor = parseRupees(text.replace(/^-/, '').replace(/(\.\d\d)0+$/, '$1'))
  if (minor === undefined || minor > LARGEST) return undefined
  return text.startsWith('-') ? -minor : minor
}

/** A hundred crore rupees: what is more is no amount, and the sum of a whole file stays exact. */
const LARGEST: Paise = 100_000_000_000

function kindOf(amount: Paise, type: string): SettlementLine['kind'] {
  if (CHARGEBACKS.test(type)) return 'chargeback'
  return amount < 0 || RETURNS.test(type) ? 'refund' : 'payment'
}

/** The tax on a fee is tax. */
function chargesIn(names: readonly string[]) {
  const amounts = names.filter((name) => !NO_AMOUNT.test(name))
  const taxes = totalAmong(amounts.filter((name) => TAX.test(name)))
  const fees = totalAmong(amounts.filter((name) => FEE.test(name) && !TAX.test(name)))
  const net = amounts.find((name) => NET.test(name) && !FEE.test(name) && !TAX.test(name))
  return (cell: Cell, kind: SettlementLine['kind']) => {
    const netMinor = readSigned(cell(net ?? ''))
    return {
      feeMinor: sumCells(fees, cell),
      taxMinor: sumCells(taxes, cell),
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

function sumCells(names: readonly string[], cell: Cell): Paise | undefined {
  return sum(names.map((name) => readSigned(cell(name))))
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

/** Whether a payment's net is what its own fee and tax leave. Some reports count the tax into the fee. */
export function addsUp({ kind, amountMinor, feeMinor, taxMinor, netMinor }: SettlementLine) {
  if (kind !== 'payment' || feeMinor === undefined || taxMinor === undefined) return true
  const left = amountMinor - Math.abs(feeMinor)
  return netMinor === undefined || [left, left - Math.abs(taxMinor)].includes(netMinor)
}

/** The sums of one transfer to the bank. Undefined is what no line of the report has. */
export type Transfer = {
  utr: string
  lines: number
  settledMinor: Paise
  returnedMinor: Paise
  feeMinor?: Paise | undefined
  taxMinor?: Paise | undefined
  netMinor?: Paise | undefined
}

export function transfersOf(lines: readonly SettlementLine[]): Transfer[] {
  return [...Map.groupBy(lines, ({ utr }) => utr)].map(([utr, own]) => sumTransfer(utr, own))
}

export function sumTransfer(utr: string, lines: readonly SettlementLine[]): Transfer {
  const paid = lines.filter(({ kind }) => kind === 'payment')
  const returned = lines.filter(({ kind }) => kind !== 'payment')
  const amountOf = ({ amountMinor }: SettlementLine) => amountMinor
  return {
    utr,
    lines: lines.length,
    settledMinor: sum(paid.map(amountOf)) ?? 0,
    returnedMinor: sum(returned.map(amountOf)) ?? 0,
    feeMinor: sum(lines.map(({ feeMinor }) => feeMinor)),
    taxMinor: sum(lines.map(({ taxMinor }) => taxMinor)),
    netMinor: sum(lines.map(({ netMinor }) => netMinor)),
  }
}

function sum(amounts: readonly (Paise | undefined)[]): Paise | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((all, amount) => all + amount, 0)
}

export type RecordedReturn = { token: string; amountMinor: Paise; day: string }

/** In the order of the amounts. `twice`: an earlier line of the report has this refund already. */
export function matchReturns(
  amounts: readonly Paise[],
  recorded: readonly RecordedReturn[],
): {
  verdict: 'matched' | 'unknown' | 'differing' | 'twice'
  recorded: RecordedReturn | undefined
}[] {
  const left = [...recorded]
  // Equal amounts first, so that a differing one doesn't take the refund of another line.
  const equal = amounts.map((amount) => takeOut(left, ({ amountMinor }) => amountMinor === amount))
  const firstOf = new Map([...amounts.entries()].reverse().map(([at, amount]) => [amount, at]))
  return amounts.map((amount, index) => {
    if (equal[index]) return { verdict: 'matched', recorded: equal[index] }
    const other = left.shift()
    if (other) return { verdict: 'differing', recorded: other }
    const same = equal[firstOf.get(amount) ?? index]
    return { verdict: same ? 'twice' : 'unknown', recorded: same }
  })
}

function takeOut<Item>(items: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isWanted)
  return index === -1 ? undefined : items.splice(index, 1)[0]
}
