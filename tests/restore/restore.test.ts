import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copySqlite } from '#database/backup/sqlite-copy.ts'
import { openDatabase } from '#database/engine/open.ts'
import { migrate } from '#database/migrate.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { runs } from '../support/long.ts'
import { testGift } from '../support/people.ts'
import { testFolder } from '../support/site/folder.ts'
import { testServices } from '../support/site/services.ts'

async function twoGifts() {
  const services = await testServices()
  const copy = path.join(testFolder(), 'copy.db')
  await giveGift(services, testGift)
  await copySqlite(services.db, copy)
  await giveGift(services, { ...testGift, submission: 'a-later-browser-key' })
  await services.db.destroy()
  return { databaseUrl: services.databaseUrl, copy }
}

function restoreKilledAt(
  step: number,
  { databaseUrl, copy }: Awaited<ReturnType<typeof twoGifts>>,
) {
  return spawnSync(process.execPath, ['tests/restore/restore-killed.ts', databaseUrl, copy], {
    env: { ...process.env, KILL_AT: String(step) },
    encoding: 'utf8',
  })
}

async function countGifts(databaseUrl: string): Promise<number> {
  const file = databaseUrl.replace('file:', '')
  expect(existsSync(file)).toBe(true)
  const { db } = openDatabase(databaseUrl)
  await migrate(db)
  const gifts = await db.selectFrom('gift').select('id').execute()
  await db.destroy()
  return gifts.length
}

const STEPS = runs(2, 1)

test('a restore killed at any step leaves either the old records or the new ones', async () => {
  const outcomes: number[] = []
  for (let step = 0; ; step += STEPS) {
    const trial = await twoGifts()
    const { signal, status, stderr } = restoreKilledAt(step, trial)
    if (signal === null) expect({ status, stderr }).toMatchObject({ status: 0 })
    outcomes.push(await countGifts(trial.databaseUrl))
    if (signal === null) break
  }
  expect(outcomes.length * STEPS).toBeGreaterThan(3)
  expect(outcomes).toEqual(outcomes.toSorted((a, b) => b - a))
  expect([outcomes[0], outcomes.at(-1)]).toEqual([2, 1])
  expect(new Set(outcomes)).toEqual(new Set([2, 1]))
})

test('a restore after a killed one works, and leaves no incomplete files', async () => {
  const trial = await twoGifts()
  expect(restoreKilledAt(1, trial).signal).toBe('SIGKILL')
  expect(restoreKilledAt(1_000, trial).status).toBe(0)
  expect(await countGifts(trial.databaseUrl)).toBe(1)
  const file = trial.databaseUrl.replace('file:', '')
  const beside = readdirSync(path.dirname(file)).filter((name) => name.includes('restoring'))
  expect(beside).toEqual([])
})
