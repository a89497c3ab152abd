import { expect, test } from 'vitest'
import { openRegistrationList } from '#database/registration/open-registration-list.ts'
import { readSearch } from '#domain/registration-search.ts'
import { ENGINES, testDatabase } from '../../tests/each-engine.ts'
import { storeSample } from '../../tests/fixtures/stored-registration.ts'
import { areUnlisted, listEarlier } from './list-earlier.ts'
import { isTallyDue, tidyTally } from './tidy-tally.ts'

test.each(ENGINES)(
  '%s: registrations from before the lists are counted and found',
  async (engine) => {
    const { db } = await testDatabase(engine)
    for (let count = 0; count < 25; count++) await storeSample(db, { cashMinor: 5_000 })
    await forgetLists()
    expect(await areUnlisted({ db })).toBe(true)
    // Stopped at once, it leaves the rest for the next turn.
    await listEarlier({ db }, () => true)
    expect(await areUnlisted({ db })).toBe(true)
    await listEarlier({ db })
    expect(await areUnlisted({ db })).toBe(false)
    const filter = { standing: 'Part paid' as const, search: readSearch('asha rao') }
    const { totals, slice } = await openRegistrationList(db, { filter, sort: 'name' })
    expect(totals).toMatchObject({ registrations: 25, people: 25, receivedMinor: 125_000 })
    expect(await slice(undefined, 100)).toHaveLength(25)

    async function forgetLists() {
      const before = { standing: '', tallied: '', words: '', sort_name: '', received_minor: 0 }
      await db
        .updateTable('registration')
        .set(before as { tallied: string })
        .execute()
      await db.deleteFrom('registration_tally').execute()
      await db.deleteFrom('registration_word').execute()
    }
  },
)

test.each(ENGINES)(
  '%s: adding up leaves one row for each group and the same totals',
  async (engine) => {
    const { db } = await testDatabase(engine)
    for (const party of ['Individual', 'Individual', 'Family']) {
      await storeSample(db, { party, cashMinor: 5_000 })
    }
    const read = async () => (await openRegistrationList(db, { filter: {}, sort: 'newest' })).totals
    const before = await read()
    expect(await isTallyDue({ db })).toBe(true)
    await tidyTally({ db })
    expect(await isTallyDue({ db })).toBe(false)
    expect(await read()).toEqual(before)
    expect(await db.selectFrom('registration_tally').select('party').execute()).toHaveLength(2)
  },
)
