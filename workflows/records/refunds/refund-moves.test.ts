import { expect } from 'vitest'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { ProviderRefund, RefundRequest } from '#integrations/payments/port.ts'
import {
  eventsOf,
  expectRegistration,
  mailKinds,
  paidGift,
  paidRegistration,
  payInSandbox,
  providerOf,
  refundPayment,
  registrationOf,
  withProvider,
} from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { giveReduction } from '#workflows/records/money/record-payment.ts'
import { isSweepDue, sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { followRefunds } from './follow-refunds.ts'
import { refundable } from './refund-record.ts'

let gifts = 0
async function statesOf({ db }: TestServices, { id }: Payment) {
  return (await refundsOf(db, id)).map(({ state }) => state)
}

onEngines('a completed refund stays done when answers arrive out of order', async (services) => {
  const payment = await paidGift(services)
  const known: ProviderRefund[] = []
  const asking = withProvider(services, {
    askRefunds: async () => known.map((each) => ({ ...each })),
  })
  // While our request is being answered, another process already learns that the refund is done.
  const refund = async ({ token, amountMinor }: RefundRequest) => {
    known.push({ token, amountMinor, requestId: '77', state: 'done' })
    await followRefunds(asking, payment, 'webhook')
    return { accepted: true as const, requestId: '77' }
  }
  await refundPayment(withProvider(asking, { refund }), payment)
  expect(await statesOf(services, payment)).toEqual(['done'])
  // An older answer that arrives after the newer one.
  const late = known.map((each) => ({ ...each, state: 'queued' as const }))
  await followRefunds(withProvider(services, { askRefunds: async () => late }), payment, 'sweep')
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'done', request_id: '77', follow_at: null },
  ])
  expect((await findPayment(services.db, payment.txnid))?.state).toBe('refunded')
  const evidence = (await eventsOf(services, payment)).map((event) => event.evidence)
  expect(evidence.filter((word) => word === 'refund-queued')).toEqual([])
  expect(await mailKinds(services, { payment_id: payment.id })).toEqual([
    'gift-receipt',
    'refund-coming',
    'refunded',
  ])
})

const FOREIGN = { token: 'pages-1', requestId: '5', amountMinor: undefined, state: 'done' } as const

const ODD: [what: string, counted: string, said: (own: ProviderRefund[]) => ProviderRefund[]][] = [
  ['an unreadable amount', 'refund.unreadable', (own) => [FOREIGN, ...own]],
  [
    'a fault of ours',
    'refund.not-followed',
    () => {
      throw new TypeError('a fault of ours')
    },
  ],
]

test.each(ODD)(
  '%s in one payment’s refunds is counted, and others are followed',
  async (...odd) => {
    const [, counted, said] = odd
    const services = await testServices()
    const first = await paidGift(services)
    const others = [await paidGift(services), await paidGift(services)]
    for (const payment of [first, ...others]) await refundPayment(services, payment)
    const askRefunds = async (providerId: string) => {
      const own = await providerOf(services).askRefunds(providerId)
      return providerId === first.provider_id ? said(own) : own
    }
    for (let turns = 0; turns < 3; turns++) {
      await sweepPayments(withProvider(services, { askRefunds }))
      services.pass(31 * 60_000)
    }
    for (const payment of others) expect(await statesOf(services, payment)).toEqual(['done'])
    expect(services.counted()[counted]).toBeGreaterThan(0)
    // It is postponed instead of being retried in every run.
    await sweepPayments(withProvider(services, { askRefunds }))
    expect(await isSweepDue(services)).toBe(false)
  },
)

test('an error with one payment does not hold up the rest of the sweep', async (services) => {
  const open = async () =>
    giveGift(services, { ...testGift, submission: `sweep-browser-key-${gifts++}` })
  const [broken, other] = [await open(), await open()]
  await payInSandbox(services, other, 'never')
  services.pass(5 * 60_000)
  const ask = async (txnids: readonly string[]) => {
    const answers = await providerOf(services).ask(txnids)
    const record = { found: true as const, status: 'pending' as const, amountMinor: 50_000 }
    const fields = {
      get status(): string {
        throw new TypeError('a fault of ours')
      },
    }
    return new Map([...answers, [broken.txnid, { ...record, providerId: 'x', fields }] as const])
  }
  await sweepPayments(withProvider(services, { ask }))
  expect((await findPayment(services.db, other.txnid))?.state).toBe('paid')
  expect(services.counted()['payment.not-settled']).toBe(1)
  expect(await isSweepDue(services)).toBe(false)
})

test('an unclear answer to a refund request leaves the refund asked', async (services) => {
  const payment = await paidGift(services)
  const unclear = async () => ({
    accepted: 'unclear' as const,
    reason: 'Transaction lock could not be obtained',
  })
  await refundPayment(withProvider(services, { refund: unclear }), payment)
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'asked', reason: 'Transaction lock could not be obtained' },
  ])
  expect(await refundable(services.db, payment)).toBe(0)
  const tokens: string[] = []
  const refund = async (request: RefundRequest) => {
    tokens.push(request.token)
    return providerOf(services).refund(request)
  }
  for (let turns = 0; turns < 4; turns++) {
    services.pass(31 * 60_000)
    await sweepPayments(withProvider(services, { refund }))
  }
  expect(tokens).toHaveLength(1)
  expect(await statesOf(services, payment)).toEqual(['done'])
  expect(services.sandbox.payment(payment.txnid)?.refunds.map(({ token }) => token)).toEqual(tokens)
})

