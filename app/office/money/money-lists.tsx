import type { ReactNode } from 'react'
import { officePage } from '#app/office/engine/engine.tsx'
import { type FilterFields, FilterForm } from '#app/office/form/filter-form.tsx'
import { pageQuery, readList, sortsOf } from '#app/office/form/read-list.ts'
import { EmptyState } from '#app/office/glass.tsx'
import { Initials } from '#app/office/initials.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { ListTime, moneyAddress, PaymentChip, StandingChip } from '#app/office/list-cells.tsx'
import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { STATE_WORDS } from '#app/office/words/payments.ts'
import type { SiteServices } from '#app/services.server.ts'
import { labelledOptions } from '#app/ui/form/field.tsx'
import { type Day, dayInIndia } from '#domain/days.ts'
import { giftParameters, PAYMENT_PARAMETERS, type StateWord } from '#domain/list-filters.ts'
import type { ParametersOf } from '#domain/list-parameters.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { financialYear, receiptNumber } from '#domain/payments/financial-year.ts'
import type { NotAllowed } from '#workflows/actor.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { listGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { type ListPage, listMoney } from '#workflows/records/money/list-money.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import { fundOptions } from './new-gift.tsx'

export const payments = moneyList({
  path: '/payments',
  noun: 'payment',
  title: 'Payments',
  sum: 'received',
  nothing: 'No payment matches. Try fewer words, other days, or all states.',
  none: 'Nothing was paid yet. Payments appear here as soon as somebody pays, online or by hand.',
  help: 'Name, mobile, transaction or receipt number',
  parametersOf: () => PAYMENT_PARAMETERS,
  fieldsOf: () => ({
    search: { label: 'Search' },
    states: { label: 'State', choices: labelledOptions(FILTERED_STATES, STATE_WORDS) },
    method: { label: 'Method' },
    ...PERIOD_FIELDS,
  }),
  list: listMoney,
  columnsOf: (today) => [
    [
      'Payer',
      (row) => (
        <>
          <Initials name={row.name} />
          <a href={moneyAddress(row)}>{row.name || 'Without a name'}</a>
        </>
      ),
    ],
    ['When', ({ at }) => <ListTime at={at} today={today} />, 'when'],
    ['Towards', ({ towards }) => towards, 'about'],
    ['Method', ({ method }) => method],
    [
      'Transaction number',
      ({ txnid }) => txnid && <span className="money-number nowrap">{txnid}</span>,
    ],
    [
      'Receipt',
      ({ receipt }) =>
        receipt && (
          <a className="money-number nowrap" href={officeReceiptAddress(receipt)}>
            {/* The head of the column says what it is. */}
            <span className="visually-hidden">Receipt </span>
            {receiptNumber(receipt)}
          </a>
        ),
    ],
    ['State', PaymentChip, 'chip'],
    [
      'Amount',
      ({ state, received_minor, amount_minor }) => {
        // What came, or what was asked for where nothing came.
        const came = state === 'paid' || state === 'refunded' ? received_minor : null
        return `${state === 'taken-back' ? '−' : ''}${formatRupees(came ?? amount_minor)}`
      },
      'number',
      'amount',
    ],
  ],
})

const FILTERED_STATES: StateWord[] = ['received', 'refunded', 'confirming', 'failed', 'open']

export const gifts = moneyList({
  path: '/gifts',
  noun: 'gift',
  title: 'Gifts',
  sum: 'paid',
  nothing: 'No gift matches. Try fewer words, other days, or all funds.',
  none: 'No gift has come yet. Gifts appear here as soon as somebody gives, online or by hand.',
  help: 'Name, e-mail, mobile, transaction or receipt number',
  parametersOf: ({ content }) => giftParameters(content.giving.funds.map(({ code }) => code)),
  fieldsOf: ({ content }) => ({
    search: { label: 'Search' },
    fund: { label: 'Fund', choices: fundOptions(content.giving.funds) },
    ...PERIOD_FIELDS,
  }),
  list: listGiftPage,
  columnsOf: (today, services) => [
    [
      'Giver',
      ({ id, full_name }) => (
        <>
          <Initials name={full_name} />
          <a href={`/office/gifts/${id}`}>{full_name}</a>
        </>
      ),
    ],
    ['When', ({ created_at }) => <ListTime at={created_at} today={today} />, 'when'],
    ['Fund', ({ fund }) => nameFund(services, fund), 'about'],
    [
      'Status',
      ({ status }) => <StandingChip standing={status === 'Paid' ? 'Paid' : 'Not paid'} />,
      'chip',
    ],
    ['Amount', ({ amount_minor }) => formatRupees(amount_minor), 'number', 'amount'],
  ],
  button: (
    <ButtonLink to="/office/gifts/new" className="office-primary">
      Record a gift
    </ButtonLink>
  ),
  below: ({ content, now }) => content.church.taxRelief && <TaxLists now={now()} />,
})

