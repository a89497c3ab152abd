import type { ReactNode } from 'react'
import { LinkLine } from '#app/office/link-list.tsx'
import { dueWords, PaymentChip } from '#app/office/list-cells.tsx'
import { StandingChip } from '#app/office/standing-chip.tsx'
import type { Conferences } from '#domain/conferences/conference.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { shortMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { fullName } from '#domain/registration/person.ts'
import { markFound } from '#domain/search/rank-words.ts'
import type {
  FoundGift,
  FoundPayment,
  FoundReceipt,
  FoundRegistration,
} from '#workflows/find/find-records.ts'

/** What every row needs: the words to mark, and what leads back to the results. */
type Marks = { words: readonly string[]; back: string; conferences: Conferences; today: Day }

export function registrationRow(row: FoundRegistration, marks: Marks): FoundRow {
  const { words, back, conferences, today } = marks
  const [payer, ...others] = row.people
  const name = payer ? fullName(payer) : ''
  return {
    key: row.id,
    to: `/office/registrations/${row.id}${back}`,
    name: (
      <>
        <Marked text={name || 'Without a name'} words={words} />
        {others.length > 0 && <span className="found-others soft"> +{others.length}</span>}
      </>
    ),
    chip: <StandingChip standing={row.standing} />,
    about: `${shortNumber(row)} · ${shortName(conferences, row.event_code, today)}`,
    amount: dueWords(row),
    isNear: row.rank === 2,
    also: (
      <Also texts={row.people.flatMap(factsOf).filter((text) => text !== name)} words={words} />
    ),
  }
}

function factsOf(person: FoundRegistration['people'][number]): string[] {
  return [fullName(person), person.email, person.phone]
}

/** Of these, where the words were found. */
function Also({ texts, words }: { texts: readonly string[]; words: readonly string[] }) {
  const found = [...new Set(texts)].filter((text) =>
    markFound(text, words).some(({ isFound }) => isFound),
  )
  return found.slice(0, MAX_ALSO).map((text) => (
    <span key={text}>
      <Marked text={text} words={words} />
    </span>
  ))
}

const MAX_ALSO = 4

export function giftRow(row: FoundGift, { words, back }: Marks): FoundRow {
  return {
    key: row.id,
    to: `/office/gifts/${row.id}${back}`,
    name: <Marked text={row.full_name} words={words} />,
    chip: <StandingChip standing={row.status === 'Paid' ? 'Paid' : 'Not paid'} />,
    about: `${row.fund} · ${shortMoment(row.created_at)}`,
    amount: formatRupees(row.amount_minor),
    isNear: row.rank === 2,
    also: <Also texts={[row.email, row.phone]} words={words} />,
  }
}

export function paymentRow(row: FoundPayment, { words, back }: Marks): FoundRow {
  const owner = row.gift_id ? `gifts/${row.gift_id}` : `registrations/${row.registration_id}`
  return {
    key: row.id,
    to: `/office/${row.txnid ? `payments/${row.txnid}` : owner}${back}`,
    name: <Marked text={row.name || 'Without a name'} words={words} />,
    chip: <PaymentChip state={row.state ?? 'received'} />,
    about: `${row.txnid ?? row.method ?? ''} · ${shortMoment(row.at)}`,
    amount: formatRupees(row.received_minor ?? row.amount_minor),
  }
}

export function receiptRow(row: FoundReceipt, { words }: Marks): FoundRow {
  const number = receiptNumber(row)
  return {
    key: number,
    to: `/office/receipts/${number}`,
    name: number,
    chip: row.voided_at && <span className="chip chip-over">Void</span>,
    about: (
      <>
        <Marked text={row.name} words={words} /> · {shortMoment(row.issued_at)}
      </>
    ),
  }
}

/** A text with the words that were looked for. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markFound(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

type FoundRow = {
  key: string
  to: string
  name: ReactNode
  chip?: ReactNode
  /** What it is about. */
  about: ReactNode
  /** What is due, or how much it was. */
  amount?: ReactNode
  /** Where else the words were found. */
  also?: ReactNode
  /** Found in spite of a slip. */
  isNear?: boolean
}

type Props = {
  title: string
  group: { count: number; isMore: boolean }
  rows: readonly FoundRow[]
  /** The list that has all of them. */
  all?: string
}

export function FoundGroup({ title, group: { count, isMore }, rows, all }: Props) {
  if (rows.length === 0) return null
  const same = rows.filter(({ isNear }) => !isNear)
  const near = rows.filter(({ isNear }) => isNear)
  const id = `found-${title.toLowerCase()}`
  return (
    <section className="stack gap-2 found-group" aria-labelledby={id}>
      <h2 id={id}>
        {title} {!isMore && <span className="found-count soft">{count}</span>}
      </h2>
      {same.length > 0 && <Rows rows={same} />}
      {near.length > 0 && (
        <>
          <h3 className="soft">Spelt a little differently</h3>
          <Rows rows={near} />
        </>
      )}
      {all && (isMore || count > rows.length) && <LinkLine to={all}>Show all in {title}</LinkLine>}
    </section>
  )
}

/** A row is two lines on a phone, and one on a desk. All of it is the link. */
function Rows({ rows }: Pick<Props, 'rows'>) {
  return (
    <ul className="found-list box">
      {rows.map(({ key, to, name, chip, about, amount, also }) => (
        <li key={key} className="found-row cluster">
          <a href={to}>{name}</a>
          <span className="found-chip">{chip}</span>
          <span className="found-about soft">{about}</span>
          <span className="found-amount nowrap">{amount}</span>
          <span className="found-also whole cluster soft">{also}</span>
        </li>
      ))}
    </ul>
  )
}
