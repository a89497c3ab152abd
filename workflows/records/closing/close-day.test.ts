import { expect } from 'vitest'
import { cashOn } from '#database/closing/day-closes.ts'
import { findRow } from '#database/engine/rows.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import { paidRegistration, unpaidRegistration } from '#tests/support/payments.ts'
import { couple } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordGift } from '#workflows/gifts/give-gift.ts'
import { recordPayment, takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import { closeDay, openDay } from './close-day.ts'

const actor = COMMAND_LINE
const DAY = '2026-11-15'
const CASH = { method: 'Cash', day: DAY, reference: '', isAnother: true } as const
const GIFT = { ...CASH, name: 'Meera', email: '', phone: '', fund: 'Tithe', amountMinor: 50_000 }

function cash(services: TestServices, id: string, amountMinor = 100_000) {
  return recordPayment(services, { actor, id, payment: { ...CASH, amountMinor } })
}

/** Closes the day with what is recorded, unless something else was counted. */
async function close(
  services: TestServices,
  changes: Partial<Parameters<typeof closeDay>[1]> = {},
) {
  const seenMinor = await cashOn(services.db, DAY)
  const version = (await findRow(services.db, 'day_close', { day: DAY }))?.version ?? 0
  const counted = { countedMinor: seenMinor, seenMinor, reason: '' }
  return closeDay(services, { actor, day: DAY, version, ...counted, ...changes })
}

onEngines(
  'money by hand that comes after closing counts on the next day, and says so',
  async (services) => {
    const { id } = await unpaidRegistration(services)
    await cash(services, id)
    const [entry] = await entriesFor(services.db, 'registration_id', id)
    expect(await close(services)).toEqual({ ok: true })
    const later = { ok: true, details: { day: '2026-11-16', closedDay: DAY } }
    expect(await cash(services, id, 50_000)).toMatchObject(later)
    expect(await recordGift(services, { actor, gift: GIFT })).toMatchObject({ ok: true })
    const taking = { actor, kind: 'registration', id, entryId: entry?.id ?? '' } as const
    const typedTwice = { ...taking, reason: 'Typed twice' }
    expect(await takeBackEntry(services, typedTwice)).toMatchObject(later)
    const taken = {
      actor,
      key: 'a-form',
      registration: couple(),
      paid: { method: 'Cash', reference: '' } as const,
    }
    expect(await takeRegistration(services, taken)).toMatchObject({ ok: true })
    expect(await cashOn(services.db, DAY)).toBe(100_000)
    const coming = 50_000 + GIFT.amountMinor - 100_000 + 360_000
    expect(await cashOn(services.db, '2026-11-16')).toBe(coming)
    await paidRegistration(services, couple())
    const yesterday = { ...GIFT, day: '2026-11-14' }
    expect(await recordGift(services, { actor, gift: yesterday })).toMatchObject({ ok: true })
  },
)

onEngines('a day is opened again with a reason, and closed anew', async (services) => {
  await recordGift(services, { actor, gift: GIFT })
  await close(services)
  const opening = { actor, day: DAY, version: 1, reason: '' }
  expect(await openDay(services, opening)).toMatchObject({ problem: 'no-reason' })
  const because = { ...opening, reason: 'One more envelope' }
  expect(await openDay(services, because)).toEqual({ ok: true })
  expect(await openDay(services, because)).toMatchObject({ problem: 'changed' })
  expect(await recordGift(services, { actor, gift: GIFT })).toMatchObject({ ok: true })
  expect(await close(services)).toEqual({ ok: true })
  expect(await findRow(services.db, 'day_close', { day: DAY })).toMatchObject({
    counted_minor: 100_000,
    recorded_minor: 100_000,
    compared: 'agrees',
    closed_by: actor.name,
  })
  const history = await officeEventsOf(services.db, 'day', DAY)
  expect(history.map(({ action }) => action).sort()).toEqual(['close-day', 'close-day', 'open-day'])
})

onEngines('a difference needs its reason', async (services) => {
  await recordGift(services, { actor, gift: GIFT })
  const short = { countedMinor: 49_000 }
  expect(await close(services, short)).toMatchObject({ problem: 'no-reason' })
  expect(await close(services, { ...short, reason: 'Rs. 10 are missing' })).toEqual({ ok: true })
  expect(await findRow(services.db, 'day_close', { day: DAY })).toMatchObject({
    counted_minor: 49_000,
    recorded_minor: 50_000,
    reason: 'Rs. 10 are missing',
  })
})

test.each([
  [{ day: '2026-11-16' }, 'bad-day'],
  [{ day: 'today' }, 'bad-day'],
  [{ countedMinor: -1 }, 'bad-amount'],
  [{ countedMinor: Number.NaN }, 'bad-amount'],
  [{ version: 7 }, 'changed'],
  // Cash was recorded since the page with the form was made.
  [{ seenMinor: 1 }, 'changed'],
] as const)('%o is refused: %s', async (changes, problem) => {
  const services = await testServices()
  expect(await close(services, changes)).toMatchObject({ ok: false, problem })
  expect(await officeEventsOf(services.db, 'day', DAY)).toEqual([])
})

test('without the provider a day is closed, and is not compared', async (services) => {
  const listPaid = async (): Promise<never> => {
    throw new IntegrationError('payu', 'list', 'unreachable')
  }
  const down = { ...services, payments: { ...services.payments, listPaid } }
  expect(await close(down)).toEqual({ ok: true })
  expect(await findRow(services.db, 'day_close', { day: DAY })).toMatchObject({
    compared: 'not-compared',
  })
})

onEngines('whoever records while a day is closed is counted, or is refused', async (services) => {
  const { id } = await unpaidRegistration(services)
  for (let round = 1; round <= 8; round++) {
    const racing = [
      close(services),
      cash(services, id, round * 100),
      recordGift(services, { actor, gift: GIFT }),
      close(services),
    ]
    await Promise.all(racing)
    const closed = await findRow(services.db, 'day_close', { day: DAY })
    if (!closed?.closed_at) continue
    expect(closed.recorded_minor).toBe(await cashOn(services.db, DAY))
    const reason = 'The next round'
    await openDay(services, { actor, day: DAY, version: closed.version, reason })
  }
  const days = (await officeEventsOf(services.db, 'day', DAY)).length
  expect((await findRow(services.db, 'day_close', { day: DAY }))?.version).toBe(days)
})
