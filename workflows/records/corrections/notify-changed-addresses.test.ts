import { expect } from 'vitest'
import { paidRegistration } from '#tests/support/payments.ts'
import { couple } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { sendPrivateLink } from '#workflows/records/private/send-my-links.ts'
import { correctRegistration } from './correct-registration.ts'
import type { Correction } from './plan-correction.ts'

const RAVI = 'ravi@example.org'
const MAYA = 'maya@example.org'
const CLERK = 'clerk@example.org'

/** Ravi, who pays, and Maya, as stored, with these addresses. */
function withAddresses(...emails: [string, string]) {
  const { persons, ...choices } = couple()
  const people = persons.map((person, index) => ({ ...person, email: emails[index] ?? '' }))
  return {
    ...choices,
    persons: people.map((person, index) => ({ ...person, position: index + 1 })),
  }
}

async function registered(services: TestServices) {
  const { id, payment } = await paidRegistration(services, withAddresses(RAVI, MAYA))
  const correct = (correction: Correction) =>
    correctRegistration(services, { actor: COMMAND_LINE, id, correction })
  return { id, payment, correct }
}

async function told({ db }: TestServices) {
  const mails = db.selectFrom('outbox').select(['recipient', 'facts'])
  const sent = await mails.where('kind', '=', 'email-changed').orderBy('recipient').execute()
  return sent.map(({ recipient, facts }) => [recipient, JSON.parse(facts ?? '{}').which])
}

onEngines('the office changes the payer’s address, and the old one hears', async (services) => {
  const { correct } = await registered(services)
  await correct(withAddresses(CLERK, MAYA))
  expect(await told(services)).toEqual([
    [CLERK, 'new'],
    [RAVI, 'old'],
  ])
})

test('a payer who is taken off hears that somebody else gets the mails', async ({ services }) => {
  const { id } = await registered(services)
  await takeOffPerson(services, { actor: COMMAND_LINE, id, position: 1, backMinor: 0 })
  expect(await told(services)).toEqual([
    [MAYA, 'new'],
    [RAVI, 'old'],
  ])
})

test('an old payer hears of it also when the address now is somebody else’s', async ({
  services,
}) => {
  const { correct } = await registered(services)
  await correct(withAddresses(CLERK, RAVI))
  expect(await told(services)).toEqual([
    [CLERK, 'new'],
    [MAYA, 'old'],
    [RAVI, 'old'],
  ])
})

test('mails that wait go to the payer’s new address, and only what was changed to the old one', async ({
  services,
}) => {
  const { payment, correct } = await registered(services)
  await correct(withAddresses('right@example.org', MAYA))
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails()
  const textsTo = (address: string) =>
    mails.filter(({ to }) => to.includes(address)).map(({ text }) => text)
  expect(textsTo('right@example.org')).toContainEqual(expect.stringContaining(payment.txnid))
  expect(textsTo(RAVI)).toEqual([expect.stringContaining('An e-mail address was changed')])
})

test('the private link that is asked for goes to the corrected address', async ({ services }) => {
  const { payment, correct } = await registered(services)
  await correct(withAddresses('right@example.org', MAYA))
  await sendPrivateLink(services, payment.txnid)
  const link = services.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'private-link')
  expect(await link.execute()).toEqual([{ recipient: 'right@example.org' }])
})
