import { officePage } from '#app/office/engine/engine.tsx'
import type { FilterFields } from '#app/office/form/filter-form.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { ButtonLink } from '#app/office/link-list.tsx'
import { ListTime, StandingChip } from '#app/office/list-cells.tsx'
import { toOptions } from '#app/ui/form/field.tsx'
import { dayInIndia } from '#domain/days.ts'
import { giftParameters } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { listGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { MoneyList, PERIOD_FIELDS } from './money-list.tsx'

export const gifts = officePage({
  path: '/gifts',
  async read(services, { actor }, sent) {
    const { giving, church } = services.content
    const parameters = giftParameters(giving.funds.map(({ code }) => code))
    const { given, query, ...wanted } = readList(sent, parameters)
    const list = await listGiftPage(services, { actor, ...wanted })
    if (!list.ok) return list
    const now = services.now()
    const lastYear = new Date(now)
    lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1)
    return {
      list,
      given,
      query,
      funds: giving.funds,
      // This year and the last: the list is due by 31 May after the year.
      taxYears: church.taxRelief ? [now, lastYear].map(financialYear) : [],
      today: dayInIndia(now.getTime()),
    }
  },
  title: 'Gifts',
  View: ({ page: { list, given, query, funds, taxYears, today } }) => {
    const fields: FilterFields<ReturnType<typeof giftParameters>> = {
      search: { label: 'Search' },
      // As receipts and lists name them.
      fund: { label: 'Fund', choices: toOptions(funds.map(({ code }) => code)) },
      ...PERIOD_FIELDS,
    }
    return (
      <>
        <MoneyList
          noun="gift"
          filter={{
            action: '/office/gifts',
            help: 'Name, e-mail, mobile, transaction or receipt number',
            parameters: giftParameters(),
            fields,
            given,
          }}
          {...list}
          query={query}
          columns={[
            { label: 'Giver' },
            { label: 'When', onPhone: 'when' },
            { label: 'Fund', onPhone: 'about' },
            { label: 'Standing', onPhone: 'chip' },
            { label: 'Amount', isNumber: true, onPhone: 'amount' },
          ]}
          rows={list.rows.map(({ id, full_name, fund, status, amount_minor, created_at }) => ({
            key: id,
            cells: [
              <a key="name" href={`/office/gifts/${id}`}>
                {full_name}
              </a>,
              <ListTime key="when" at={created_at} today={today} />,
              fund,
              <StandingChip key="standing" standing={status === 'Paid' ? 'Paid' : 'Not paid'} />,
              formatRupees(amount_minor),
            ],
          }))}
        >
          <ButtonLink to="/office/gifts/new" className="office-primary">
            Record a gift
          </ButtonLink>
        </MoneyList>
        {taxYears.length > 0 && (
          <>
            <h2>Form 10BD</h2>
            <p>Givers who gave their PAN, one line for each way of paying.</p>
            <ul>
              {taxYears.map((year) => (
                <li key={year}>
                  <a href={`/office/gifts/tax-list.csv?year=${year}`}>
                    Financial year {year} (CSV)
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    )
  },
})
