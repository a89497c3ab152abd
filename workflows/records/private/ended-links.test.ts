import { expect } from 'vitest'
import { findByPlaceKey, makePlaceKey } from '#database/records/places/places.ts'
import { findEndedLink } from '#database/records/private/private-pages.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { paidGift, paidRegistration, register } from '#tests/support/payments.ts'
import { attendee, coupleWith, registration, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { askToErase, eraseRecord, forgetPeople } from '#workflows/erasing/erase-record.ts'
import { correctGift, giveGift } from '#workflows/gifts/give-gift.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'

const RIGHT = 'right@example.org'
const RAVI = 'ravi@example.org'

/** Every secret that the mailboxes of a registration have: pages, tickets, payments. */
async function secretsOf({ db }: TestServices, id: string) {
  const stored = await findRegistration(db, id)
  const payments = db.selectFrom('payment').select('token').where('registration_id', '=', id)
  const tickets = await ticketsOf(db, id)
  return {
    page: stored?.private_token ?? '',
    payments: (await payments.execute()).map(({ token }) => token),
    tickets: tickets.map(({ private_token }) => private_token),
    codes: tickets.map(({ code }) => code),
  }
}

/** Whether each of these has ended. */
async function areEnded({ db }: TestServices, ...secrets: string[]): Promise<boolean[]> {
  const found = await Promise.all(secrets.map((secret) => findEndedLink(db, secret)))
  return found.map((each) => each !== undefined)
}

async function textsTo(services: TestServices, address: string): Promise<string> {
  await notifyTicketHolders(services)
  const mails = await sentMails(services, address)
  return mails.map(({ text }) => text).join('\n')
}

test('whoever has the payer’s mistyped mailbox gets the right one, too', async (services) => {
  const { id } = await paidRegistration(services)
  await correctPerson(services, { actor, id, person: 1, changes: { email: RIGHT } })
  const { codes } = await secretsOf(services, id)
  expect((await textsTo(services, RIGHT)).replaceAll(/\s/g, '')).toContain(codes[1])
  const old = (await textsTo(services, 'ravi@example.org')).replaceAll(/\s/g, '')
  expect(codes.filter((code) => old.includes(code))).toEqual([])
})

onEngines('with the payer’s mailbox every link and ticket ends', async (services) => {
  const { id } = await paidRegistration(services, coupleWith(RAVI, 'maya@example.org'))
  const old = await secretsOf(services, id)
  await correctPerson(services, { actor, id, person: 1, changes: { email: RIGHT } })
  const { page, payments, tickets, codes } = await secretsOf(services, id)
  const all = [old.page, ...old.payments, ...old.tickets, ...old.codes]
  expect(await areEnded(services, ...all)).toEqual(all.map(() => true))
  const now = [page, ...payments, ...tickets, ...codes]
  expect(await areEnded(services, ...now)).toEqual(now.map(() => false))
  const text = await textsTo(services, RIGHT)
  expect(text).toContain(`/my/${page}`)
  expect(text.replaceAll(/\s/g, '')).toContain(codes[0])
  // Whoever came along has a new ticket too: the payer's page had shown the old one.
  expect((await textsTo(services, 'maya@example.org')).replaceAll(/\s/g, '')).toContain(codes[1])
  expect(await textsTo(services, 'ravi@example.org')).not.toContain(`/my/${page}`)
  const dump = JSON.stringify(await services.db.selectFrom('ended_link').selectAll().execute())
  expect(all.filter((secret) => dump.includes(secret))).toEqual([])
})

onEngines('with a guest’s mailbox only the guest’s own end', async (services) => {
  const { id } = await paidRegistration(services)
  const old = await secretsOf(services, id)
  await correctPerson(services, { actor, id, person: 2, changes: { email: RIGHT } })
  const { page, payments, tickets, codes } = await secretsOf(services, id)
  expect([page, payments, tickets[0], codes[0]]).toEqual([
    ...[old.page, old.payments, old.tickets[0], old.codes[0]],
  ])
  expect(await areEnded(services, old.tickets[1] ?? '', old.codes[1] ?? '')).toEqual([true, true])
  const text = await textsTo(services, RIGHT)
  expect(text).toContain(`/my/${tickets[1]}`)
  expect(text).not.toContain(page)
})

onEngines('another spelling of the same mailbox ends nothing', async (services) => {
  const { id } = await paidRegistration(services)
  const old = await secretsOf(services, id)
  await correctPerson(services, { actor, id, person: 1, changes: { email: 'Ravi+x@Example.org' } })
  expect(await secretsOf(services, id)).toEqual(old)
})

test.each(['maya@example.org', 'ravi@example.org'])(
  'a payer who is removed leaves no link behind; the next one has %s',
  async (email) => {
    const services = await testServices()
    const { id } = await paidRegistration(services, coupleWith(RAVI, email))
    await textsTo(services, email)
    const old = await secretsOf(services, id)
    await takeOffPerson(services, { actor, id, position: 1, backMinor: 0, notify: false })
    const { page } = await secretsOf(services, id)
    const all = [old.page, ...old.payments, ...old.tickets, ...old.codes]
    expect(await areEnded(services, ...all)).toEqual(all.map(() => true))
    expect(await textsTo(services, email)).toContain(`/my/${page}`)
  },
)

onEngines('with a giver’s mailbox the gift’s link ends', async (services) => {
  const payment = await giveGift(services, testGift)
  const id = payment.gift_id ?? ''
  const find = () => services.db.selectFrom('gift').selectAll().executeTakeFirstOrThrow()
  const old = (await find()).private_token
  expect(await correctGift(services, { actor, id, email: RIGHT })).toMatchObject({ ok: true })
  expect(await areEnded(services, old, payment.token)).toEqual([true, true])
  expect(await textsTo(services, RIGHT)).toContain(`/my/${(await find()).private_token}`)
})

onEngines('a new link that keeps places goes to the new mailbox', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 5 } })
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child })
  const key = await makePlaceKey(services.db, id)
  await correctPerson(services, { actor, id, person: 1, changes: { email: RIGHT } })
  expect(await findByPlaceKey(services.db, key)).toBeUndefined()
  expect(await areEnded(services, key)).toEqual([true])
  const [, sent = ''] = /\/keep\/(\S+)/.exec(await textsTo(services, RIGHT)) ?? []
  expect(await findByPlaceKey(services.db, sent)).toMatchObject({ id })
})

