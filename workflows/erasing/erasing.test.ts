import { sql } from 'kysely'
import { expect } from 'vitest'
import { insertNew } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { finishPayment, paidRegistration } from '#tests/support/payments.ts'
import { attendee, couple, testGift } from '#tests/support/people.ts'
import { changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { correctGift, giveGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { giveReduction, recordPayment } from '#workflows/records/money/record-payment.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import {
  askToErase,
  eraseRecord,
  erasureAskedAt,
  findWhose,
  readDataPage,
  takeBackErasure,
  type Whose,
} from './erase-record.ts'

const ZEBEDEE = { lastname: 'Zebedeeson', email: 'zebedee@example.org', phone: '9000011112' }
const NAOMI = { lastname: 'Naomidaughter', email: 'naomi@example.org', phone: '9000022223' }

/** Two people with addresses of their own, paid for by the first, after all mails went out. */
async function paidCouple(services: TestServices) {
  const persons = [
    attendee({ firstname: 'Zebedee', ...ZEBEDEE }),
    attendee({ firstname: 'Naomi', ...NAOMI }),
  ]
  const { id, payment } = await paidRegistration(services, couple({ persons }))
  services.pass(60 * 60_000)
  await sendDueMails(services)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  const registration = await findRegistration(services.db, id)
  return { id, payment, token: registration?.private_token ?? '' }
}

/** Where a word still stands: the table, and the row as it is. SQLite's indices of words can't be read so. */
async function whereIs({ db }: TestServices, word: RegExp): Promise<string[]> {
  const all = await db.introspection.getTables()
  const tables = all.filter(({ name }) => !/_index(_|$)/.test(name))
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
      const texts = rows.map((row) => JSON.stringify(row))
      return texts.filter((text) => word.test(text)).map((text) => `${name}: ${text}`)
    }),
  )
  return found.flat()
}

/** Everything that the office takes out of the site as a list. */
async function exportsOf(services: TestServices): Promise<string> {
  const lists = ['registrations', 'gifts', 'payments'].map(async (list) => {
    const { code, said } = await runOffice(services, list, '--format', 'csv')
    expect([list, code]).toEqual([list, 0])
    return said
  })
  return (await Promise.all(lists)).join('\n')
}

/** What the office types about somebody, with the name in every text. */
async function actAsOffice(services: TestServices, id: string): Promise<void> {
  const request = { actor: COMMAND_LINE, id }
  const text = 'Zebedee Zebedeeson rang from 9000011112'
  const cash = { amountMinor: 10_000, method: 'Cash', day: '2026-11-15', isAnother: true } as const
  const steps = [
    await addNote(services, { ...request, text }),
    await recordPayment(services, { ...request, payment: { ...cash, reference: text } }),
    await giveReduction(services, { ...request, amountMinor: 10_000, reason: text }),
    await refundRecord(services, {
      ...request,
      kind: 'registration',
      amountMinor: 5_000,
      reason: text,
    }),
  ]
  expect(steps.map(({ ok }) => ok)).toEqual(steps.map(() => true))
  services.pass(60 * 60_000)
  await sweepPayments(services)
  await sendDueMails(services)
  // The provider has answered for the last time.
  await services.db.updateTable('refund').set({ follow_at: null }).execute()
  await services.db.updateTable('payment').set({ ask_at: null, refunds_ask_at: null }).execute()
}

/** A child went out with somebody, who gave a name. */
async function goOut({ db }: TestServices, id: string, takenBy: string): Promise<void> {
  const [, ticket] = await ticketsOf(db, id)
  const at = '2026-11-15T12:00:00.000Z'
  const entry = { door_id: null, author: 'Priya', kind: 'out', how: 'scan' } as const
  const code = ticket?.code ?? ''
  const times = { at, phone_at: at, received_at: at }
  const event_code = 'ewgmay'
  const row = { ...entry, ...times, id: 'an-entry', event_code, ticket_code: code, typed: code }
  await insertNew(db, 'door_entry', [{ ...row, taken_by: takenBy }])
}

async function openErasures(services: TestServices) {
  const all = await listAttention(services, COMMAND_LINE)
  return all.filter(({ kind }) => kind.code === 'erase-asked')
}

function erase(services: TestServices, { kind, id }: Whose) {
  return eraseRecord(services, { kind, id, actor: COMMAND_LINE })
}

async function whoseOf(services: TestServices, token: string): Promise<Whose> {
  const whose = await findWhose(services, token)
  if (!whose) throw new Error('the link opens nothing')
  return whose
}

