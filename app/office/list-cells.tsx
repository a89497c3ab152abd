import { STATE_WORDS } from '#app/office/words/payments.ts'
import { shortMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { moneyStates } from '#domain/registration/places.ts'
import type { MoneyRow } from '#workflows/records/money/list-money.ts'
import type { BrowsedRegistration } from '#workflows/registration-lists/list-registrations.ts'

/** "Rs. 800 due" or "Rs. 630 too much". Nothing where nothing is due: the chip says so. */
export function dueWords(row: Omit<BrowsedRegistration, 'people'>): string {
  const { standing, full_minor, reduced_minor, coming } = row
  const paidMinor = row.received_minor - row.returned_minor
  const excessMinor = standing === 'Overpaid' ? paidMinor - full_minor + reduced_minor : 0
  const account = { standing, paidMinor, dueMinor: row.still_due_minor, excessMinor, coming }
  return moneyStates(account)
    .flatMap((state) =>
      'amountMinor' in state
        ? [`${formatRupees(state.amountMinor)} ${LIST_WORDS[state.says]}`]
        : [],
    )
    .join(', ')
}

const LIST_WORDS = {
  coming: 'on its way back',
  held: 'held',
  'too-much': 'too much',
  due: 'due',
} as const

/** When it was, in a list. A phone shows the day, with its year when that is not this one. */
export function ListTime({ at, today }: { at: string; today: Day }) {
  const [day = '', time] = shortMoment(at).split(', ')
  const year = ` ${today.slice(0, 4)}`
  const isThisYear = day.endsWith(year)
  return (
    <time dateTime={at}>
      {isThisYear ? day.slice(0, -year.length) : day}
      <span className="sheet-at-desk">
        {isThisYear && year}, {time}
      </span>
    </time>
  )
}

/** How money stands, as a word in its colour. */
export function PaymentChip({ state }: Pick<MoneyRow, 'state'>) {
  return <span className={`chip chip-${TONES[state]}`}>{STATE_WORDS[state]}</span>
}

const TONES: Record<MoneyRow['state'], 'good' | 'open' | 'waiting' | 'over'> = {
  open: 'open',
  pending: 'waiting',
  confirming: 'waiting',
  failed: 'over',
  paid: 'good',
  refunded: 'over',
  received: 'good',
  'taken-back': 'over',
}
