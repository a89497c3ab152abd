import { KeepFound } from '#app/office/back-to-found.tsx'
import { shortDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { MoneyEntry } from '#workflows/registration/read-registration-record.ts'
import type { LedgerLine, LedgerProps } from './ledger-line.ts'
import { LedgerReceipts } from './ledger-receipts.tsx'
import { registrationAddress } from './registration-address.ts'

/** Reductions and money by hand, oldest first. */
export function entryLines({ record, mayRecord }: LedgerProps): LedgerLine[] {
  return record.entries.map((entry) => ({
    key: entry.id,
    // What comes, and what is taken off, makes less due; taking it back makes more due again.
    amountMinor: entry.takes_back === null ? -entry.amount_minor : entry.amount_minor,
    what: (
      <>
        {entryWords(entry)}, {shortDay(entry.day)}
        <LedgerReceipts
          receipts={record.receipts.filter(({ entry_id }) => entry_id === entry.id)}
          mayHand={mayRecord}
        />
        {mayRecord && <TakeBack entry={entry} record={record} />}
        <span className="ledger-note">{noteOf(entry)}</span>
      </>
    ),
  }))
}

/** "Cash", "Reduction", "Cash taken back" */
function entryWords({ kind, method, takes_back }: MoneyEntry): string {
  const what = kind === 'reduction' ? 'Reduction' : method
  return takes_back === null ? `${what}` : `${what} taken back`
}

function noteOf({ reference, reason, author }: MoneyEntry): string {
  return [reference && `Reference ${reference}`, reason && `Reason: ${reason}`, `by ${author}`]
    .filter(Boolean)
    .join(' · ')
}

type TakeBackProps = Pick<LedgerProps, 'record'> & { entry: MoneyEntry }

function TakeBack({ entry, record }: TakeBackProps) {
  const isTakenBack = record.entries.some(({ takes_back }) => takes_back === entry.id)
  if (isTakenBack || entry.takes_back !== null) return null
  return (
    <form className="no-print" method="get" action={registrationAddress(record, 'take-back')}>
      <KeepFound />
      <input type="hidden" name="entry" value={entry.id} />
      <button
        className="ledger-button"
        type="submit"
        aria-label={`Take back ${formatRupees(entry.amount_minor)}`}
      >
        Take back
      </button>
    </form>
  )
}
