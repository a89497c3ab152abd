import { formatRupees } from '#domain/money.ts'
import type { MatchedLine, Settlement } from '#workflows/office/match-settlement.ts'
import { Sheet } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { PaymentLink } from './payment-link.tsx'

type Matched = Extract<Settlement, { ok: true }>

type Props = { settlement?: Matched | undefined; error?: string | undefined }

export function SettlementView({ settlement, error }: Props) {
  return (
    <>
      <h1>Settlement</h1>
      <MoneyNavigation path="/office/settlement" />
      <p>
        Choose the settlement report that the payment provider offers as CSV. It is compared with
        our records line by line, and changes nothing.
      </p>
      <FileForm error={error} />
      {settlement && <Result settlement={settlement} />}
    </>
  )
}

function FileForm({ error }: Pick<Props, 'error'>) {
  return (
    <form
      method="post"
      action="/office/settlement"
      encType="multipart/form-data"
      className="form money-form no-print"
    >
      <div className="field">
        <label className="field-label" htmlFor="settlement-file">
          Settlement file
        </label>
        <input
          id="settlement-file"
          className="input"
          type="file"
          name="file"
          accept=".csv,text/csv"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'settlement-error' : undefined}
        />
        {error && (
          <p className="field-error" id="settlement-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <button type="submit" className="button">
        Compare
      </button>
    </form>
  )
}

function Result({ settlement }: { settlement: Matched }) {
  const { lines, missing, unreadable, settledMinor, returnedMinor } = settlement
  const count = (verdict: MatchedLine['verdict']) =>
    lines.filter((line) => line.verdict === verdict).length
  const odd = lines.filter(({ verdict }) => verdict !== 'matched')
  return (
    <section aria-labelledby="result">
      <h2 id="result">
        {count('matched')} matched, {count('unknown')} unknown, {missing.length} missing,{' '}
        {count('differing')} differing
      </h2>
      <p>
        The file has {formatRupees(settledMinor)} in payments
        {returnedMinor > 0 && `, and ${formatRupees(returnedMinor)} in refunds and chargebacks`}.
      </p>
      {unreadable.length > 0 && <p>Lines that could not be read: {unreadable.join(', ')}.</p>}
      {odd.length > 0 && <Sheet caption="Not matched" columns={COLUMNS} rows={odd.map(toRow)} />}
      {missing.length > 0 && (
        <Sheet
          caption="Missing: recorded in these days, not in the file"
          columns={MISSING_COLUMNS}
          rows={missing.map(toMissingRow)}
        />
      )}
      <details>
        <summary>All lines</summary>
        <Sheet caption="All lines" columns={COLUMNS} rows={lines.map(toRow)} />
      </details>
    </section>
  )
}

const MISSING_COLUMNS = [
  { label: 'Transaction number' },
  { label: 'Kind' },
  { label: 'Day' },
  { label: 'Amount', isNumber: true },
]

function toMissingRow({ key, kind, txnid, day, amountMinor }: Matched['missing'][number]) {
  const link = <PaymentLink key="txnid" txnid={txnid} />
  return { key, cells: [link, KINDS[kind], day, formatRupees(amountMinor)] }
}

const COLUMNS = [
  { label: 'Transaction number' },
  { label: 'Line', isNumber: true },
  { label: 'Kind' },
  { label: 'Verdict' },
  { label: 'In the file', isNumber: true },
  { label: 'Recorded', isNumber: true },
  { label: 'Settled' },
  { label: 'UTR' },
]

const KINDS: Record<MatchedLine['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
}

const VERDICTS: Record<MatchedLine['verdict'], string> = {
  matched: 'Matched',
  unknown: 'Unknown to us, or not received',
  differing: 'Another amount',
  twice: 'Twice in the file',
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
