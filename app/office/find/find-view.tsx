import type { Conferences } from '#domain/conferences/conference.ts'
import type { Day } from '#domain/days.ts'
import type { Finding } from '#workflows/find/find-records.ts'
import { foundQuery } from '../back-to-found.tsx'
import { NothingFound, WhatCanBeFound } from './find-hints.tsx'
import { FoundGroup } from './found-group.tsx'
import { giftRow, paymentRow, receiptRow, registrationRow } from './found-rows.tsx'

type Props = { typed: string; found: Finding; conferences: Conferences; today: Day }

/** What was found, in groups; or what can be looked for. */
export function FindView({ typed, found, conferences, today }: Props) {
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
