import type { ComponentProps, ReactNode } from 'react'
import { FilterForm, type FilterFormProps } from '#app/office/form/filter-form.tsx'
import { PostForm } from '#app/office/form/office-form.tsx'
import { pageQuery, sortQuery } from '#app/office/form/read-list.ts'
import { EmptyState } from '#app/office/glass.tsx'
import { LinkList } from '#app/office/link-list.tsx'
import { type Column, Sheet, type SheetProps } from '#app/office/sheet.tsx'
import { formatRupees, signedRupees } from '#domain/money.ts'
import type { ListTotals } from '#workflows/records/money/list-money.ts'

export function MoneyList(props: {
  noun: keyof typeof WORDS
  children?: ReactNode
  filter: FilterFormProps
  /** Of the whole list. Undefined when there is more than is counted. */
  totals: ListTotals | undefined
  columns: readonly Column[]
  rows: SheetProps['rows']
  /** The filter in the address, and the place behind which the next page begins. */
  query: string
  next: string | undefined
}) {
  const { noun, children, filter, totals, columns, rows, query, next } = props
  const { title, nothing, none } = WORDS[noun]
  const isOldest = filter.given.some(({ name, text }) => name === 'sort' && text === 'oldest')
  // The head of the column with the time turns the list round.
  const sort = {
    to: filter.action + sortQuery(query, isOldest ? 'newest' : 'oldest'),
    order: isOldest ? 'ascending' : 'descending',
  } as const
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
          columns={columns.map((each) => (each.label === 'When' ? { ...each, sort } : each))}
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

/** The days, and the order for phones, which have no heads. */
export const PERIOD_FIELDS = {
  from: { label: 'From' },
  to: { label: 'To' },
  sort: {
    label: 'Sort by',
    all: 'Newest first',
    choices: [{ value: 'oldest', label: 'Oldest first' }],
  },
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

function TotalsLine(props: { noun: keyof typeof WORDS; totals: ListTotals | undefined }) {
  const { noun, totals } = props
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

export function MoneyForm({ action, ...form }: ComponentProps<typeof PostForm>) {
  return <PostForm action={action} className="form money-form" noValidate {...form} />
}

export function PaymentLink({ txnid }: { txnid: string }) {
  return <a href={`/office/payments/${encodeURIComponent(txnid)}`}>{txnid}</a>
}
