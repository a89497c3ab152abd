import fc from 'fast-check'
import { expect } from 'vitest'
import { findRows } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import type { EvidenceSource, PaymentStatus } from '#domain/payments/evidence.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import { runs } from '#tests/support/long.ts'
import { withProvider } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { settlePayment } from './settle-payment.ts'

const amount = 50_000

type Step = { source: EvidenceSource; signed?: PaymentStatus; answer: Answer }
type Answer = PaymentStatus | 'other-amount' | 'not-found' | 'unreachable'

const STATUSES = ['success', 'failure', 'pending'] as const
const step: fc.Arbitrary<Step> = fc.record({
  source: fc.constantFrom(
    'return' as const,
    'webhook' as const,
    'visit' as const,
    'sweep' as const,
  ),
  signed: fc.option(fc.constantFrom(...STATUSES), { nil: undefined }),
  answer: fc.constantFrom(
    ...STATUSES,
    'other-amount' as const,
    'not-found' as const,
    'unreachable' as const,
  ),
})

function toRecord(answer: Exclude<Answer, 'unreachable'>, providerId: string): ProviderRecord {
  if (answer === 'not-found') return { found: false }
  const status = answer === 'other-amount' ? 'success' : answer
  const amountMinor = answer === 'other-amount' ? amount - 100 : amount
  return { found: true, status, amountMinor, providerId, fields: { status } }
}

/** The provider answers what the step says; everything else is real. */
function answering(services: TestServices, answer: Answer, providerId: string): TestServices {
  const ask = async (txnids: readonly string[]) => {
    if (answer === 'unreachable') throw new IntegrationError('test', 'ask', 'out of reach')
    return new Map(txnids.map((txnid) => [txnid, toRecord(answer, providerId)]))
  }
  return withProvider(services, { ask })
}

async function openGift(services: TestServices, submission: string) {
  return giveGift(services, {
    ...testGift,
    amountMinor: amount,
    submission,
  })
}

onEngines(
  'reports in any order and number never lose or double a payment',
  async (services, engine) => {
    let gifts = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.boolean(), async (steps, atOnce) => {
        const submission = `browser-key-number-${gifts++}`
        const payment = await openGift(services, submission)
        const settle = ({ source, signed, answer }: Step) =>
          settlePayment(answering(services, answer, submission), payment, { source, signed })
        if (atOnce) await Promise.all(steps.map(settle))
        else for (const each of steps) await settle(each)

        const confirmed = steps.some(({ answer }) => answer === 'success')
        const after = await findPayment(services.db, payment.txnid)
        const gift = await findGift(services.db, payment.gift_id ?? '')
        const events = await findRows(
          services.db,
          'payment_event',
          { payment_id: payment.id },
          'position',
        )
        const timesPaid = events.filter(
          (event) => event.to_state === 'paid' && event.from_state !== 'paid',
        )
        expect(after?.state === 'paid').toBe(confirmed)
        expect(gift.status).toBe(confirmed ? 'Paid' : 'Not Paid')
        expect(timesPaid).toHaveLength(confirmed ? 1 : 0)
        expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
      }),
      { numRuns: engine === 'sqlite' ? runs(20, 600) : runs(10, 300) },
    )
  },
)

onEngines('one payment at the provider can not settle two gifts', async (services) => {
  const first = await openGift(services, 'first-browser-key')
  const second = await openGift(services, 'second-browser-key')
  const same = answering(services, 'success', 'one-and-the-same')
  expect(await settlePayment(same, first, { source: 'sweep' })).toBe('paid')
  expect(await settlePayment(same, second, { source: 'sweep' })).toBe('confirming')
})

test("a fault that is not the provider's is not taken for one", async ({ services }) => {
  const payment = await openGift(services, 'a-browser-key-again')
  const ask = async () => Promise.reject(new TypeError('a bug'))
  const broken = withProvider(services, { ask })
  await expect(settlePayment(broken, payment, { source: 'visit' })).rejects.toThrow('a bug')
})