/** The days, and the order for phones, which have no heads. */
const PERIOD_FIELDS = {
  from: { label: 'From' },
  to: { label: 'To' },
  sort: {
    label: 'Sort by',
    all: 'Newest first',
    choices: [{ value: 'oldest', label: 'Oldest first' }],
  },
}

function TaxLists({ now }: { now: Date }) {
  const lastYear = new Date(now)
  lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1)
  return (
    <>
      <h2>Form 10BD</h2>
      <p>Givers who gave their PAN, one line for each way of paying.</p>
      <ul>
        {/* This year and the last: the list is due by 31 May after the year. */}
        {[now, lastYear].map(financialYear).map((year) => (
          <li key={year}>
            <a href={`/office/gifts/tax-list.csv?year=${year}`}>Financial year {year} (CSV)</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function moneyList<Values, Row>(of: {
  path: '/payments' | '/gifts'
  noun: string
  title: string
  sum: string
  nothing: string
  none: string
  help: string
  parametersOf: (services: SiteServices) => ParametersOf<Values>
  fieldsOf: (services: SiteServices) => FilterFields<ParametersOf<Values>>
  list: (
    services: SiteServices,
    asked: {
      actor: SignedIn
      filter: { [Name in keyof Values]?: Values[Name] }
      after: string | undefined
    },
  ) => Promise<ListPage<Row> | NotAllowed>
  columnsOf: (today: Day, services: SiteServices) => readonly Column<Row>[]
  button?: ReactNode
  below?: (services: SiteServices) => ReactNode
}) {
  const { title, sum, none, nothing } = of
  const action = `/office${of.path}`
  return officePage({
    path: of.path,
    async read(services, { actor }, sent) {
      const parameters = of.parametersOf(services)
      const { given, query, filter, after } = readList(sent, parameters)
      const list = await of.list(services, { actor, filter, after })
      if (!list.ok) return list
      return {
        list,
        query,
        filter: { parameters, given, fields: of.fieldsOf(services) },
        columns: of.columnsOf(dayInIndia(services.now().getTime()), services),
        below: of.below?.(services),
      }
    },
    title,
    View({ page: { list, query, filter, columns, below } }) {
      const { totals, rows, next } = list
      const { count = 0, sumMinor = 0, returnedMinor = 0 } = totals ?? {}
      return (
        <>
          <header className="row split">
            <h1>{title}</h1>
            {of.button}
          </header>
          <FilterForm action={action} help={of.help} {...filter} />
          {totals ? (
            <p>
              {count === 1 ? `1 ${of.noun}` : `${count} ${of.noun}s`}, {sum}:{' '}
              <strong className="nowrap">{formatRupees(sumMinor)}</strong>
              {returnedMinor > 0 && (
                <>
                  , given back: <span className="nowrap">{formatRupees(returnedMinor)}</span>, kept:{' '}
                  <span className="nowrap">{signedRupees(sumMinor - returnedMinor)}</span>
                </>
              )}
            </p>
          ) : (
            <p>More than 5,000 {of.noun}s. The close has the sums of a day, month or year.</p>
          )}
          {rows.length > 0 ? (
            <Sheet
              caption={title}
              hidesCaption
              isList
              columns={columns}
              rows={rows}
              sorts={{ When: sortsOf(action, query).byTime }}
            />
          ) : (
            <EmptyState>
              <p>{query === '' ? none : nothing}</p>
            </EmptyState>
          )}
          {next && (
            <p>
              <a href={action + pageQuery(query, { after: next })} rel="next">
                Next page
              </a>
            </p>
          )}
          {below}
        </>
      )
    },
  })
}
