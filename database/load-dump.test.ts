import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveGift } from '#workflows/giving/give-gift.ts'
import { receiveReport } from '#workflows/payments/receive-report.ts'
import { register } from '#workflows/registration/register.ts'
import { registration } from '#workflows/registration/trial-registration.ts'
import { trialDatabase } from '../tests/each-engine.ts'
import { payInSandbox } from '../tests/pay-in-sandbox.ts'
import { type TrialServices, trialServices } from '../tests/trial-services.ts'
import { RECORD_TABLES } from './dump.ts'
import { moveRecords } from './move.ts'
import type { Db } from './open.ts'
import { keptSetting } from './settings.ts'

const gift = {
  name: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amountMinor: 50_050,
  fund: 'Tithe',
}

async function fill(services: TrialServices, many: number): Promise<void> {
  for (let index = 0; index < many; index++) {
    const payment = await giveGift(services, { ...gift, submission: `a-key-of-a-browser-${index}` })
    if (index > 2) continue
    const body = await payInSandbox(services, payment, 'approve')
    await receiveReport(services, { body, source: 'return' })
  }
  await register(services, { registration: registration() })
  await keptSetting(services.db, 'sandbox-salt', 'kept')
}

test('everything moves from SQLite to PostgreSQL, and adds up', async () => {
  const services = await trialServices('sqlite')
  await fill(services, 205)
  const { db } = await trialDatabase('postgres')
  await keptSetting(db, 'sandbox-salt', 'another')
  const move = await moveRecords(services.db, db)
  if (!move.moved) throw new Error('it was not moved')
  const sums = new Map(move.tables.map(({ table, ...rest }) => [table, rest]))
  expect(sums.get('gift')).toEqual({ rows: 205, sums: { amount_minor: 205 * 50_050 } })
  expect(sums.get('receipt')).toEqual({ rows: 3, sums: { number: 6 } })
  for (const table of RECORD_TABLES) {
    expect(await rowsOf(db, table)).toEqual(await rowsOf(services.db, table))
  }
  expect(await moveRecords(services.db, db)).toEqual({ moved: false, problem: 'has-records' })
})

test('what does not add up is not moved at all', async () => {
  const services = await trialServices('sqlite')
  await fill(services, 3)
  const { db } = await trialDatabase('postgres')
  await sql`create function thief() returns trigger language plpgsql as $$
    begin new.amount_minor := new.amount_minor - 1; return new; end $$`.execute(db)
  await sql`create trigger thief before insert on payment for each row execute function thief()`.execute(
    db,
  )
  await expect(moveRecords(services.db, db)).rejects.toThrow('payment does not add up')
  expect(await rowsOf(db, 'gift')).toEqual([])
})

async function rowsOf(db: Db, table: (typeof RECORD_TABLES)[number]): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
}
