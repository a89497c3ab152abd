import { expect } from 'vitest'
import { rowOf } from '#database/engine/rows.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidGift, paidRegistration, registrationOf } from '#tests/support/payments.ts'
import { coupleWith, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'
import { sendMailAgain } from './send-mail-again.ts'

const RAVI = 'ravi@example.org'
const MAYA = 'maya@example.org'

/** All mails about a paid registration were sent. */
async function registered(services: TestServices) {
  const { id, payment } = await paidRegistration(services, coupleWith(RAVI, MAYA))
  await notifyTicketHolders(services)
  await sendDueMails(services)
  const actor = await signedIn(services, 'treasurer')
  const again = async (kind: MailKind, to: string) =>
    sendMailAgain(services, {
      actor,
      kind: 'registration',
      id,
      mailKey: await keyOf(services, kind),
      to,
    })
  return { id, payment, again }
}

async function keyOf({ db }: TestServices, kind: MailKind): Promise<string> {
  return (await rowOf(db, 'outbox', { kind })).key
}

onEngines('the payer’s private link is sent again to the payer only', async (services) => {
  const { again } = await registered(services)
  const own = await again('registration-paid', 'treasurer@example.org')
  expect(own).toEqual({ ok: false, problem: 'not-its-address' })
  const wife = await again('registration-paid', MAYA)
  expect(wife).toEqual({ ok: false, problem: 'payers-mail' })
  expect(await again('registration-paid', ` ${RAVI} `)).toMatchObject({ ok: true })
  expect(await sentMails(services, RAVI)).toHaveLength(2)
  expect(await sentMails(services, MAYA)).toHaveLength(1)
})

test('a ticket is sent again to whoever it admits, and brings others their own', async (services) => {
  const { id, again } = await registered(services)
  expect(await again('ticket', MAYA)).toMatchObject({ ok: true })
  services.pass(1_000)
  expect(await again('ticket', RAVI)).toMatchObject({ ok: true })
  await sendDueMails(services)
  const { private_token } = await registrationOf(services, id)
  const texts = (await sentMails(services, MAYA)).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.filter((text) => text.includes(private_token))).toEqual([])
})

test('what an old address was told is not sent again', async (services) => {
  const { id, again } = await registered(services)
  const changes = { email: 'right@example.org' }
  await correctPerson(services, { actor: COMMAND_LINE, id, person: 1, changes })
  expect(await again('email-changed', 'right@example.org')).toMatchObject({ problem: 'outdated' })
})

test('a mail about a gift is sent again to the giver only', async (services) => {
  const payment = await paidGift(services)
  const actor = await signedIn(services, 'treasurer')
  const mailKey = await keyOf(services, 'gift-receipt')
  const again = { actor, kind: 'gift', id: payment.gift_id ?? '', mailKey, to: actor.name } as const
  const problem = { ok: false, problem: 'not-its-address' }
  expect(await sendMailAgain(services, again)).toEqual(problem)
  const own = { ...again, to: testGift.email }
  expect(await sendMailAgain(services, own)).toMatchObject({ ok: true })
  const other = await giveGift(services, { ...testGift, submission: 'another-browser-key' })
  const foreign = { ...own, id: other.gift_id ?? '' }
  expect(await sendMailAgain(services, foreign)).toMatchObject({ problem: 'no-mail' })
})

test('the command line sends the last mail again, and to addresses that the registration has', async (services) => {
  const { payment } = await registered(services)
  const again = (...words: string[]) =>
    runOffice(services, 'act', 'mail', payment.txnid, ...words, '--yes')
  expect(await again('to=x@example.org')).toMatchObject({
    code: 2,
    said: expect.stringContaining('Correct details'),
  })
  expect((await again()).said).toContain(`The mail goes to ${RAVI} within seconds.`)
})
