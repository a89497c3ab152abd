import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { totalsOf } from '#database/search/registration-list.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { WHO, type Who, whoComes } from '#domain/registration/places.ts'
import type { Actor } from '#domain/staff.ts'
import { readDateCounts } from '#workflows/conferences/read-dates.ts'
import { readArrivals } from '#workflows/doors/read-arrivals.ts'
import { guestsOf } from '#workflows/doors/read-door-list.ts'
import { readFolder } from '#workflows/folder/read-folder.ts'
import { readRecipients } from '#workflows/messages/write-to-people.ts'
import { listRegistrations } from '#workflows/registration-lists/list-registrations.ts'
import { personLines } from '#workflows/registration-lists/person-columns.ts'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import type { Services } from '#workflows/services.ts'
import { registrationOf } from '../payments.ts'
import { type ModelProvider, takenOf } from './provider.ts'
import { paymentOf } from './world.ts'

/** After all jobs have run: compares what we have stored with what the provider knows. */
export async function auditPayment(db: Db, provider: ModelProvider, txnid: string) {
  const payment = await paymentOf({ db }, txnid)
  const fate = provider.fateOf(txnid)
  const received = wasReceived(payment.state)
  const refunded = sum(provider.refundsOf(txnid).map(({ amountMinor }) => amountMinor))
  const taken = takenOf(fate, { amountMinor: payment.amount_minor })

  if (fate === 'success') expect([txnid, received]).toEqual([txnid, true])
  else expect([txnid, payment.state === 'paid']).toEqual([txnid, false])
  if (taken > 0) expect(payment.received_minor).toBe(taken)
  expect(payment.state === 'refunded').toBe(taken > 0 && refunded >= taken)
  expect(refunded).toBeLessThanOrEqual(taken)
  await auditEvents(db, payment)
  const ours = await refundsOf(db, payment.id)
  const done = ours.filter(({ state }) => state === 'done').map(({ token }) => token)
  const theirs = provider.refundsOf(txnid).map(({ token }) => token)
  expect(done.sort()).toEqual(theirs.sort())
  // A refund becomes done once. If it fell back and became done again, it would be mailed twice.
  const events = await findRows(db, 'payment_event', { payment_id: payment.id }, 'position')
  expect(events.filter(({ evidence }) => evidence === 'refund-done')).toHaveLength(done.length)
  return payment
}

/** Every change of state has an event, in order and without gaps; nothing is paid twice. */
export async function auditEvents(db: Db, payment: Payment): Promise<void> {
  const events = await findRows(db, 'payment_event', { payment_id: payment.id }, 'position')
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
  let state = 'open'
  for (const { from_state, to_state } of events) {
    expect(from_state).toBe(state)
    state = to_state
  }
  expect(payment.state).toBe(state)
  const timesPaid = events.filter(
    ({ from_state, to_state }) => from_state !== 'paid' && to_state === 'paid',
  )
  expect(timesPaid.length).toBeLessThanOrEqual(1)
}

/** A paid payment has one receipt and one mail, and its gift or registration is paid. */
export async function auditConsequences(db: Db, payment: Payment): Promise<void> {
  const events = await findRows(db, 'payment_event', { payment_id: payment.id }, 'position')
  const paid = events.some(({ to_state }) => to_state === 'paid')
  const kinds = (await mailsAbout(db, { payment_id: payment.id })).map(({ kind }) => kind)
  const thanks = kinds.filter((kind) => THANKS.includes(kind))
  const wanted = payment.gift_id ? /^gift-receipt$/ : /^(registration-paid|paid-late)$/
  const thanked = payment.overpaid ? 'paid-twice' : expect.stringMatching(wanted)
  expect(thanks).toEqual(paid ? [thanked] : [])
  expect(kinds.includes('refunded')).toBe(payment.state === 'refunded')
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  expect(receipt !== undefined).toBe(paid)
  if (paid) expect(await statusOf(db, payment)).toBe('Paid')
}

const THANKS = ['gift-receipt', 'registration-paid', 'paid-late', 'paid-twice']

async function statusOf(db: Db, { gift_id, registration_id }: Payment) {
  if (gift_id) return (await findGift(db, gift_id)).status
  return (await findRegistration(db, registration_id ?? ''))?.status
}

/** Receipt numbers have no gap in any year, over all stories of this database. */
export async function auditReceipts(db: Db): Promise<void> {
  const receipts = await db.selectFrom('receipt').selectAll().orderBy('number').execute()
  const byYear = Map.groupBy(receipts, ({ year }) => year)
  for (const { year, last } of await db.selectFrom('receipt_series').selectAll().execute()) {
    const numbers = (byYear.get(year) ?? []).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  }
}

