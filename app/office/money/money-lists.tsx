import {
  Initials,
  ListTime,
  moneyAddress,
  PaymentChip,
  ReceiptNumber,
  StandingChip,
} from '#app/office/cells.tsx'
import { officeList, type Sum } from '#app/office/form/office-list.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { labelledOptions } from '#app/ui/form/field.tsx'
import { giftParameters, PAYMENT_PARAMETERS, type StateWord } from '#domain/list-filters.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { STATE_WORDS } from '#words/office/payments.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { listGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { type ListPage, listMoney } from '#workflows/records/money/list-money.ts'
import { fundOptions } from './new-gift.tsx'

export const payments = officeList({
  path: '/payments',
  title: 'Payments',
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
  byTime: 'When',
  sumsOf: (list) => moneySums(list, 'payment', 'received'),
  above: ({ list }) => tooMany(list, 'payments'),
  columnsOf: ({ today }) => [
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
    ['Receipt', ({ receipt }) => receipt && <ReceiptNumber receipt={receipt} />],
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

export const gifts = officeList({
  path: '/gifts',
  title: 'Gifts',
  nothing: 'No gift matches. Try fewer words, other days, or all funds.',
  none: 'No gift has come yet. Gifts appear here as soon as somebody gives, online or by hand.',
  help: 'Name, e-mail, mobile, transaction or receipt number',
  parametersOf: ({ content }) => giftParameters(content.giving.funds.map(({ code }) => code)),
  fieldsOf: ({ services: { content } }) => ({
    search: { label: 'Search' },
    fund: { label: 'Fund', choices: fundOptions(content.giving.funds) },
    ...PERIOD_FIELDS,
  }),
  list: listGiftPage,
  byTime: 'When',
  sumsOf: (list) => moneySums(list, 'gift', 'paid'),
  above: ({ list }) => tooMany(list, 'gifts'),
  columnsOf: ({ today, services }) => [
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
  buttons: () => (
    <ButtonLink to="/office/gifts/new" className="office-primary">
      Record a gift
    </ButtonLink>
  ),
  below: ({ services: { content, now } }) => content.church.taxRelief && <TaxLists now={now()} />,
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

type ListTotals = Pick<ListPage<unknown>, 'totals'>

/** More is not counted. */
function moneySums({ totals }: ListTotals, noun: string, sum: string): Sum[] {
  if (!totals) return []
  const { count = 0, sumMinor = 0, returnedMinor = 0 } = totals
  const kept: Sum[] = [
    ['given back', formatRupees(returnedMinor)],
    ['kept', signedRupees(sumMinor - returnedMinor)],
  ]
  return [
    ['', String(count), count === 1 ? noun : `${noun}s`],
    [sum, formatRupees(sumMinor)],
    ...(returnedMinor > 0 ? kept : []),
  ]
}

function tooMany({ totals }: ListTotals, nouns: string) {
  if (totals) return null
  return <p>More than 5,000 {nouns}. The close has the sums of a day, month or year.</p>
}
