import type { ReactNode } from 'react'
import { FilterForm, type FilterFormProps } from '#app/office/form/filter-form.tsx'
import { pageQuery, sortQuery } from '#app/office/form/read-list.ts'
import { EmptyState } from '#app/office/glass.tsx'
import { LinkList } from '#app/office/link-list.tsx'
import { type Column, Sheet, type SheetProps, type Sort } from '#app/office/sheet.tsx'
import { formatRupees, signedRupees } from '#domain/money.ts'
import type { ListTotals } from '#workflows/records/money/list-money.ts'

type Props = {
  noun: 'gift' | 'payment'
  /** Beside the title. */
  children?: ReactNode
  filter: FilterFormProps
  /** Of the whole list. Undefined when there is more than is counted. */
  totals: ListTotals | undefined
  columns: readonly Column[]
  rows: SheetProps['rows']
  /** The filter in the address, and the place behind which the next page begins. */
  query: string
  next: string | undefined
}

/** A list of money, by time. */
export function MoneyList({ noun, children, filter, totals, columns, rows, query, next }: Props) {
  const { title, nothing, none } = WORDS[noun]
  const sort = sortOf(filter, query)
  return (
    <>
      <header className="row split">
        <h1>{title}</h1>
        {children}
      </header>
      <MoneyNavigation path={filter.action} />
      <FilterForm {...filter} />
      <TotalsLine noun={noun} totals={totals} />
      {rows.length > 0 ? (
        <Sheet
          caption={title}
          hidesCaption
          isList
          columns={columns.map((column) =>
            column.label === 'When' ? { ...column, sort } : column,
          )}
          rows={rows}
        />
      ) : (
        <EmptyState>
          <p>{query === '' ? none : nothing}</p>
        </EmptyState>
      )}
      {next && (
        <p>
          <a href={filter.action + pageQuery(query, { after: next })} rel="next">
            Next page
          </a>
        </p>
      )}
    </>
  )
}

/** The head of the column with the time turns the list round. */
function sortOf({ action, given }: FilterFormProps, query: string): Sort {
  const isOldest = given.some(({ name, text }) => name === 'sort' && text === 'oldest')
  return {
    to: action + sortQuery(query, isOldest ? 'newest' : 'oldest'),
    order: isOldest ? 'ascending' : 'descending',
  }
}

/** For phones, which have no heads. */
export const SORT_FIELD = {
  label: 'Sort by',
  all: 'Newest first',
  choices: [{ value: 'oldest', label: 'Oldest first' }],
}

const WORDS = {
  gift: {
    title: 'Gifts',
    sum: 'paid',
    nothing: 'No gift matches. Try fewer words, other days, or all funds.',
    none: 'No gift has come yet. Gifts appear here as soon as somebody gives, online or by hand.',
  },
  payment: {
    title: 'Payments',
    sum: 'received',
    nothing: 'No payment matches. Try fewer words, other days, or all states.',
    none: 'Nothing was paid yet. Payments appear here as soon as somebody pays, online or by hand.',
  },
} as const

function TotalsLine({ noun, totals }: Pick<Props, 'noun' | 'totals'>) {
  if (!totals) {
    return <p>More than 5,000 {noun}s. The close has the sums of a day, month or year.</p>
  }
  const { returnedMinor = 0 } = totals
  return (
    <p>
      {totals.count === 1 ? `1 ${noun}` : `${totals.count} ${noun}s`}, {WORDS[noun].sum}:{' '}
      <strong>{formatRupees(totals.sumMinor)}</strong>
      {returnedMinor > 0 &&
        `, given back: ${formatRupees(returnedMinor)}, kept: ${signedRupees(totals.sumMinor - returnedMinor)}`}
    </p>
  )
}

const SCREENS = [
  ['/office/payments', 'Payments'],
  ['/office/gifts', 'Gifts'],
  ['/office/close', 'Close'],
  ['/office/settlement', 'Settlement'],
] as const

export function MoneyNavigation({ path }: { path: string }) {
  return (
    <nav aria-label="Money" className="money-navigation no-print">
      <LinkList links={SCREENS} current={path} />
    </nav>
  )
}

/** A transaction number that leads to the payment's page. */
export function PaymentLink({ txnid }: { txnid: string }) {
  return <a href={`/office/payments/${encodeURIComponent(txnid)}`}>{txnid}</a>
}
