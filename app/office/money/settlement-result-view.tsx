import type { ReactNode } from 'react'
import { shortDay } from '#domain/dates.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import type { Transfer } from '#domain/payments/settlement-line.ts'
import type { MatchedLine, SettlementResult } from '#workflows/records/closing/match-settlement.ts'
import { numbers, Sheet } from '../sheet.tsx'
import { PaymentLink } from './payment-link.tsx'

/** What a settlement file says, and what of it does not match our records. */
export function SettlementResultView(props: {
  result: SettlementResult
  /** What can be done with it. */
  children?: ReactNode
}) {
  const { result, children } = props
  const { lines, missing, unreadable, transfers, total } = result
  const count = (verdict: MatchedLine['verdict']) =>
    lines.filter((line) => line.verdict === verdict).length
  const odd = lines.filter(({ verdict }) => verdict !== 'matched')
  return (
    <section className="stack gap-4" aria-labelledby="result">
      <h2 id="result">
        {total.lines - odd.length} matched, {count('unknown')} unknown, {missing.length} missing,{' '}
        {count('differing')} differing
      </h2>
      {children}
      <Sheet
        caption="Transfers to the bank"
        columns={TRANSFERS}
        rows={transfers.slice(0, MAX_SHOWN).map(toTransferRow)}
        totals={['All', ...transferCells(total).slice(1)]}
      />
      <Rest of={transfers} />
      <Unreadable lines={unreadable} />
      <Lines caption="Not matched" lines={odd} />
      {missing.length > 0 && (
        <Sheet
          caption="Missing: recorded in these days, not in the file"
          columns={MISSING_COLUMNS}
          rows={missing.slice(0, MAX_SHOWN).map(toMissingRow)}
        />
      )}
      <Rest of={missing} />
      {lines.length > odd.length && (
        <details>
          <summary>All lines</summary>
          <Lines caption="All lines" lines={lines} />
        </details>
      )}
    </section>
  )
}

/** Of each table. Nobody reads more, and a page of them all would keep the server busy. */
const MAX_SHOWN = 300

function Lines({ caption, lines }: { caption: string; lines: readonly MatchedLine[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <Sheet caption={caption} columns={COLUMNS} rows={lines.slice(0, MAX_SHOWN).map(toRow)} />
      <Rest of={lines} />
    </>
  )
}

function Rest({ of: { length } }: { of: readonly unknown[] }) {
  if (length <= MAX_SHOWN) return null
  const more = (length - MAX_SHOWN).toLocaleString('en-IN')
  return (
    <p>
      The first {MAX_SHOWN} are shown, and there are {more} more.
    </p>
  )
}

function Unreadable({ lines }: { lines: readonly number[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p>Lines that could not be read: {lines.slice(0, MAX_SHOWN).join(', ')}.</p>
      <Rest of={lines} />
    </>
  )
}

function toTransferRow(transfer: Transfer) {
  return { key: transfer.utr, cells: transferCells(transfer) }
}

const TRANSFERS = [
  'UTR',
  ...numbers('Lines', 'Payments', 'Refunds and chargebacks', 'Fees', 'Tax', 'Net'),
]

const NOT_IN_FILE = 'Not in the file'

function transferCells(transfer: Transfer): (string | number)[] {
  const { utr, lines, settledMinor, returnedMinor, feeMinor, taxMinor, netMinor } = transfer
  return [
    utr === '' ? NOT_IN_FILE : utr,
    lines,
    formatRupees(settledMinor),
    formatRupees(returnedMinor),
    ...[feeMinor, taxMinor, netMinor].map(amountWords),
  ]
}

/** More may be taken back in a transfer than was paid. */
function amountWords(amount: number | undefined): string {
  return amount === undefined ? NOT_IN_FILE : signedRupees(amount)
}

const MISSING_COLUMNS = ['Transaction number', 'Kind', 'Day', ...numbers('Amount')]

function toMissingRow({ key, kind, txnid, day, amountMinor }: SettlementResult['missing'][number]) {
  const link = <PaymentLink key="txnid" txnid={txnid} />
  return { key, cells: [link, KINDS[kind], shortDay(day), formatRupees(amountMinor)] }
}

const COLUMNS = [
  'Transaction number',
  ...numbers('Line'),
  'Kind',
  'Verdict',
  ...numbers('In the file', 'Recorded'),
  'Settled',
  'UTR',
]

const KINDS: Record<MatchedLine['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
}

const VERDICTS: Record<MatchedLine['verdict'], string> = {
  matched: 'Matched',
  unknown: 'Unknown to us, or not received',
  differing: 'Wrong amount',
  twice: 'Twice in the file',
  unbalanced: 'Fee, tax and net don’t add up',
}

function toRow(matched: MatchedLine) {
  const { line, txnid, kind, verdict, amountMinor, recordedMinor, settledOn, utr } = matched
  const isNewReturn = kind !== 'payment' && verdict === 'unknown'
  return {
    key: String(line),
    cells: [
      <PaymentLink key="txnid" txnid={txnid} />,
      line,
      KINDS[kind],
      isNewReturn ? 'Taken back, not recorded by us' : VERDICTS[verdict],
      formatRupees(amountMinor),
      recordedMinor === undefined ? '' : formatRupees(recordedMinor),
      settledOn,
      utr,
    ],
  }
}
