import { createContext, useContext } from 'react'
import { useFound } from '#app/office/back-to-found.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { moneyStates, type Standing } from '#domain/registration/places.ts'
import { STATE_WORDS } from '#words/office/payments.ts'
import type { MoneyRow } from '#workflows/records/money/list-money.ts'
import type { BrowsedRegistration } from '#workflows/registration-lists/list-registrations.ts'

export const NowContext = createContext<Date | undefined>(undefined)

export function Moment({ at }: { at: string | number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>{shortMoment(at, useContext(NowContext))}</time>
  )
}

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

/** For the eye to hold on to in a row. It says nothing that the name beside it does not say. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  const letters = ends.map((word = '') => {
    const [first] = LETTERS.segment(word)
    return first?.segment.toUpperCase() ?? ''
  })
  return <span className="initials" data-initials={letters.join('')} aria-hidden="true" />
}

/** A letter of an Indian script may be several signs. */
const LETTERS = new Intl.Segmenter()

type ReceiptId = { year: string; number: number }

export function officeReceiptAddress(receipt: ReceiptId): string {
  return `/office/receipts/${receiptNumber(receipt)}`
}

export function ReceiptLink({ receipt }: { receipt: ReceiptId & { voided_at?: string | null } }) {
  const found = useFound()
  return (
    <>
      <a href={found(officeReceiptAddress(receipt))}>Receipt</a>{' '}
      <span className="money-number nowrap">{receiptNumber(receipt)}</span>
      {receipt.voided_at && ' (void)'}
    </>
  )
}

/** Where the head of the column says what it is. */
export function ReceiptNumber({ receipt }: { receipt: ReceiptId }) {
  return (
    <a className="money-number nowrap" href={officeReceiptAddress(receipt)}>
      <span className="visually-hidden">Receipt </span>
      {receiptNumber(receipt)}
    </a>
  )
}

export function voucherAddress(entry: string): string {
  return `/office/vouchers/${entry}`
}

export function VoucherLink({ entry }: { entry: string }) {
  const found = useFound()
  return (
    <>
      {' · '}
      <a href={found(voucherAddress(entry))}>Voucher</a>
    </>
  )
}
