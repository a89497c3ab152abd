import { expect } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import {
  finishPayment,
  paidRegistration,
  refundPayment,
  withProvider,
} from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { followRefunds } from './follow-refunds.ts'

const REFUSES = async () => ({ accepted: false as const, reason: 'Not enough balance' })

/** The mails that were sent, without what was sent before. */
async function newMails(services: TestServices): Promise<string[]> {
  const before = services.sandbox.mailbox.mails().length
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails()
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
  expect(await overpaidItems()).toHaveLength(1)
  const since = services.now().toISOString()
  await refundPayment(services, payment, 70_000)
  const coming = { amountMinor: 70_000, since }
  expect(await account()).toMatchObject({ standing: 'Paid', excessMinor: 0, coming })
  expect(await findRegistration(services.db, id)).toMatchObject({ returned_minor: 70_000 })
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

test('who was not told that it is on its way is not told that it could not be', async ({
  services,
}) => {
  const { payment, account } = await overpaid(services)
  await refundPayment(withProvider(services, { refund: REFUSES }), payment, 70_000)
  expect(await account()).toMatchObject({ standing: 'Overpaid', coming: undefined })
  expect(await newMails(services)).toEqual([])
})

test('the mail about somebody who is taken off says what is true of the money', async ({
  services,
}) => {
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
  const stored = await findRegistration(services.db, id)
  expect(stored).toMatchObject({ standing: 'Refunded', still_due_minor: 0, hold: 'confirmed' })
  const gift = await giveGift(services, testGift)
  await finishPayment(services, gift, 'approve')
  await settlePayment(services, gift, { source: 'sweep' })
  await newMails(services)
  await refundPayment(services, gift)
  expect((await newMails(services)).join('\n')).toContain('Rs. 500 is on its way back')
})
