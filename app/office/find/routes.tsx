import { foundQuery } from '#app/office/back-to-found.tsx'
import { Elsewhere, officePage, officeRoutes, type PageProps } from '#app/office/engine/engine.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import type { Conferences } from '#domain/conferences/conference.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { MAX_QUERY_LETTERS } from '#domain/search/read-search.ts'
import { type Finding, findRecords, type OneRecord } from '#workflows/find/find-records.ts'
import { FoundGroup, giftRow, paymentRow, receiptRow, registrationRow } from './found-rows.tsx'

/** One search through registrations, people, gifts, payments and receipts. */
export const findRoutes = officeRoutes([
  officePage({
    path: '/find',
    async read(services, { actor }, query) {
      const typed = (query.q ?? '').trim().slice(0, MAX_QUERY_LETTERS)
      const found = await findRecords(services, { actor, typed })
      if (!found.ok) return found
      if (found.one) return new Elsewhere(addressOf(found.one))
      const { conferences } = services.content
      return { typed, found, conferences, today: dayInIndia(services.now().getTime()) }
    },
    title: ({ typed }) => (typed === '' ? 'Find' : `Find ${typed}`),
    View: FindView,
  }),
])

function addressOf(one: OneRecord): string {
  if (one.kind === 'receipt') return `/office/receipts/${receiptNumber(one)}`
  return `/office/${one.kind}s/${one.id}`
}

/** What was found, in groups; or what can be looked for. */
function FindView({
  page,
}: PageProps<{ typed: string; found: Finding; conferences: Conferences; today: Day }>) {
  const { typed, found, conferences, today } = page
  const { registrations, gifts, payments, receipts, words } = found
  const groups = [registrations, gifts, payments, receipts]
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  if (typed === '') return <WhatCanBeFound />
  if (count === 0) return <NothingFound typed={typed} words={words} />
  const isMore = groups.some((group) => group.isMore)
  const marks = { words, conferences, today, back: foundQuery(typed, isMore ? undefined : count) }
  const listed = `?${new URLSearchParams({ search: typed })}`
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
        rows={registrations.rows.map((row) => registrationRow(row, marks))}
        all={`/office/registrations${listed}`}
      />
      <FoundGroup
        title="Gifts"
        group={gifts}
        rows={gifts.rows.map((row) => giftRow(row, marks))}
        all={`/office/gifts${listed}`}
      />
      <FoundGroup
        title="Payments"
        group={payments}
        rows={payments.rows.map((row) => paymentRow(row, marks))}
        all={`/office/payments${listed}`}
      />
      <FoundGroup
        title="Receipts"
        group={receipts}
        rows={receipts.rows.map((row) => receiptRow(row, marks))}
      />
    </>
  )
}

/** Before anything is typed. */
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
      <p>{isNumber ? TRIED_NUMBER : TRIED_NAME}</p>
      <p>
        {isNumber
          ? 'Try the last four digits of the mobile number, or the person’s name.'
          : 'Try the last name alone, the mobile number or its last four digits, or the number on a receipt.'}
      </p>
    </EmptyState>
  )
}

const TRIED_NUMBER =
  'We looked at mobile numbers and their last digits, and at the numbers of registrations, payments and receipts.'

const TRIED_NAME =
  'We looked for people whose names and addresses have all of these words, in their usual spellings and with one wrong letter.'
