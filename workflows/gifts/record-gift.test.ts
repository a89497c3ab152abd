import { expect } from 'vitest'
import { forgetRecords } from '#database/records/forget/forget.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { finishPayment } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { sendPrivateLink } from '#workflows/records/private/send-my-links.ts'
import { giveGift } from './give-gift.ts'
import { correctGift } from './record-gift.ts'

const RIGHT = 'right@example.org'

async function given(services: TestServices) {
  const payment = await giveGift(services, testGift)
  const actor = await signedIn(services, 'treasurer')
  return { payment, actor, id: payment.gift_id ?? '' }
}

function textsTo({ sandbox }: TestServices, address: string): string[] {
  const mails = sandbox.mailbox.mails().filter(({ to }) => to.includes(address))
  return mails.map(({ text }) => text)
}

onEngines('a corrected address of a giver is told to the old one', async (services) => {
  const { payment, actor, id } = await given(services)
  const { private_token } = await findGift(services.db, id)
  expect(await correctGift(services, { actor, id, email: ` ${RIGHT} ` })).toMatchObject({
    ok: true,
  })
  await finishPayment(services, payment, 'approve')
  await sendPrivateLink(services, payment.txnid)
  await sendDueMails(services)
  expect(textsTo(services, testGift.email)).toEqual([
    expect.stringContaining('An e-mail address was changed'),
  ])
  expect(textsTo(services, testGift.email)[0]).not.toContain(private_token)
  expect(textsTo(services, RIGHT)).toHaveLength(3)
  const events = await officeEventsOf(services.db, 'gift', id)
  expect(events).toMatchObject([{ action: 'correct', author: actor.name }])
})

test('mails that wait for the giver go to the corrected address', async ({ services }) => {
  const { payment, actor, id } = await given(services)
  await finishPayment(services, payment, 'approve')
  await correctGift(services, { actor, id, email: RIGHT })
  await sendDueMails(services)
  expect(textsTo(services, testGift.email)).toHaveLength(1)
  expect(textsTo(services, RIGHT)).toContainEqual(expect.stringContaining(payment.txnid))
})

test('only a mail address is stored, and only by those who look after money', async ({
  services,
}) => {
  const { actor, id } = await given(services)
  const desk = await signedIn(services, 'desk')
  const request = { actor, id, email: 'nobody' }
  expect(await correctGift(services, request)).toMatchObject({ problem: 'bad-address' })
  const refused = await correctGift(services, { actor: desk, id, email: RIGHT })
  expect(refused).toEqual({ ok: false, problem: 'not-allowed' })
  expect(await findGift(services.db, id)).toMatchObject({ email: testGift.email })
})

test('the history of a forgotten gift has no addresses', async ({ services }) => {
  const { payment, actor, id } = await given(services)
  await finishPayment(services, payment, 'approve')
  await correctGift(services, { actor, id, email: RIGHT })
  const { db } = services
  await db.updateTable('payment').set({ ask_at: null, refunds_ask_at: null }).execute()
  await forgetRecords(db, {
    ledgerFields: ledgerFieldsOf(services),
    before: '2999-01-01',
    trial: false,
  })
  const [event] = await officeEventsOf(db, 'gift', id)
  expect(JSON.stringify(event?.details)).not.toContain('example.org')
})
