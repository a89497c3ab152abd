import { NO_DAY } from '#app/office/form/filter-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { Close, MethodSum } from '#workflows/closing/close-day.ts'
import { Sheet } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { PaymentLink } from './payment-link.tsx'

const PATH = '/office/close'

type Props = {
  close: Close
  /** The day in the address could not be read. */
  isUnread: boolean
}

/** The daily close: what came by each method, and whether the provider says the same. */
export function CloseView({ close, isUnread }: Props) {
  const { day, byMethod } = close
  const errors = isUnread ? [NO_DAY] : undefined
  const field = { id: 'filter-day', name: 'day', initialValue: day, errors }
  return (
    <>
      <h1>Close of {formatDay(day)}</h1>
      <MoneyNavigation path={PATH} />
      <form method="get" action={PATH} className="money-filter no-print">
        <Field label="Day" field={field}>
          {(attributes) => <input {...attributes} type="date" />}
        </Field>
        <div className="button-row">
          <button type="submit" className="button">
            Show
          </button>
        </div>
      </form>
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