/** Holds at any time: whoever comes with a confirmed registration has exactly one ticket. */
export async function auditTickets(db: Db): Promise<void> {
  const coming = await db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .select(['attendee.registration_id', 'attendee.position'])
    .where('registration.hold', '=', 'confirmed')
    .where('attendee.cancelled_at', 'is', null)
    .execute()
  const tickets = await db.selectFrom('ticket').selectAll().execute()
  const held = new Set(tickets.map(nameOf))
  expect(held.size).toBe(tickets.length)
  expect(coming.map(nameOf).filter((name) => !held.has(name))).toEqual([])
}

function nameOf(person: { registration_id: string; position: number }): string {
  return `${person.registration_id} ${person.position}`
}

/** Who comes to a date, is offered a place or waits is counted alike wherever it is shown, printed or written. */
export async function auditPeople(services: Services, asked: { actor: Actor; code: string }) {
  const { db } = services
  const { actor, code: event } = asked
  const registrations = await listRegistrations(services, { event })
  const people = registrations.flatMap((row) =>
    row.people.map(() => ({ who: whoComes(row), isResident: row.residential === 'Residential' })),
  )
  const of = (which: Who) => people.filter(({ who }) => who === which).length
  const [coming, offered, waiting] = [of('coming'), of('offered'), of('waiting')]
  const counts = (await readDateCounts(db, [event]))(event)
  expect({ on: 'date', ...counts }).toMatchObject({ on: 'date', coming, offered, waiting })
  for (const who of WHO) {
    const filter = { event, who: [who] }
    const exported = personLines(services, await listRegistrations(services, filter))
    const totals = await totalsOf(db, filter)
    const mails = await readRecipients(services, { actor, filter })
    const written = mails.ok ? (mails.recipients.people.get(who) ?? 0) : undefined
    const counted = [who, totals.people, exported.length, written]
    expect(counted).toEqual([who, of(who), of(who), of(who)])
  }
  const folder = await readFolder(services, asked)
  if (!folder.ok) throw new Error(folder.problem)
  const badges = folder.people.filter(({ ticket }) => ticket).length
  expect(['folder', folder.people.length, badges, folder.offered]).toEqual([
    ...['folder', coming, coming, offered],
  ])
  const beds = await readRoomPlan(services, asked)
  const staying = people.filter(({ who, isResident }) => who === 'coming' && isResident)
  expect(beds).toMatchObject({ staying: staying.length })
  const states = (await guestsOf(services, event)).map(({ state }) => state)
  const guests = ['valid', 'unpaid'].map((which) => states.filter((each) => each === which).length)
  expect(['phone', ...guests]).toEqual(['phone', coming, offered])
  const arrivals = await readArrivals(services, asked)
  expect(arrivals).toMatchObject({ expected: { length: coming }, offered })
}

const OWES = ['Not paid', 'Part paid', 'Expired']

/** Adds up the ledger row by row, without the code that the site adds up with. */
export async function auditRecord(db: Db, id: string): Promise<void> {
  const registration = await registrationOf({ db }, id)
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

export async function addUp(db: Db, id: string) {
  const sums = { received: 0, returned: 0, reduced: 0 }
  const entries = await entriesFor(db, 'registration_id', id)
  for (const { kind, given_back, amount_minor, takes_back } of entries) {
    const counted = takes_back === null ? amount_minor : -amount_minor
    if (kind === 'reduction') sums.reduced += counted
    else if (given_back === 1) sums.returned += counted
    else sums.received += counted
  }
  // By hand no more goes back than came by hand.
  expect(sums.returned).toBeLessThanOrEqual(sums.received)
  for (const payment of await paymentsFor(db, 'registration_id', id)) {
    const refunds = await refundsOf(db, payment.id)
    // What is on its way counts as given back.
    const returned = refunds.filter(({ state }) => state !== 'refused')
    if (!/^(paid|refunded)$/.test(payment.state) && returned.length === 0) continue
    sums.received += payment.received_minor ?? 0
    for (const { amount_minor } of returned) sums.returned += amount_minor
  }
  return sums
}

/** Holds at any time: the capacity is not exceeded, and no paid registration is only `held`. */
export async function auditHolds(db: Db, event: string, max: number): Promise<void> {
  expect((await countPlaces(db, event)).people).toBeLessThanOrEqual(max)
  const paidAndHeld = await db
    .selectFrom('registration')
    .innerJoin('payment', 'payment.registration_id', 'registration.id')
    .select('registration.id')
    .where('registration.hold', '=', 'held')
    .where('payment.state', '=', 'paid')
    .execute()
  expect(paidAndHeld).toEqual([])
}

/** The office's totals are those of the registrations. */
export async function auditTotals(db: Db, event?: string): Promise<void> {
  const all = db.selectFrom('registration').selectAll()
  const rows = await (event ? all.where('event_code', '=', event) : all).execute()
  expect(await totalsOf(db, event ? { event } : {})).toMatchObject({
    registrations: rows.length,
    stillDueMinor: sum(rows.map((row) => row.still_due_minor)),
    receivedMinor: sum(rows.map((row) => row.received_minor - row.returned_minor)),
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
