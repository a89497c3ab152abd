import { useContext } from 'react'
import { shortMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { moneyStates, type Standing } from '#domain/registration/places.ts'
import { STATE_WORDS } from '#words/office/payments.ts'
import type { MoneyRow } from '#workflows/records/money/list-money.ts'
import type { BrowsedRegistration } from '#workflows/registration-lists/list-registrations.ts'
import { NowContext } from './moment.tsx'

/** "Rs. 800 due" or "Rs. 630 too much". Nothing where nothing is due: the chip says so. */
export function dueWords(row: Omit<BrowsedRegistration, 'people'>): string {
  const { standing, full_minor, reduced_minor, coming } = row
  const paidMinor = row.received_minor - row.returned_minor
  const excessMinor = standing === 'Overpaid' ? paidMinor - full_minor + reduced_minor : 0
  const account = { standing, paidMinor, dueMinor: row.still_due_minor, excessMinor, coming }
  return moneyStates(account)
    .filter((state) => 'amountMinor' in state)
    .map(({ amountMinor, says }) => `${formatRupees(amountMinor)} ${LIST_WORDS[says]}`)
    .join(', ')
}

const LIST_WORDS = {
  coming: 'on its way back',
  held: 'held',
  'too-much': 'too much',
  due: 'due',
} as const

export function moneyAddress(row: Pick<MoneyRow, 'txnid' | 'gift_id' | 'registration_id'>): string {
  if (row.txnid) return `/office/payments/${row.txnid}`
  return row.gift_id
    ? `/office/gifts/${row.gift_id}`
    : `/office/registrations/${row.registration_id}`
}

export function PaymentLink({ txnid }: { txnid: string }) {
  return <a href={`/office/payments/${encodeURIComponent(txnid)}`}>{txnid}</a>
}

/** When it was, in a list. Of a day that is not near a phone shows the date, with its year when that is not this one. */
export function ListTime({ at, today }: { at: string; today: Day }) {
  const [day = '', time] = shortMoment(at, useContext(NowContext)).split(', ')
  const year = ` ${today.slice(0, 4)}`
  const isThisYear = day.endsWith(year)
  return (
    <time dateTime={at}>
      {isThisYear ? day.slice(0, -year.length) : day}
      {time && (
        <span className="sheet-at-desk">
          {isThisYear && year}, {time}
        </span>
      )}
    </time>
  )
}

export function PaymentChip({ state }: Pick<MoneyRow, 'state'>) {
  return <span className={`chip ${TONES[state] ?? ''}`}>{STATE_WORDS[state]}</span>
}

/** What is over has no colour. */
const TONES: Partial<Record<MoneyRow['state'] | Standing, string>> = {
  open: 'chip-open',
  pending: 'chip-waiting',
  confirming: 'chip-waiting',
  paid: 'chip-good',
  received: 'chip-good',
  Paid: 'chip-good',
  'Part paid': 'chip-open',
  'Not paid': 'chip-open',
  Overpaid: 'chip-risk',
  Waiting: 'chip-waiting',
}

/** What is on its way back is not back yet. */
export function StandingChip(props: { standing: Standing; coming?: object | undefined }) {
  const { standing, coming } = props
  if (standing === 'Refunded' && coming) return null
  return <span className={`chip ${TONES[standing] ?? ''}`}>{standing}</span>
}
