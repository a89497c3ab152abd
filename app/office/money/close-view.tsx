import { FilterInput } from '#app/office/form/filter-fields.tsx'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { Close, MethodSum } from '#workflows/closing/close-day.ts'
import { Sheet } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { IgnoredNote } from './money-pages.tsx'
import { PaymentLink } from './payment-link.tsx'

const PATH = '/office/close'

/** The daily close: what came by each method, and whether the provider says the same. */
export function CloseView({ close, ignored }: { close: Close; ignored: string[] }) {
  const { day, byMethod } = close
  return (
    <>
      <h1>Close of {formatDay(day)}</h1>
      <MoneyNavigation path={PATH} />
      <form method="get" action={PATH} className="money-filter no-print">
        <FilterInput label="Day" name="day" value={day} type="date" />
        <div className="button-row">
          <button type="submit" className="button">
            Show
          </button>
        </div>
      </form>
      <IgnoredNote ignored={ignored} />
      <OnlineComparison online={close.online} />
      <MethodTable caption={formatDay(day)} sums={byMethod.day} />
      <MethodTable caption="This month up to that day" sums={byMethod.month} />
      <MethodTable caption="This financial year up to that day" sums={byMethod.year} />
    </>
  )
}

function OnlineComparison({ online }: Pick<Close, 'online'>) {
  if (!online.ok) {
    return (
      <p className="notice notice-warning">
        The payment provider could not be asked, so nothing was compared. Please try again later.
      </p>
    )
  }
  const { received, recorded, unmatched } = online
  const agrees = received.sumMinor === recorded.sumMinor && unmatched.length === 0
  return (
    <section aria-labelledby="online">
      <h2 id="online">Online: received {agrees ? '=' : '≠'} recorded</h2>
      <p>
        The provider received {formatRupees(received.sumMinor)} ({received.count}); we have recorded{' '}
        {formatRupees(recorded.sumMinor)} ({recorded.count}).
      </p>
      {unmatched.length > 0 && (
        <Sheet
          caption="What differs"
          columns={[{ label: 'Transaction number' }, { label: 'With us' }]}
          rows={unmatched.map(({ txnid, state }) => ({
            key: txnid,
            cells: [<PaymentLink key="txnid" txnid={txnid} />, state],
          }))}
        />
      )}
    </section>
  )
}

function MethodTable({ caption, sums }: { caption: string; sums: readonly MethodSum[] }) {
  const total = (of: (sum: MethodSum) => number) => sums.reduce((all, sum) => all + of(sum), 0)
  const rows = sums.map(({ method, entries, receivedMinor, returnedMinor }) => ({
    key: method,
    cells: [
      method,
      entries,
      formatRupees(receivedMinor),
      formatRupees(returnedMinor),
      rupeesOf(receivedMinor - returnedMinor),
    ],
  }))
  const received = total((sum) => sum.receivedMinor)
  const returned = total((sum) => sum.returnedMinor)
  const totals = [
    'All',
    total((sum) => sum.entries),
    formatRupees(received),
    formatRupees(returned),
    rupeesOf(received - returned),
  ]
  return <Sheet caption={caption} columns={COLUMNS} rows={rows} totals={totals} />
}

/** More may go back on a day than came. */
function rupeesOf(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)
}

const COLUMNS = [
  { label: 'Method' },
  { label: 'Number', isNumber: true },
  { label: 'Received', isNumber: true },
  { label: 'Given back', isNumber: true },
  { label: 'Kept', isNumber: true },
]
