import type { ReactNode } from 'react'
import { FilterForm, type FilterFormProps } from '#app/office/form/filter-form.tsx'
import { pageQuery } from '#app/office/form/read-list.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import type { ListTotals } from '#workflows/money/list-money.ts'
import { Sheet, type SheetProps } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'

type Props = {
  noun: 'gift' | 'payment'
  /** Above the filter. */
  children?: ReactNode
  filter: FilterFormProps
  /** Of the whole list. Undefined when there is more than is counted. */
  totals: ListTotals | undefined
  columns: SheetProps['columns']
  rows: SheetProps['rows']
  /** The filter in the address, and the place behind which the next page begins. */
  query: string
  next: string | undefined
}

/** A list of money, newest first. */
export function MoneyList({ noun, children, filter, totals, columns, rows, query, next }: Props) {
  const { title, nothing } = WORDS[noun]
  return (
    <>
      <h1>{title}</h1>
      <MoneyNavigation path={filter.action} />
      {children}
      <FilterForm {...filter} />
      <TotalsLine noun={noun} totals={totals} />
      {rows.length > 0 ? (
        <Sheet caption={`${title}, newest first`} columns={columns} rows={rows} />
      ) : (
        <p>{nothing}</p>
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

const WORDS = {
  gift: {
    title: 'Gifts',
    sum: 'paid',
    nothing: 'No gift matches. Try fewer words, other days, or all funds.',
  },
  payment: {
    title: 'Payments',
    sum: 'received',
    nothing: 'No payment matches. Try fewer words, other days, or all states.',
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
