import { FilterInput, FilterSelect } from '#app/office/form/filter-fields.tsx'
import { FilterForm } from '#app/office/form/filter-form.tsx'
import { MoneyNavigation } from '#app/office/money/money-navigation.tsx'
import { IgnoredNote, NextPage } from '#app/office/money/money-pages.tsx'
import { writePosition } from '#app/office/money/read-money-filter.ts'
import { TaxListLinks } from '#app/office/money/tax-list-links.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { GiftPage } from '#workflows/gifts/list-gift-page.ts'
import type { TypedGiftFilter } from './read-gift-filter.ts'

const PATH = '/office/gifts'

type Props = {
  page: GiftPage
  typed: TypedGiftFilter
  ignored: string[]
  funds: readonly { code: string; label: string }[]
  /** The years of the list for the tax office. */
  taxYears: readonly string[]
}

export function GiftsView({ page, typed, ignored, funds, taxYears }: Props) {
  const { search, ...filters } = typed
  const choices = funds.map(({ code, label }) => ({ value: code, label }))
  return (
    <>
      <h1>Gifts</h1>
      <MoneyNavigation path={PATH} />
      <p>
        <a className="button" href="/office/gifts/new">
          Record a gift
        </a>
      </p>
      <FilterForm
        action={PATH}
        search={search}
        help="Name or e-mail"
        isFiltered={Object.values(filters).some(Boolean)}
      >
        <FilterSelect label="Fund" name="fund" value={typed.fund} choices={choices} />
        <FilterInput label="From" name="from" value={typed.from} type="date" />
        <FilterInput label="To" name="to" value={typed.to} type="date" />
      </FilterForm>
      <IgnoredNote ignored={ignored} />
      <TotalsLine totals={page.totals} />
      {page.rows.length > 0 ? (
        <Sheet caption="Gifts, newest first" columns={COLUMNS} rows={page.rows.map(toRow)} />
      ) : (
        <p>No gift matches. Try fewer words, other days, or all funds.</p>
      )}
      {page.next && <NextPage path={PATH} typed={typed} after={writePosition(page.next)} />}
      <TaxListLinks years={taxYears} />
    </>
  )
}

function TotalsLine({ totals }: Pick<GiftPage, 'totals'>) {
  if (!totals) return <p>More than 5,000 gifts. The close has the sums of a day, month or year.</p>
  return (
    <p>
      {totals.count === 1 ? '1 gift' : `${totals.count} gifts`}, paid:{' '}
      <strong>{formatRupees(totals.paidMinor)}</strong>
    </p>
  )
}

const COLUMNS = [
  { label: 'Giver' },
  { label: 'Fund' },
  { label: 'Standing' },
  { label: 'Amount', isNumber: true },
  { label: 'When' },
]

function toRow({
  id,
  full_name,
  fund,
  status,
  amount_minor,
  created_at,
}: GiftPage['rows'][number]) {
  return {
    key: id,
    cells: [
      <a key="name" href={`${PATH}/${id}`}>
        {full_name}
      </a>,
      fund,
      status === 'Paid' ? 'Paid' : 'Not paid',
      formatRupees(amount_minor),
      formatMoment(new Date(created_at)),
    ],
  }
}
