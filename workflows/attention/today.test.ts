import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillDayTally } from '#database/backup/fill-day-tally.ts'
import type { Db } from '#database/engine/open.ts'
import { compactDay, type DaySum, longDays, sumDays } from '#database/money/day-tally.ts'
import { storeEntry } from '#database/money/money-entries.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { followRefunds } from '#workflows/refunds/follow-refunds.ts'
import { refundPayment } from '#workflows/refunds/refund-payment.ts'
import { register } from '#workflows/registration/register.ts'
import { comeBack } from '../../tests/come-back.ts'
import { ENGINES } from '../../tests/each-engine.ts'
import { testGift as gift } from '../../tests/fixtures/gift.ts'
import { attendee, registration } from '../../tests/fixtures/registration.ts'
import { type TestServices, testServices } from '../../tests/fixtures/services.ts'
import { signedIn } from '../../tests/fixtures/signed-in.ts'
import { readToday } from './read-today.ts'

const HOUR_MS = 60 * 60_000

async function pay(services: TestServices, step: number): Promise<void> {
  const { payment } = await register(services, {
    registration: registration({ persons: [attendee({ firstname: `Asha${letters(step)}` })] }),
  })
  if (payment) await comeBack(services, payment, step % 2 ? 'approve' : 'decline')
}

function letters(number: number): string {
  return String.fromCharCode(97 + (number % 26))
}

async function give(services: TestServices, step: number): Promise<string> {
  const given = await giveGift(services, {
    ...gift,
    submission: randomUUID(),
    amountMinor: step * 100 + 200,
  })
  const paid = await comeBack(services, given, 'approve')
  if (step % 3 === 0) {
    await refundPayment(services, paid, 100)
    await followRefunds(services, paid, 'office')
  }
  return paid.gift_id ?? ''
}

async function byHand(services: TestServices, step: number): Promise<void> {
  const gift_id = await give(services, step)
  const id = randomUUID()
  const entry = { id, registration_id: null, gift_id, kind: 'received', method: 'Cash' } as const
  const rest = { day: '2026-11-16', reference: '', reason: '', author: 'test' }
  const at = services.now().toISOString()
  await storeEntry(services.db, { ...entry, ...rest, amount_minor: 700, takes_back: null, at })
  if (step % 2) {
    const back = { ...entry, ...rest, id: randomUUID(), takes_back: id }
    await storeEntry(services.db, { ...back, amount_minor: 700, at })
  }
}

const STEPS = [pay, give, byHand]

async function sums(db: Db): Promise<DaySum[]> {
  const all = {
    from: '2000-01-01',
    to: '2100-01-01',
    kinds: ['registered', 'received', 'returned'],
  }
  const found = await sumDays(db, all as Parameters<typeof sumDays>[1])
  return found.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

test.each(ENGINES)('%s: the sums by day equal those over all records', async (engine) => {
  const steps = fc.array(fc.record({ what: fc.nat(2), hours: fc.nat(30) }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const services = await testServices(engine)
      for (const [index, { what, hours }] of story.entries()) {
        await STEPS[what]?.(services, index)
        services.pass(hours * HOUR_MS)
      }
      const kept = await sums(services.db)
      await fillDayTally(services.db)
      expect(kept).toEqual(await sums(services.db))
    }),
    { numRuns: 6 },
  )
})

test.each(ENGINES)('%s: adding up differences keeps the sums', async (engine) => {
  const { db } = await testServices(engine)
  const row = { day: '2026-11-15', kind: 'received', source: 'gift', fund: 'Tithe' } as const
  const rows = Array.from({ length: 300 }, (_, index) => ({
    ...row,
    method: index % 2 ? 'Cash' : 'Online',
    entries: 1,
    amount_minor: index,
  }))
  await db.insertInto('day_tally').values(rows).execute()
  const before = await sums(db)
  expect(await longDays(db)).toEqual(['2026-11-15'])
  await db.transaction().execute((tx) => compactDay(tx, '2026-11-15'))
  expect(await longDays(db)).toEqual([])
  expect(await db.selectFrom('day_tally').selectAll().execute()).toHaveLength(2)
  expect(await sums(db)).toEqual(before)
})

test.each(ENGINES)('%s: Today shows what the role may see', async (engine) => {
  const services = await testServices(engine)
  await pay(services, 1)
  await give(services, 1)
  const all = await readToday(services, await signedIn(services, 'admin'))
  expect(all.registrations).toMatchObject({ count: 1, newest: [{ first_name: 'Ashab' }] })
  expect(all.registrations?.perDay).toHaveLength(30)
  expect(all.gifts).toMatchObject({ count: 1, amountMinor: 300, newest: [{ fund: 'Tithe' }] })
  expect(all.gifts?.perMonth.at(-1)).toEqual({ month: '2026-11', amountMinor: 300 })
  expect(all.gifts?.perMonth.at(0)?.month).toBe('2025-12')
  const viewer = await readToday(services, await signedIn(services, 'viewer'))
  expect(viewer.registrations?.count).toBe(1)
  expect(viewer.gifts).toBeUndefined()
  const editor = await readToday(services, await signedIn(services, 'editor'))
  expect(editor.registrations).toBeUndefined()
  expect(editor.gifts).toBeUndefined()
})
