import { explainPrice } from '#app/features/registration/price/explain-price.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { entryLines } from './ledger-entries.tsx'
import type { LedgerLine, LedgerProps } from './ledger-line.ts'
import { onlineLines } from './ledger-online.tsx'

/** The price with its reasons, what was taken off, received and sent back, and what is due: it adds up. */
export function Ledger(props: LedgerProps) {
  const { full_minor } = props.record.registration
  const price = { key: 'price', what: 'Price', amountMinor: full_minor }
  const movements = [...entryLines(props), ...onlineLines(props)]
  return (
    <table className="ledger">
      <caption className="visually-hidden">What it costs, what came, and what is due</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {partsOf(props.record).map(({ key, what, amountMinor }) => (
          <tr key={key} className="ledger-part">
            <th scope="row">{what}</th>
            <td>{formatRupees(amountMinor)}</td>
          </tr>
        ))}
        {[price, ...movements, ...notOwed(props.record)].map(
          ({ key, what, amountMinor }, index) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              <td>{index === 0 ? formatRupees(amountMinor) : changeWords(amountMinor)}</td>
            </tr>
          ),
        )}
      </tbody>
      <Balance account={props.record.account} />
    </table>
  )
}

/** Each person's part of the price. Empty where prices have changed since it was sold. */
function partsOf({ lines, registration: { fee_minor } }: RegistrationRecord): LedgerLine[] {
  const fee = { key: 'fee', what: 'Kept for people who cancelled', amountMinor: fee_minor }
  return [
    ...lines.map((line, index) => ({
      key: String(index),
      what: explainPrice('en', line),
      amountMinor: line.amount + line.balance,
    })),
    ...(fee_minor > 0 ? [fee] : []),
  ]
}

/** What whoever cancelled, waits or was refunded does not owe any more. */
function notOwed({ account, registration }: RegistrationRecord): LedgerLine[] {
  const { reducedMinor, paidMinor, dueMinor, excessMinor, standing } = account
  const left = registration.full_minor - reducedMinor - paidMinor
  const amountMinor = dueMinor - excessMinor - left
  if (amountMinor === 0) return []
  const what = `Not asked for: ${standing.toLowerCase()}`
  return [{ key: 'not-owed', what, amountMinor }]
}

/** "− Rs. 900", as it is taken from what is due. */
function changeWords(amountMinor: Paise): string {
  return `${amountMinor < 0 ? '−' : '+'} ${formatRupees(Math.abs(amountMinor))}`
}

function Balance({ account }: Pick<RegistrationRecord, 'account'>) {
  const { dueMinor, excessMinor } = account
  return (
    <tfoot>
      <tr className={excessMinor > 0 ? 'record-risk' : undefined}>
        <th scope="row">{excessMinor > 0 ? 'Too much' : 'Still due'}</th>
        <td>{formatRupees(excessMinor > 0 ? excessMinor : dueMinor)}</td>
      </tr>
    </tfoot>
  )
}