test('a refund that the provider neither accepts nor lists for a week is refused', async (services) => {
  const payment = await paidGift(services)
  let asked = 0
  const refund = async () => {
    asked++
    return { accepted: 'unclear' as const, reason: 'Invalid Hash.' }
  }
  const unclear = withProvider(services, { refund })
  await refundPayment(unclear, payment)
  for (let hours = 0; hours < 8 * 24; hours++) {
    services.pass(60 * 60_000)
    await sweepPayments(unclear)
  }
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'refused', reason: 'Invalid Hash.', follow_at: null },
  ])
  expect(await refundable(services.db, payment)).toBe(50_000)
  expect(asked).toBeLessThan(60)
})

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
    const payment = await paidGift(services)
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

const REFUSES = async () => ({ accepted: false as const, reason: 'Not enough balance' })

/** The mails that were sent, without what was sent before. */
async function newMails(services: TestServices): Promise<string[]> {
  const before = services.sandbox.mailbox.mails().length
  const mails = await sentMails(services)
  return mails.slice(0, mails.length - before).map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

/** A paid couple of which Rs. 700 is too much, and whose mails were sent. */
async function overpaid(services: TestServices) {
  const { id, payment } = await paidRegistration(services)
  await giveReduction(services, { actor, id, amountMinor: 70_000, reason: 'Helps' })
  await newMails(services)
  const account = async () => (await readRegistrationRecord(services, { id, actor }))?.account
  const overpaidItems = async () =>
    (await listAttention(services, actor)).filter(({ kind }) => kind.code === 'overpaid')
  return { id, payment, account, overpaidItems }
}

onEngines('what is on its way counts as given back', async (services) => {
  const { id, payment, account, overpaidItems } = await overpaid(services)
  expect(await account()).toMatchObject({ standing: 'Overpaid', excessMinor: 70_000 })
  const item = { registration_id: id, says: 'Rs. 700 too much was received.' }
  expect(await overpaidItems()).toMatchObject([item])
  const since = services.now().toISOString()
  await refundPayment(services, payment, 70_000)
  const coming = { amountMinor: 70_000, since }
  expect(await account()).toMatchObject({ standing: 'Paid', excessMinor: 0, coming })
  await expectRegistration(services, id, { returned_minor: 70_000 })
  expect(await overpaidItems()).toEqual([])
  const record = await readRegistrationRecord(services, { id, actor })
  expect(record?.proposals.because).not.toBe('too-much')

  const [first, ...more] = await newMails(services)
  expect([first, more]).toEqual([expect.stringContaining('Rs. 700 is on its way back'), []])
  await followRefunds(services, payment, 'office')
  await followRefunds(services, payment, 'office')
  expect(await account()).toMatchObject({ standing: 'Paid', coming: undefined })
  expect(await newMails(services)).toEqual([expect.stringContaining('Rs. 700 has been given back')])
})

onEngines('what the bank refuses later is with us again, and told', async (services) => {
  const { payment, account, overpaidItems } = await overpaid(services)
  await refundPayment(services, payment, 70_000)
  expect(await newMails(services)).toHaveLength(1)
  const [refund] = await services.db.selectFrom('refund').selectAll().execute()
  const failed = { token: refund?.token ?? '', requestId: refund?.request_id ?? '' }
  const askRefunds = async () => [{ ...failed, state: 'refused' as const, amountMinor: 70_000 }]
  await followRefunds(withProvider(services, { askRefunds }), payment, 'sweep')
  expect(await account()).toMatchObject({ standing: 'Overpaid', excessMinor: 70_000 })
  expect(await overpaidItems()).toHaveLength(1)
  expect(await newMails(services)).toEqual([
    expect.stringContaining('Rs. 700 could not be given back'),
  ])
})

test('who was not told that it is on its way is not told that it could not be', async (services) => {
  const { payment, account } = await overpaid(services)
  await refundPayment(withProvider(services, { refund: REFUSES }), payment, 70_000)
  expect(await account()).toMatchObject({ standing: 'Overpaid', coming: undefined })
  expect(await newMails(services)).toEqual([])
})

test('the mail about somebody who is removed says what is true of the money', async (services) => {
  for (const [refund, says] of [
    [undefined, 'is on its way back to you'],
    [REFUSES, 'could not be given back'],
  ] as const) {
    const { id } = await paidRegistration(services)
    await newMails(services)
    const provided = refund ? withProvider(services, { refund }) : services
    await takeOffPerson(provided, { actor, id, position: 2, backMinor: 70_000 })
    const texts = (await newMails(services)).join('\n')
    expect(texts).toContain(says)
    if (refund) expect(texts).not.toContain('on its way back')
    services.pass(60_000)
  }
})

onEngines('all of it on its way back owes nothing again', async (services) => {
  const { id, payment } = await paidRegistration(services)
  await refundPayment(services, payment)
  const stored = await registrationOf(services, id)
  expect(stored).toMatchObject({ standing: 'Refunded', still_due_minor: 0, hold: 'confirmed' })
  const gift = await paidGift(services)
  await newMails(services)
  await refundPayment(services, gift)
  expect((await newMails(services)).join('\n')).toContain('Rs. 500 is on its way back')
})
