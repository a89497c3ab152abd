import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { payInSandbox, unpaidRegistration } from '#tests/support/payments.ts'
import { withDatesToCome } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import { readResult } from '#workflows/records/payments/read-result.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { retryPayment } from '#workflows/records/payments/retry-payment.ts'
import { giveReduction } from './give-reduction.ts'
import { recordPayment } from './record-payment.ts'

const actor = COMMAND_LINE

const CASH = { method: 'Cash', day: '2026-11-14', reference: '', isAnother: false }

/** Pays on the provider's page, as somebody does who was there already. */
async function pay(services: TestServices, payment: Payment): Promise<void> {
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
}

async function attentionFor(services: TestServices) {
  const all = await listAttention(services, actor)
  return all.map(({ kind }) => kind.code).filter((code) => code !== 'event-over')
}

type Change = (services: TestServices, id: string) => Promise<unknown>

const CHANGES: Record<string, { change: Change; due: number }> = {
  'a reduction': {
    change: (services, id) =>
      giveReduction(services, { actor, id, amountMinor: 60_000, reason: 'Scholarship' }),
    due: 300_000,
  },
  'cash for a part': {
    change: (services, id) =>
      recordPayment(services, { actor, id, payment: { ...CASH, amountMinor: 100_000 } }),
    due: 260_000,
  },
  'a move': {
    change: (services, id) => moveRegistration(services, { actor, id, to: 'ewgaugmysore2023' }),
    due: 360_000,
  },
}

const CASES = ENGINES.flatMap((engine) => Object.keys(CHANGES).map((name) => ({ engine, name })))

test.each(CASES)(
  '$engine: after $name the payer is asked for what is due now',
  async ({ engine, name }) => {
    const { change, due } = CHANGES[name] ?? { change: async () => {}, due: 0 }
    const services = withDatesToCome(await testServices(engine))
    const { id, payment } = await unpaidRegistration(services)
    services.pass(120_000)
    await change(services, id)
    expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'failed' })
    expect(await readHandOff(services, payment.token)).toEqual({
      language: 'en',
      settled: true,
      txnid: payment.txnid,
    })
    const next = await retryPayment(services, payment.txnid)
    const registration = await findRegistration(services.db, id)
    const asked = { state: 'open', amount_minor: due, purpose: registration?.event_code }
    expect(next).toMatchObject(asked)
    expect(next?.txnid).not.toBe(payment.txnid)
    if (next) await pay(services, next)
    expect(await findRegistration(services.db, id)).toMatchObject({ standing: 'Paid' })
    expect(await attentionFor(services)).toEqual([])
  },
)

test('an attempt whose amount is still right stays open', async ({ services }) => {
  const { id, payment } = await unpaidRegistration(services)
  await moveRegistration(services, { actor, id, to: 'nowhere' })
  expect((await retryPayment(services, payment.txnid))?.txnid).toBe(payment.txnid)
})

onEngines(
  'an ended attempt that succeeds all the same is kept, and shown as too much',
  async (services) => {
    const { id, payment } = await unpaidRegistration(services)
    await giveReduction(services, { actor, id, amountMinor: 60_000, reason: 'Scholarship' })
    await pay(services, payment)
    expect(await findRegistration(services.db, id)).toMatchObject({
      standing: 'Overpaid',
      received_minor: 360_000,
    })
    expect(await attentionFor(services)).toEqual(['overpaid'])
    const mails = await mailsAbout(services.db, { payment_id: payment.id })
    expect(mails.map(({ kind }) => kind)).toEqual(['registration-paid'])
    expect(await readResult(services, payment.txnid)).toMatchObject({ overpaid: false })
  },
)

onEngines(
  'paid online after cash is paid twice: the payer is told and the office sees it',
  async (services) => {
    const { id, payment } = await unpaidRegistration(services)
    await recordPayment(services, { actor, id, payment: { ...CASH, amountMinor: 360_000 } })
    await pay(services, payment)
    expect(await findRegistration(services.db, id)).toMatchObject({ standing: 'Overpaid' })
    expect(await attentionFor(services)).toEqual(['overpaid'])
    const mails = await mailsAbout(services.db, { payment_id: payment.id })
    expect(mails.map(({ kind }) => kind)).toEqual(['paid-twice'])
    expect(await readResult(services, payment.txnid)).toMatchObject({ overpaid: true })
  },
)

test('once cash has paid everything, nobody is sent to pay', async ({ services }) => {
  const { id, payment } = await unpaidRegistration(services)
  await recordPayment(services, { actor, id, payment: { ...CASH, amountMinor: 360_000 } })
  expect(await readHandOff(services, payment.token)).toHaveProperty('refusal')
  expect((await retryPayment(services, payment.txnid))?.txnid).toBe(payment.txnid)
})
