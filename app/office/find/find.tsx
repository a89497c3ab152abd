import type { ReactNode } from 'react'
import { foundQuery } from '#app/office/back-to-found.tsx'
import { Elsewhere, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { dueWords, moneyAddress, PaymentChip, StandingChip } from '#app/office/list-cells.tsx'
import { Moment } from '#app/office/moment.tsx'
import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
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
      const isMore = groups.some((group) => group.isMore)
      const back = foundQuery(typed, isMore ? undefined : count)
      const search = new URLSearchParams({ search: typed })
      const marked = (text: string) => <Marked text={text} words={words} />
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
            all={`/office/registrations?${search}`}
            rows={registrations.rows.map(({ people, ...row }) => {
              const [name = '', ...others] = people.map(fullName)
              const facts = people.flatMap((one) => [fullName(one), one.email, one.phone])
              return {
                key: row.id,
                to: `/office/registrations/${row.id}${back}`,
                name: (
                  <>
                    {marked(name || 'Without a name')}
                    {others.length > 0 && (
                      <span className="found-others soft"> +{others.length}</span>
                    )}
                  </>
                ),
                chip: <StandingChip standing={row.standing} />,
                about: `${shortNumber(row)} · ${shortName(conferences, row.event_code, today)}`,
                amount: dueWords(row),
                isNear: row.rank === 2,
                also: alsoIn(
                  facts.filter((text) => text !== name),
                  words,
                ),
              }
            })}
          />
          <FoundGroup
            title="Gifts"
            group={gifts}
            all={`/office/gifts?${search}`}
            rows={gifts.rows.map((row) => ({
              key: row.id,
              to: `/office/gifts/${row.id}${back}`,
              name: marked(row.full_name),
              chip: <StandingChip standing={row.status === 'Paid' ? 'Paid' : 'Not paid'} />,
              about: `${fundOf(row.fund)} · ${shortMoment(row.created_at)}`,
              amount: formatRupees(row.amount_minor),
              isNear: row.rank === 2,
              also: alsoIn([row.email, row.phone], words),
            }))}
          />
          <FoundGroup
            title="Payments"
            group={payments}
            all={`/office/payments?${search}`}
            rows={payments.rows.map((row) => ({
              key: row.id,
              to: moneyAddress(row) + back,
              name: marked(row.name || 'Without a name'),
              chip: <PaymentChip state={row.state ?? 'received'} />,
              about: `${row.txnid ?? row.method ?? ''} · ${shortMoment(row.at)}`,
              amount: formatRupees(row.received_minor ?? row.amount_minor),
            }))}
          />
          <FoundGroup
            title="Receipts"
            group={receipts}
            rows={receipts.rows.map((row) => ({
              key: receiptNumber(row),
              to: officeReceiptAddress(row),
              name: receiptNumber(row),
              chip: row.voided_at && <span className="chip">Void</span>,
              about: (
                <>
                  {marked(row.name)} · <Moment at={row.issued_at} />
                </>
              ),
            }))}
          />
        </>
      )
    },
  }),
])

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markFound(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

const MAX_ALSO = 4

function alsoIn(texts: readonly string[], words: readonly string[]) {
  return [...new Set(texts)]
    .filter((text) => markFound(text, words).some(({ isFound }) => isFound))
    .slice(0, MAX_ALSO)
    .map((text) => (
      <span key={text}>
        <Marked text={text} words={words} />
      </span>
    ))
}

function FoundGroup(props: {
  title: string
  group: { count: number; isMore: boolean }
  rows: readonly FoundRow[]
  all?: string
}) {
  const { title, group, rows, all } = props
  if (rows.length === 0) return null
  const id = `found-${title.toLowerCase()}`
  const near = rows.filter(({ isNear }) => isNear)
  return (
    <section className="stack gap-2 found-group" aria-labelledby={id}>
      <h2 id={id}>
        {title} {!group.isMore && <span className="found-count soft">{group.count}</span>}
      </h2>
      {near.length < rows.length && <Rows rows={rows.filter(({ isNear }) => !isNear)} />}
      {near.length > 0 && (
        <>
          <h3 className="soft">Spelt a little differently</h3>
          <Rows rows={near} />
        </>
      )}
      {all && (group.isMore || group.count > rows.length) && (
        <LinkLine to={all}>Show all in {title}</LinkLine>
      )}
    </section>
  )
}

type FoundRow = {
  key: string
  to: string
  name: ReactNode
  chip?: ReactNode
  about: ReactNode
  amount?: ReactNode
  also?: ReactNode
  /** Found in spite of a slip. */
  isNear?: boolean
}

function Rows({ rows }: { rows: readonly FoundRow[] }) {
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
