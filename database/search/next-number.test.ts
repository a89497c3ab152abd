import path from 'node:path'
import { expect, test } from 'vitest'
import { dumpDatabase } from '#database/backup/dump.ts'
import { loadDump } from '#database/backup/load-dump.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { testFolder } from '#tests/support/site/folder.ts'

test.each(ENGINES)('%s: registrations at the same time get numbers in a row', async (engine) => {
  const { db } = await testDatabase(engine)
  const stored = await Promise.all(Array.from({ length: 20 }, () => storeRegistration(db)))
  const numbers = stored.map(({ number }) => number).sort((one, other) => one - other)
  const first = numbers[0] ?? 0
  expect(first).toBeGreaterThan(1_000)
  expect(numbers).toEqual(numbers.map((_, index) => first + index))
})

test.each(ENGINES)('%s: after a restore the numbers go on', async (engine) => {
  const from = await testDatabase('sqlite')
  const old = await storeRegistration(from.db)
  const file = path.join(testFolder(), 'dump.jsonl')
  await dumpDatabase(from.db, file)
  const { db } = await testDatabase(engine)
  await loadDump(db, file)
  const restored = await db.selectFrom('registration').select('number').executeTakeFirst()
  expect(restored?.number).toBe(old.number)
  expect((await storeRegistration(db)).number).toBe(old.number + 1)
})
