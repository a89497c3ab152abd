import { strFromU8, unzipSync } from 'fflate'
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
import { type Who, whoComes } from '#domain/registration/places.ts'
import { openTestDoor } from '../doors.ts'
import { signedIn } from '../office/staff.ts'
import { registrationOf } from '../payments.ts'
import { wordsIn } from '../site/pages.ts'
import type { Site } from '../site/visitor.ts'
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

/** Who comes to a date, is offered a place or waits is counted alike wherever it is shown, printed, sent or scanned. */
export async function auditPeople(site: Pages, code: string) {
  const { services, get } = site
  const rows = await findRows(services.db, 'registration', { event_code: code })
  const peopleOf = (which: Who, among = rows) =>
    sum(among.filter((row) => whoComes(row) === which).map(({ places }) => places))
  const beds = rows.filter(({ residential }) => residential === 'Residential')
  const [coming, offered, waiting] = WAYS.map((who) => peopleOf(who))
  const all = [coming, offered, waiting]
  const { cookie: Cookie } = await signedIn(services, 'admin')
  const open = async (address: string) => (await get(address, { Cookie })).text()
  const rowOn = async (address: string) =>
    (await open(address)).split('<tr').findLast((row) => row.includes(code)) ?? ''
  const date = `/office/conferences/${code}`
  const folder = await open(`${date}/folder`)
  const phone = await readPhone(site, code)
  const inRow = [/(\d+) of \d/, /(\d+) offered/, /data-label="Waiting"[^>]*>(\d+)/]
  const arrivals = wordsIn(await open(`${date}/arrivals`))
  const queue = (await open('/office/waiting')).split('<section').find((of) => of.includes(code))
  const meals = folder.slice(folder.indexOf('folder-meals"'))
  expect({
    date: countsIn(wordsIn(await open(date)), /Coming (\d+)/, /(\d+) offered/, /(\d+) waiting/),
    dates: countsIn(await rowOn('/office/conferences'), ...inRow),
    today: countsIn(await rowOn('/office'), ...inRow),
    beds: countsIn(wordsIn(await open(`${date}/rooms`)), /Stay overnight (\d+)/),
    queue: countsIn(queue, /(\d+) (?:person is|people are) waiting/),
    arrivals: countsIn(arrivals, /of (\d+) are here/, /(\d+) offered/),
    phone: ['valid', 'unpaid'].map((state) => phone.split(`"state":"${state}"`).length - 1),
    folder: countsIn(folder, />(\d+) coming, by surname/, /(\d+) offered, without a badge/),
    badges: folder.split('class="badge"').length - 1,
    arriving: sum(cellsIn(folder, 'People')),
    lunch: cellsIn(meals, 'Lunch').at(-1) ?? 0,
  }).toEqual({
    ...{ date: all, dates: all, today: all, beds: [peopleOf('coming', beds)], queue: [waiting] },
    ...{ arrivals: [coming, offered], phone: [coming, offered], folder: [coming, offered] },
    ...{ badges: coming, arriving: coming, lunch: coming },
  })
  for (const who of WAYS) await auditList(site, Cookie, { code, who, all, count: peopleOf(who) })
}

type Pages = Pick<Site, 'services' | 'get' | 'post'>

const WAYS = ['coming', 'offered', 'waiting'] as const

async function readPhone({ services, get }: Pages, eventCode: string): Promise<string> {
  const { secret } = await openTestDoor(services, { name: 'Gate', eventCode })
  return (await get('/door/list', { Cookie: `door=${secret}` })).text()
}

/** Of those who come, or are offered a place, or wait: the list, its files, and the mail to them before it is sent. */
async function auditList(
  { get, post }: Pages,
  Cookie: string,
  of: { code: string; who: Who; all: readonly unknown[]; count: number },
) {
  const { code, who, all, count } = of
  const at = (way = '') => `/office/registrations${way}?conference=${code}&who=${who}`
  const [list, csv] = await Promise.all(
    [at(), at('.csv')].map(async (address) => (await get(address, { Cookie })).text()),
  )
  const excel = unzipSync(await (await get(at('.xlsx'), { Cookie })).bytes())
  const sheet = strFromU8(excel['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const letter = { subject: 'Hello', text: 'Welcome.', intent: 'show' }
  const preview = await (await post(at('/write'), letter, { Cookie })).text()
  expect({
    totals: countsIn(wordsIn(list ?? ''), /(\d+) coming/, /(\d+) offered/, /(\d+) waiting/),
    rows: sum(cellsIn(list, 'People')),
    csv: csv?.trim().split('\n').length,
    excel: sheet.split('<row>').length - 1,
    mails: countsIn(preview, new RegExp(`address: (\\d+) ${who}\\.`)),
  }).toEqual({ totals: all, rows: count, csv: count + 1, excel: count + 1, mails: [count] })
}

function countsIn(words = '', ...patterns: readonly RegExp[]): number[] {
  return patterns.map((pattern) => Number(pattern.exec(words)?.[1] ?? 0))
}

/** The numbers of one column. */
function cellsIn(html = '', label: string): number[] {
  const cells = html.matchAll(new RegExp(`data-label="${label}"[^>]*>(\\d+)`, 'g'))
  return [...cells].map(([, count]) => Number(count))
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
