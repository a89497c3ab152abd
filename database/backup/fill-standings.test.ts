import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { storeEntry } from '#database/money/money-entries.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import { recomputeRegistration } from '#database/registration/recompute-registration.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { readSearch } from '#domain/search/read-search.ts'
import type { Standing } from '#domain/standing.ts'
import { followRefunds } from '#workflows/refunds/follow-refunds.ts'
import { paidRegistration, refundPayment } from '../../tests/support/payments.ts'
import { storeRegistration } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { fillStandings } from './fill-standings.ts'

const ENTRY = {
  ...{ gift_id: null, method: null, day: '2026-11-15', reference: '', reason: '' },
  ...{ at: '2026-11-15T04:00:00.000Z', author: 'test' },
}

test.each(ENGINES)(
  '%s: registrations from before the lists get the same columns',
  async (engine) => {
    const services = await testServices(engine)
    const { db } = services
    const paid = await paidRegistration(services)
    const [payment] = await paymentsForRegistration(db, paid.id)
    if (!payment) throw new Error('it was paid')
    await refundPayment(services, payment, 100)
    // Done at the second question.
    for (let asked = 0; asked < 2; asked++) await followRefunds(services, payment, 'office')
    const { id } = await storeRegistration(db, {
      cashMinor: 5_000,
      people: [{}, { last_name: 'Raj' }],
    })
    await reduceTwice(db, id)
    await storeRegistration(db, { hold: 'cancelled' })
    const before = await listed(db)
    expect(before.map(({ returned_minor }) => returned_minor)).toContain(100)
    const nothing = { words: '', sort_name: '', received_minor: 0, returned_minor: 0 }
    await db
      .updateTable('registration')
      .set({ ...nothing, reduced_minor: 0, still_due_minor: 0, standing: sql<Standing>`''` })
      .execute()
    await fillStandings(db)
    expect(await listed(db)).toEqual(before)
    const filter = { search: readSearch('raj'), sort: 'name' } as const
    expect((await openRegistrationList(db, { filter })).totals?.registrations).toBe(1)
  },
)

/** Two reductions, of which the second was taken back. */
async function reduceTwice(db: Db, registration_id: string): Promise<void> {
  const reduction = { ...ENTRY, kind: 'reduction' as const, registration_id, amount_minor: 300 }
  await storeEntry(db, { ...reduction, id: 'first', takes_back: null })
  await storeEntry(db, { ...reduction, id: 'second', takes_back: null })
  await storeEntry(db, { ...reduction, id: 'third', takes_back: 'second' })
  await db.transaction().execute((tx) => recomputeRegistration(tx, registration_id))
}

function listed(db: Db) {
  return db.selectFrom('registration').selectAll().orderBy('id').execute()
}