onEngines('what is erased or forgotten ends too', async (services) => {
  const { id } = await paidRegistration(services)
  const old = await secretsOf(services, id)
  await cancelRegistration(services, { actor, id })
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  await askToErase(services, { kind: 'registration', id, position: 2 }, crypto.randomUUID())
  expect(await eraseRecord(services, { actor, kind: 'registration', id })).toMatchObject({
    ok: true,
  })
  const [payers = '', guests = ''] = old.tickets
  expect(await areEnded(services, guests, payers, old.page)).toEqual([true, false, false])
  expect(await eraseRecord(services, { actor, kind: 'registration', id })).toMatchObject({
    ok: true,
  })
  const all = [old.page, ...old.payments, ...old.tickets, ...old.codes]
  expect(await areEnded(services, ...all)).toEqual(all.map(() => true))

  // A giver with a PAN stays by name; the link does not.
  const payment = await paidGift(services, { pan: 'ABCPA1234F' })
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  const gift = await services.db.selectFrom('gift').selectAll().executeTakeFirstOrThrow()
  const erased = await eraseRecord(services, { actor, kind: 'gift', id: gift.id })
  expect(erased).toMatchObject({ ok: true })
  expect(await areEnded(services, gift.private_token, payment.token)).toEqual([true, true])

  const later = await paidRegistration(services)
  const forgotten = await secretsOf(services, later.id)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(400 * 24 * 60 * 60_000)
  await forgetPeople(services, { before: services.now().toISOString(), trial: false })
  expect(await areEnded(services, forgotten.page, forgotten.codes[0] ?? '')).toEqual([true, true])
})
