import { expect, test } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { finishPayment, paidRegistration } from '../../tests/support/payments.ts'
import { testGift } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { fillReceipts } from './fill-receipts.ts'

test.each(ENGINES)(
  '%s: payments for conferences from before they were numbered follow the numbers of gifts',
  async (engine) => {
    const services = await testServices(engine)
    const { db } = services
    await finishPayment(services, await giveGift(services, testGift), 'approve')
    services.pass(60_000)
    await paidRegistration(services)
    const today = await receiptsOf(db)
    expect(today.map(({ number }) => number)).toEqual([1, 2])
    await db.deleteFrom('receipt').where('number', '=', 2).execute()
    await db.updateTable('receipt_series').set({ last: 1 }).execute()
    await fillReceipts(db)
    await fillReceipts(db)
    expect(await receiptsOf(db)).toEqual(today)
    expect(await db.selectFrom('receipt_series').selectAll().execute()).toMatchObject([{ last: 2 }])
  },
)

function receiptsOf(db: Db) {
  return db.selectFrom('receipt').selectAll().orderBy('number').execute()
}
