import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPayment, paymentsFor } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private/private-pages.ts'
import {
  expectRegistration,
  finishPayment,
  recordCash,
  register,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, registration, testGift } from '#tests/support/people.ts'
import { changeEvent, withDatesToCome } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { readHandOff, retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { readResult } from '#workflows/records/payments/read-payment.ts'
import { readAccount } from './read-account.ts'
import { giveReduction } from './record-payment.ts'

const KEY = 'a-key-made-in-the-browser'

test('before it is paid the whole price is due, and there is a way to pay', async (services) => {
  const { id } = await register(services, { registration: registration(), key: KEY })
  expect(await accountOf(services, id)).toMatchObject({
    standing: 'Not paid',
    payer: 'Asha Rao',
    paidMinor: 0,
    dueMinor: 180_000,
    offer: 'start',
    refusal: undefined,
  })
})

const OUTCOMES: [string, object][] = [
  ['approve', { standing: 'Paid', paidMinor: 180_000, dueMinor: 0, offer: undefined }],
  ['decline', { standing: 'Not paid', offer: 'again', refusal: undefined }],
  ['pending', { offer: undefined, refusal: { reason: 'being-confirmed' } }],
]

test.each(OUTCOMES)('after "%s" the account shows the standing', async (outcome, account) => {
  const services = await testServices()
  const { id } = await register(services, { registration: registration(), key: KEY })
  for (const payment of await paymentsFor(services.db, 'registration_id', id)) {
    await finishPayment(services, payment, outcome)
  }
  expect(await accountOf(services, id)).toMatchObject(account)
})

test('when nothing is due online, the rest is paid at the venue', async (services) => {
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child, key: KEY })
  expect(await accountOf(services, id)).toMatchObject({ dueMinor: 0, refusal: undefined })
  await services.db.updateTable('registration').set({ full_minor: 500_000 }).execute()
  expect(await accountOf(services, id)).toMatchObject({
    dueMinor: 500_000,
    offer: undefined,
    refusal: { reason: 'nothing-due' },
  })
})

test('the waiting list has nothing to pay', async (plain) => {
  const services = changeEvent(plain, { capacity: { people: 1 } })
  await register(services, { registration: registration(), key: KEY })
  const other = registration({ persons: [attendee({ firstname: 'Ravi' })] })
  const { id } = await register(services, { registration: other, key: `${KEY}2`, waiting: true })
  expect(await accountOf(services, id)).toMatchObject({
    standing: 'Waiting',
    money: [{ says: 'nothing-due' }],
    offer: undefined,
  })
})

test('a gift names the giver, the fund and every attempt, the newest first', async (services) => {
  const first = await giveGift(services, testGift)
  await finishPayment(services, first, 'decline')
  services.pass(60_000)
  const second = await giveGift(services, testGift)
  await finishPayment(services, second, 'approve')
  const account = await readAccount(services, await recordOf(services.db, second))
  expect(account).toMatchObject({
    payer: 'Anita Sample',
    towards: { label: 'Tithe' },
    standing: 'Paid',
  })
  expect(account.attempts).toMatchObject([
    {
      txnid: second.txnid,
      outcome: 'received',
      receipt: `/my/${second.privateToken}/receipts/2026-27/000001`,
    },
    { txnid: first.txnid, outcome: 'failed', receipt: undefined },
  ])
})

async function accountOf(services: TestServices, id: string) {
  const record = await recordOf(services.db, { registration_id: id, gift_id: null })
  return readAccount(services, record)
}

const actor = COMMAND_LINE

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
  'cash for a part': { change: (services, id) => recordCash(services, id, 100_000), due: 260_000 },
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
    const registration = await registrationOf(services, id)
    const asked = { state: 'open', amount_minor: due, purpose: registration?.event_code }
    expect(next).toMatchObject(asked)
    expect(next?.txnid).not.toBe(payment.txnid)
    if (next) await finishPayment(services, next, 'approve')
    await expectRegistration(services, id, { standing: 'Paid' })
    expect(await attentionFor(services)).toEqual([])
  },
)

test('an attempt whose amount is still right stays open', async (services) => {
  const { id, payment } = await unpaidRegistration(services)
  await moveRegistration(services, { actor, id, to: 'nowhere' })
  expect((await retryPayment(services, payment.txnid))?.txnid).toBe(payment.txnid)
})

onEngines(
  'an ended attempt that succeeds all the same is kept, and shown as too much',
  async (services) => {
    const { id, payment } = await unpaidRegistration(services)
    await giveReduction(services, { actor, id, amountMinor: 60_000, reason: 'Scholarship' })
    await finishPayment(services, payment, 'approve')
    await expectRegistration(services, id, { standing: 'Overpaid', received_minor: 360_000 })
    expect(await attentionFor(services)).toEqual(['overpaid'])
    const mails = await mailsAbout(services.db, { payment_id: payment.id })
    expect(mails.map(({ kind }) => kind)).toEqual(['registration-paid'])
    expect(await readResult(services, payment.txnid)).toMatchObject({ overpaid: false })
  },
)

onEngines(
  'paid online after cash, for which nobody is sent to pay, is paid twice: payer and office are told',
  async (services) => {
    const { id, payment } = await unpaidRegistration(services)
    await recordCash(services, id)
    expect(await readHandOff(services, payment.token)).toHaveProperty('refusal')
    expect((await retryPayment(services, payment.txnid))?.txnid).toBe(payment.txnid)
    await finishPayment(services, payment, 'approve')
    await expectRegistration(services, id, { standing: 'Overpaid' })
    expect(await attentionFor(services)).toEqual(['overpaid'])
    const mails = await mailsAbout(services.db, { payment_id: payment.id })
    expect(mails.map(({ kind }) => kind)).toEqual(['paid-twice'])
    expect(await readResult(services, payment.txnid)).toMatchObject({ overpaid: true })
  },
)
