import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'
import { dumpDatabase } from '#database/backup/dump.ts'
import { loadDump } from '#database/backup/load-dump.ts'
import { findPrivateRecord } from '#database/records/private/private-pages.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { finishPayment } from '#tests/support/payments.ts'
import { couple } from '#tests/support/people.ts'
import { changeEvent, withDatesToCome } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { forgetPeople } from '#workflows/erasing/erase-record.ts'
import { findRecords } from '#workflows/find/find-records.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { readRecipients } from '#workflows/messages/write-to-people.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { payBalance } from '#workflows/records/payments/retry-payment.ts'
import { sendMyLinks, sendPrivateLink } from '#workflows/records/private/send-my-links.ts'
import { askOffice } from '#workflows/records/requests/visitor.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/notify-ticket-holders.ts'
import { queueReminders } from '#workflows/reminders/queue-reminders.ts'
import { takeRegistration } from './take-registration.ts'

const actor = COMMAND_LINE

/** Ravi and Maya, whom the desk registers with a mobile number and without an e-mail address. */
function withoutEmail(emails: [string, string] = ['', '']) {
  const { persons, ...choices } = couple()
  return {
    ...choices,
    persons: persons.map((person, index) => ({ ...person, email: emails[index] ?? '' })),
  }
}

async function taken(services: TestServices, registration = withoutEmail(), isPaidInCash = false) {
  const wanted = { actor, key: randomUUID(), registration, isPaidInCash }
  const stored = await takeRegistration(services, wanted)
  if (!stored.ok) throw new Error(stored.problem)
  return stored.id
}

async function queued({ db }: TestServices) {
  const mails = await db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  return mails.map(({ kind, recipient }) => `${kind} to ${recipient}`)
}

onEngines('whatever happens to it, nobody is mailed', async (plain) => {
  const soon = { days: { first: '2026-11-17', last: '2026-11-18' } }
  const services = changeEvent(withDatesToCome(plain), soon)
  const id = await taken(services, withoutEmail(), true)
  services.pass(25 * 60 * 60_000)
  await notifyTicketHolders(services)
  await queueReminders(services)
  await queueReminders(services)
  const { type, residential, arrival, persons } = withoutEmail()
  const placed = persons.map((person, index) => ({ ...person, city: 'Hubli', position: index + 1 }))
  const correction = { type, residential, arrival, persons: placed }
  expect(await correctRegistration(services, { actor, id, correction })).toMatchObject({ ok: true })
  const moved = await moveRegistration(services, { actor, id, to: 'ewgaugmysore2023' })
  expect(moved).toMatchObject({ ok: true })
  await askOffice(services, {
    id,
    kind: 'cancel',
    wish: 'Cancel it.',
    key: randomUUID(),
    version: 2,
  })
  await sendMyLinks(services, '')
  expect(await cancelRegistration(services, { actor, id })).toMatchObject({ ok: true })
  expect(await queued(services)).toEqual([])
})

onEngines('it is paid online under the church’s own address', async (services) => {
  const id = await taken(services)
  const { private_token = '' } = (await findRegistration(services.db, id)) ?? {}
  const record = await findPrivateRecord(services.db, private_token)
  const payment = record && (await payBalance(services, record))
  expect(payment?.payer_email).toBe(services.content.church.email)
  if (!payment) throw new Error('nobody may pay')
  expect(await finishPayment(services, payment, 'approve')).toMatchObject({ state: 'paid' })
  await sendPrivateLink(services, payment.txnid)
  await notifyTicketHolders(services)
  expect(await queued(services)).toEqual([])
  expect(await findRegistration(services.db, id)).toMatchObject({ standing: 'Paid' })
})

test('an address that is taken away later leaves no mail that waits for nobody', async ({
  services,
}) => {
  const id = await taken(services, couple())
  const { type, residential, arrival, persons } = withoutEmail()
  const placed = persons.map((person, index) => ({ ...person, position: index + 1 }))
  const correction = { type, residential, arrival, persons: placed }
  await correctRegistration(services, { actor, id, correction })
  await notifyTicketHolders(services)
  await sendDueMails(services)
  const sent = services.sandbox.mailbox.mails().map(({ to }) => to[0])
  expect(sent).toEqual(['ravi@example.org'])
  const waiting = services.db.selectFrom('outbox').select('key').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('the payer’s mail brings the ticket of whoever has no address', async ({ services }) => {
  const id = await taken(services, withoutEmail(['ravi@example.org', '']))
  await notifyTicketHolders(services)
  const day = services.now().toISOString().slice(0, 10)
  const cash = { method: 'Cash', day, amountMinor: 10_000, reference: '', isAnother: false }
  await recordPayment(services, { actor, id, payment: cash })
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails()
  expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set(['ravi@example.org']))
  for (const { text } of mails)
    expect(text.match(/^.*Maya Sample.*[0-9a-z]{4} [0-9a-z]{4}/m)).not.toBeNull()
})

test('whoever writes to people is told how many have no address', async ({ services }) => {
  await taken(services)
  const read = await readRecipients(services, { actor, filter: {} })
  expect(read).toMatchObject({ recipients: { addresses: [], withoutAddress: 2 } })
})

test.each(ENGINES)(
  '%s: it is found by its mobile, forgotten and restored like any other',
  async (engine) => {
    const services = await testServices(engine)
    const id = await taken(services)
    const found = await findRecords(services, { actor, typed: '9000000002' })
    expect(found).toMatchObject({ ok: true, registrations: { rows: [{ id }] } })
    const file = path.join(testFolder(), 'copy.jsonl')
    await dumpDatabase(services.db, file)
    const { db } = await testServices(engine)
    await loadDump(db, file)
    expect(await attendeesOf(db, id)).toEqual(await attendeesOf(services.db, id))
    services.pass(366 * 24 * 60 * 60_000)
    const before = services.now().toISOString()
    const { forgotten } = await forgetPeople(services, { before, trial: false })
    expect(forgotten).toMatchObject({ registrations: 1, people: 2, mails: 0 })
  },
)
