import type { PageProps } from '#app/office/engine/engine.tsx'
import type { FilterFields } from '#app/office/form/filter-form.tsx'
import { ListTime } from '#app/office/list-cells.tsx'
import { StandingChip } from '#app/office/standing-chip.tsx'
import type { Day } from '#domain/days.ts'
import { giftParameters } from '#domain/list-filters.ts'
import type { Given } from '#domain/list-parameters.ts'
import { formatRupees } from '#domain/money.ts'
import type { GiftPage } from '#workflows/gifts/read-gift-page.ts'
import { MoneyList, SORT_FIELD } from './money-list.tsx'

const PATH = '/office/gifts'

type Page = {
  list: GiftPage
  given: readonly Given[]
  query: string
  funds: readonly { code: string; label: string }[]
  /** The years of the list for the tax office. */
  taxYears: readonly string[]
  today: Day
}

export function GiftsView({ page }: PageProps<Page>) {
  const { list, given, query, funds, taxYears, today } = page
  const fields: FilterFields<ReturnType<typeof giftParameters>> = {
    search: { label: 'Search' },
    // As receipts and lists name them.
    fund: { label: 'Fund', choices: funds.map(({ code }) => ({ value: code, label: code })) },
    from: { label: 'From' },
    to: { label: 'To' },
    sort: SORT_FIELD,
  }
  const filter = {
    action: PATH,
    help: 'Name, e-mail, mobile, transaction or receipt number',
    parameters: giftParameters(),
    fields,
    given,
  }
  const { totals, next } = list
  return (
    <>
      <MoneyList
        noun="gift"
        {...{ filter, totals, query, next }}
        columns={COLUMNS}
        rows={list.rows.map((gift) => toRow(gift, today))}
      >
        <a className="button office-primary" href="/office/gifts/new">
          Record a gift
        </a>
      </MoneyList>
      <TaxListLinks years={taxYears} />
    </>
  )
}

const COLUMNS = [
  { label: 'Giver' },
  { label: 'When', onPhone: 'when' },
  { label: 'Fund', onPhone: 'about' },
  { label: 'Standing', onPhone: 'chip' },
  { label: 'Amount', isNumber: true, onPhone: 'amount' },
] as const

function toRow(gift: GiftPage['rows'][number], today: Day) {
  const { id, full_name, fund, status, amount_minor, created_at } = gift
  return {
    key: id,
    cells: [
      <a key="name" href={`${PATH}/${id}`}>
        {full_name}
      </a>,
      <ListTime key="when" at={created_at} today={today} />,
      fund,
      <StandingChip key="standing" standing={status === 'Paid' ? 'Paid' : 'Not paid'} />,
      formatRupees(amount_minor),
    ],
  }
}

/** The lists of givers for the tax office; nothing where the church offers no tax relief. */
function TaxListLinks({ years }: { years: readonly string[] }) {
  if (years.length === 0) return null
  return (
    <>
      <h2>Form 10BD</h2>
      <p>Givers who gave their PAN, one line for each way of paying.</p>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <a href={`/office/gifts/tax-list.csv?year=${year}`}>Financial year {year} (CSV)</a>
          </li>
        ))}
      </ul>
    </>
  )
}
