import { expect, test } from 'vitest'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { finishPayment, providerOf, refundPayment, withProvider } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'

const HOUR_MS = 60 * 60_000

/** The process dies when the provider is asked for a refund, before the request is sent or after its answer. */
function killed(services: TestServices, when: 'before' | 'after'): TestServices {
  return withProvider(services, {
    refund: async (asked) => {
      if (when === 'after') await providerOf(services).refund(asked)
      throw new Error('killed')
    },
  })
}

const CASES = ENGINES.flatMap((engine) =>
  (['before', 'after'] as const).map((when) => ({ engine, when })),
)

test.each(CASES)(
  '$engine: killed $when the provider is asked, a refund goes back once',
  async ({ engine, when }) => {
    const services = await testServices(engine)
    const payment = await finishPayment(services, await giveGift(services, testGift), 'approve')
    const dying = killed(services, when)
    await expect(refundPayment(dying, payment, 20_000)).rejects.toThrow('killed')
    await expect(refundPayment(dying, payment)).rejects.toThrow('killed')
    expect(await refundPayment(services, payment, 100)).toMatchObject({
      problem: 'more-than-received',
      maxMinor: 0,
    })
    for (let times = 0; times < 4; times++) {
      services.pass(HOUR_MS)
      await Promise.all([sweepPayments(services), sweepPayments(services)])
    }
    const refunds = services.sandbox.payment(payment.txnid)?.refunds ?? []
    expect(refunds.map(({ amount }) => Number(amount)).sort()).toEqual([200, 300])
    const stored = await refundsOf(services.db, payment.id)
    expect(stored.map(({ state, amount_minor }) => [state, amount_minor]).sort()).toEqual([
      ['done', 20_000],
      ['done', 30_000],
    ])
    const mails = await services.db.selectFrom('outbox').select('kind').execute()
    expect(mails.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  },
)