onEngines('after erasing, a name is nowhere', async (services) => {
  const { id, token, payment } = await paidCouple(services)
  await actAsOffice(services, id)
  await goOut(services, id, 'Zebedee Zebedeeson')
  const whose = await whoseOf(services, token)
  await askToErase(services, whose, 'a-form')
  await askToErase(services, whose, 'another-form')
  expect(await openErasures(services)).toHaveLength(1)
  expect(await whereIs(services, /zebedee|naomi|90000/i)).not.toEqual([])
  expect(await exportsOf(services)).toMatch(/Zebedeeson/)
  expect(await erase(services, whose)).toMatchObject({ ok: true })
  expect(await whereIs(services, /zebedee|naomi|9000011112|9000022223/i)).toEqual([])
  expect(await openErasures(services)).toEqual([])
  expect(await findWhose(services, token)).toBeUndefined()
  expect(await exportsOf(services)).not.toMatch(/zebedee|naomi|9000011112|9000022223/i)
  expect(await ticketsOf(services.db, id)).toEqual([])
  // The ledger stays.
  const stored = await services.db.selectFrom('payment').selectAll().execute()
  expect(stored).toMatchObject([{ txnid: payment.txnid, state: 'paid' }])
  expect(await services.db.selectFrom('receipt').selectAll().execute()).toHaveLength(2)
  expect(await services.db.selectFrom('refund').selectAll().execute()).toHaveLength(1)
  expect((await findRegistration(services.db, id))?.full_minor).toBeGreaterThan(0)
  const events = await officeEventsOf(services.db, 'registration', id)
  const amounts = events.map(({ author, details }) => [author, details.amountMinor])
  expect(amounts).toContainEqual([COMMAND_LINE.name, 10_000])
})

onEngines('an attendee sees and erases only their own data', async (services) => {
  const { id, token } = await paidCouple(services)
  await goOut(services, id, 'Naomi Naomidaughter')
  const [, ticket] = await ticketsOf(services.db, id)
  const whose = await whoseOf(services, ticket?.private_token ?? '')
  const seen = JSON.stringify(await readDataPage(services, ticket?.private_token ?? ''))
  expect(seen).toMatch(/Naomidaughter/)
  expect(seen).not.toMatch(/zebedee|rupees/i)
  expect(JSON.stringify(await readDataPage(services, token))).toMatch(/Zebedeeson.*Naomidaughter/)
  await askToErase(services, whose, 'a-form')
  expect(await erase(services, whose)).toMatchObject({ ok: true })
  expect(await whereIs(services, /naomi|9000022223/i)).toEqual([])
  expect(await ticketsOf(services.db, id)).toHaveLength(1)
  expect(await whereIs(services, /Zebedeeson/)).not.toEqual([])
  expect(await readDataPage(services, token)).toBeDefined()
  expect(await findWhose(services, ticket?.private_token ?? '')).toBeUndefined()
})

onEngines('a giver is erased, and the gift stays', async (services) => {
  const given = await giveGift(services, { ...testGift, name: 'Zebedee Zebedeeson', ...ZEBEDEE })
  await finishPayment(services, given, 'approve')
  await sendDueMails(services)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  const whose = await whoseOf(services, given.privateToken)
  const corrected = { actor: COMMAND_LINE, id: whose.id, email: 'z.zebedee@example.org' }
  expect(await correctGift(services, corrected)).toMatchObject({ ok: true })
  await askToErase(services, whose, 'a-form')
  expect(await erase(services, whose)).toMatchObject({ ok: true })
  expect(await whereIs(services, /zebedee|9000011112/i)).toEqual([])
  expect((await findGift(services.db, whose.id)).amount_minor).toBe(50_000)
})

test('for a conference still ahead the office cancels first', async (plain) => {
  const services = changeEvent(plain, { days: { first: '2099-01-01', last: '2099-01-02' } })
  const { id, token } = await paidCouple(services)
  const whose = await whoseOf(services, token)
  await askToErase(services, whose, 'a-form')
  expect(await erase(services, whose)).toEqual({ ok: false, problem: 'cancel-first' })
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  expect(await erase(services, whose)).toMatchObject({ ok: true })
})

test('a request is taken back, and nobody erases while money is under way', async (services) => {
  const { token } = await paidCouple(services)
  const whose = await whoseOf(services, token)
  await askToErase(services, whose, 'a-form')
  await takeBackErasure(services, whose)
  expect(await erasureAskedAt(services, whose)).toBeUndefined()
  const ask_at = services.now().toISOString()
  await services.db.updateTable('payment').set({ ask_at }).execute()
  expect(await erase(services, whose)).toEqual({ ok: false, problem: 'money-under-way' })
})
