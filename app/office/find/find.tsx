import type { ReactNode } from 'react'
import { foundQuery } from '#app/office/back-to-found.tsx'
import {
  dueWords,
  moneyAddress,
  officeReceiptAddress,
  PaymentChip,
  StandingChip,
} from '#app/office/cells.tsx'
import { Elsewhere, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { shortName } from '#domain/conferences/short-name.ts'
import { shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { fullName } from '#domain/registration/person.ts'
import { markFound } from '#domain/search/rank-words.ts'
import { MAX_QUERY_LETTERS } from '#domain/search/read-search.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { findRecords } from '#workflows/find/find-records.ts'

export const findRoutes = officeRoutes([
  officePage({
    path: '/find',
    async read(services, { actor }, query) {
      const typed = (query.q ?? '').trim().slice(0, MAX_QUERY_LETTERS)
      const found = await findRecords(services, { actor, typed })
      if (!found.ok) return found
      const { one } = found
      if (one?.kind === 'receipt') return new Elsewhere(officeReceiptAddress(one))
      if (one) return new Elsewhere(`/office/${one.kind}s/${one.id}`)
      const { conferences } = services.content
      const fundOf = (code: string) => nameFund(services, code)
      return { typed, found, conferences, fundOf, today: dayInIndia(services.now().getTime()) }
    },
    title: ({ typed }) => (typed === '' ? 'Find' : `Find ${typed}`),
    View({ page: { typed, found, conferences, fundOf, today } }) {
      const { registrations, gifts, payments, receipts, words } = found
      const groups = [registrations, gifts, payments, receipts]
      const count = groups.reduce((sum, group) => sum + group.count, 0)
      if (typed === '') return <WhatCanBeFound />
      if (count === 0) return <NothingFound typed={typed} words={words} />
      const search = new URLSearchParams({ search: typed })
      const isMore = groups.some((group) => group.isMore)
      const back = foundQuery(typed, isMore ? undefined : count)
      return (
        <>
          <h1>
            {isMore ? 'Many results' : count} found for “{typed}”
          </h1>
          {isMore && (
            <p>These are the newest. Add another word, such as the last name, to find fewer.</p>
          )}
          <FoundGroup
            title="Registrations"
            group={registrations}
            words={words}
            all={`/office/registrations?${search}`}
            to={({ id }) => `/office/registrations/${id}${back}`}
            name={({ people: [payer] }) => (payer ? fullName(payer) : 'Without a name')}
            others={({ people }) => people.length - 1}
            also={({ people }) => people.flatMap((one) => [fullName(one), one.email, one.phone])}
            chip={StandingChip}
            about={(row) =>
              `${shortNumber(row)} · ${shortName(conferences, row.event_code, today)}`
            }
            amount={dueWords}
          />
          <FoundGroup
            title="Gifts"
            group={gifts}
            words={words}
            all={`/office/gifts?${search}`}
            to={({ id }) => `/office/gifts/${id}${back}`}
            name={({ full_name }) => full_name}
            also={({ email, phone }) => [email, phone]}
            chip={({ status }) => (
              <StandingChip standing={status === 'Paid' ? 'Paid' : 'Not paid'} />
            )}
            about={({ fund, created_at }) => `${fundOf(fund)} · ${shortMoment(created_at)}`}
            amount={({ amount_minor }) => formatRupees(amount_minor)}
          />
          <FoundGroup
            title="Payments"
            group={payments}
            words={words}
            all={`/office/payments?${search}`}
            to={(row) => moneyAddress(row) + back}
            name={(row) => row.name || 'Without a name'}
            chip={({ state }) => <PaymentChip state={state ?? 'received'} />}
            about={({ txnid, method, at }) => `${txnid ?? method ?? ''} · ${shortMoment(at)}`}
            amount={(row) => formatRupees(row.received_minor ?? row.amount_minor)}
          />
          <FoundGroup
            title="Receipts"
            group={receipts}
            words={words}
            to={officeReceiptAddress}
            name={receiptNumber}
            chip={({ voided_at }) => voided_at && <span className="chip">Void</span>}
            about={({ name, issued_at }) => `${name} · ${shortMoment(issued_at)}`}
          />
        </>
      )
    },
  }),
])

const MAX_ALSO = 4

function FoundGroup<Row extends object>(props: {
  title: string
  group: { rows: readonly Row[]; count: number; isMore: boolean }
  words: readonly string[]
  /** The list that has them all. */
  all?: string
  to: (row: Row) => string
  name: (row: Row) => string
  others?: (row: Row) => number
  /** Of these, what has the words is shown. */
  also?: (row: Row) => readonly string[]
  chip: (row: Row) => ReactNode
  about: (row: Row) => string
  amount?: (row: Row) => string
}) {
  const { title, group, words, all, to, name, others, also, chip, about, amount } = props
  const { rows, count, isMore } = group
  const id = title.toLowerCase()
  const columns: Column<Row>[] = [
    [
      'Name',
      (row) => (
        <>
          <a href={to(row)}>
            <Marked text={name(row)} words={words} />
          </a>
          {others?.(row) ? <span className="soft"> +{others(row)}</span> : null}
          {[...new Set(also?.(row))]
            .filter(
              (text) => text !== name(row) && markFound(text, words).some((part) => part.isFound),
            )
            .slice(0, MAX_ALSO)
            .map((text) => (
              <span key={text} className="own-line soft">
                <Marked text={text} words={words} />
              </span>
            ))}
        </>
      ),
    ],
    ['Status', chip, 'chip'],
    ['About', about, 'about'],
    ['Amount', (row) => amount?.(row), 'number', 'amount'],
  ]
  const isNear = (row: Row) => 'rank' in row && row.rank === 2
  const near = rows.filter(isNear)
  if (rows.length === 0) return null
  return (
    <section className="stack gap-2 found" aria-labelledby={id}>
      <h2 id={id}>
        {title} {!isMore && <span className="soft">{count}</span>}
      </h2>
      <Sheet
        caption={title}
        hidesCaption
        isList
        columns={columns}
        rows={rows.filter((row) => !isNear(row))}
      />
      <Sheet caption="Spelt a little differently" isList columns={columns} rows={near} />
      {all && (isMore || count > rows.length) && <LinkLine to={all}>Show all in {title}</LinkLine>}
    </section>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markFound(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

function WhatCanBeFound() {
  return (
    <>
      <h1>Find</h1>
      <p>Type into the field at the top, and press Enter. You can look for:</p>
      <ul className="bullets">
        <li>a name, or a part of it; one wrong letter is fine, and so is Laxmi for Lakshmi</li>
        <li>a mobile number, or its last four digits</li>
        <li>an e-mail address</li>
        <li>a registration’s number, such as R-1234</li>
        <li>a transaction number, with or without the letters before it</li>
        <li>a receipt’s number, such as 2026-27/000123 or 123</li>
      </ul>
    </>
  )
}

function NothingFound({ typed, words }: { typed: string; words: readonly string[] }) {
  const isNumber = words.length === 0 || words.every((word) => /\d/.test(word))
  return (
    <EmptyState>
      <h1>Nothing found for “{typed}”</h1>
      <p>
        {isNumber
          ? 'We looked at mobile numbers and their last digits, and at the numbers of registrations, payments and receipts.'
          : 'We looked for people whose names and addresses have all of these words, in their usual spellings and with one wrong letter.'}
      </p>
      <p>
        {isNumber
          ? 'Try the last four digits of the mobile number, or the person’s name.'
          : 'Try the last name alone, the mobile number or its last four digits, or the number on a receipt.'}
      </p>
    </EmptyState>
  )
}
