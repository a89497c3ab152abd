import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { entriesFor } from '#database/money/money-entries.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import { countPlaces } from '#database/places/places.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import { attendeesOf, findRegistration } from '#database/registration/registrations.ts'
import { totalsOf } from '#database/search/registration-totals.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { ModelProvider } from './model-provider.ts'

const OWES = ['Not paid', 'Part paid', 'Expired']

/** Adds up the ledger row by row, without the code that the site adds up with. */
export async function auditOffice(db: Db, id: string): Promise<void> {
  const registration = await findRegistration(db, id)
  if (!registration) throw new Error(`${id} is lost`)
  const sums = await addUp(db, id)
  expect(registration).toMatchObject({
    received_minor: sums.received,
    returned_minor: sums.returned,
    reduced_minor: sums.reduced,
  })
  const due = registration.full_minor - sums.reduced - sums.received + sums.returned
  const { standing, still_due_minor } = registration
  expect([id, standing, still_due_minor]).toEqual([id, standing, OWES.includes(standing) ? due : 0])
  expect(sums.returned).toBeLessThanOrEqual(sums.received)
  expect(sums.reduced).toBeLessThanOrEqual(registration.full_minor)
  expect((await attendeesOf(db, id)).length).toBe(registration.places)
  const events = await officeEventsOf(db, 'registration', id)
  // Two changes at one moment have no order but their versions.
  const versions = events.map(({ details }) => details.version ?? 0).sort((a, b) => a - b)
  expect(versions).toEqual(versions.map((_, index) => index + 1))
  expect(registration.version).toBe(versions.length)
  expect(events.filter(({ author }) => author === '')).toEqual([])
}

/** Nobody can be at the provider's page with an amount, or for an event, that is no longer right. */
export async function auditAttempts(db: Db, id: string): Promise<void> {
  const registration = await findRegistration(db, id)
  if (!registration) throw new Error(`${id} is lost`)
  const { received, returned, reduced } = await addUp(db, id)
  const rest = Math.max(registration.full_minor - reduced - received + returned, 0)
  const due = received > returned ? rest : registration.due_minor
  for (const { txnid, state, amount_minor, purpose } of await paymentsForRegistration(db, id)) {
    if (state !== 'open') continue
    expect([txnid, amount_minor, purpose]).toEqual([txnid, due, registration.event_code])
  }
}

/** What the bank took and gave back is what the ledger says, once everything has been asked about. */
export async function auditProvider(db: Db, provider: ModelProvider, id: string): Promise<void> {
  for (const payment of await paymentsForRegistration(db, id)) {
    const { txnid, state } = payment
    const isTaken = provider.fateOf(txnid) === 'success'
    expect([txnid, state === 'paid' || state === 'refunded']).toEqual([txnid, isTaken])
    const given = (await refundsOf(db, payment.id)).filter((refund) => refund.state === 'done')
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
    expect([txnid, sum(given.map((refund) => refund.amount_minor))]).toEqual([
      txnid,
      sum(provider.refundsOf(txnid).map(({ amountMinor }) => amountMinor)),
    ])
  }
}

/** A closed day has exactly the cash that it was closed with, and as many changes as events. */
export async function auditDays(db: Db): Promise<void> {
  for (const { day, closed_at, recorded_minor, version } of await db
    .selectFrom('day_close')
    .selectAll()
    .execute()) {
    expect([day, version]).toEqual([day, (await officeEventsOf(db, 'day', day)).length])
    if (closed_at === null) continue
    const entries = db.selectFrom('money_entry').selectAll().where('day', '=', day)
    const cash = (await entries.execute()).filter(
      ({ kind, method }) => kind === 'received' && method === 'Cash',
    )
    const signed = cash.map((each) => (each.takes_back ? -1 : 1) * each.amount_minor)
    expect([day, recorded_minor]).toEqual([day, signed.reduce((sum, each) => sum + each, 0)])
  }
}

async function addUp(db: Db, id: string) {
  const sums = { received: 0, returned: 0, reduced: 0 }
  for (const { kind, amount_minor, takes_back } of await entriesFor(db, 'registration_id', id)) {
    const counted = takes_back === null ? amount_minor : -amount_minor
    if (kind === 'received') sums.received += counted
    else sums.reduced += counted
  }
  for (const payment of await paymentsForRegistration(db, id)) {
    if (payment.state !== 'paid' && payment.state !== 'refunded') continue
    sums.received += payment.received_minor ?? 0
    for (const { state, amount_minor } of await refundsOf(db, payment.id)) {
      if (state === 'done') sums.returned += amount_minor
    }
  }
  return sums
}

/** The capacity is not exceeded, and the office's totals are those of the registrations. */
export async function auditCounts(db: Db, events: readonly string[], most: number): Promise<void> {
  for (const event of events) {
    expect((await countPlaces(db, event)).people).toBeLessThanOrEqual(most)
    const rows = await db
      .selectFrom('registration')
      .selectAll()
      .where('event_code', '=', event)
      .execute()
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    expect(await totalsOf(db, { event })).toMatchObject({
      registrations: rows.length,
      stillDueMinor: sum(rows.map((row) => row.still_due_minor)),
      receivedMinor: sum(rows.map((row) => row.received_minor)),
    })
  }
}
