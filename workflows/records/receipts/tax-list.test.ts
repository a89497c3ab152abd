import { expect } from 'vitest'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { payInSandbox } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { withTaxRelief } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { forgetPeople } from '#workflows/erasing/erase-record.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { exportTaxList } from './export-tax-list.ts'

const PAN = 'ABCDE1234F'
const DAY_MS = 24 * 60 * 60_000

async function given(services: TestServices, changes: Partial<typeof testGift> = {}) {
  const payment = await giveGift(services, { ...testGift, submission: undefined, ...changes })
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  return payment
}

onEngines('the year’s list sums what each giver with a PAN gave', async (plain) => {
  const services = withTaxRelief(plain)
  await given(services, { pan: PAN })
  await given(services, { pan: PAN, amountMinor: 25_000 })
  await given(services, { name: 'Without Number', amountMinor: 70_000 })
  const cash = { method: 'Cash', day: '2026-11-15', reference: '', pan: PAN } as const
  const gift = {
    ...cash,
    name: 'Anita Sample',
    email: '',
    phone: '',
    fund: 'Tithe',
    amountMinor: 10_000,
  }
  await recordGift(services, { actor: COMMAND_LINE, gift })
  const actor = await signedIn(services, 'treasurer')
  const list = await exportTaxList(services, { actor, year: '2026-27' })
  if (!list.ok) throw new Error(list.problem)
  expect(list.rows.map((row) => [row[3], row[7], row.at(-1)])).toEqual([
    [PAN, 'Anita Sample', 750],
    [PAN, 'Anita Sample', 100],
  ])
  expect(await officeEventsOf(services.db, 'export', 'tax-list')).toHaveLength(1)
  expect(await exportTaxList(services, { actor, year: '2025-26' })).toMatchObject({ rows: [] })
  expect(await exportTaxList(services, { actor, year: 'x' })).toMatchObject({ problem: 'bad-year' })
  const viewer = await signedIn(services, 'viewer')
  expect(await exportTaxList(services, { actor: viewer, year: '2026-27' })).toMatchObject({
    problem: 'not-allowed',
  })
})

test('the command line prints the list, or says what is missing', async ({ services }) => {
  expect(await runOffice(services, 'tax-list')).toMatchObject({
    code: 2,
    said: expect.stringContaining('taxRelief'),
  })
  const stated = withTaxRelief(services)
  await given(stated, { pan: PAN })
  const { code, said } = await runOffice(stated, 'tax-list', '--format', 'csv')
  expect([code, said]).toEqual([0, expect.stringContaining(PAN)])
})

test('the receipt by mail carries what tax relief needs', async () => {
  const services = withTaxRelief(await testServices())
  await given(services, { pan: PAN })
  await sendDueMails(services)
  const [mail] = services.sandbox.mailbox.mails()
  for (const words of [PAN, 'AAATC1234A', 'AAATC1234AF20214', 'Five Hundred']) {
    expect(mail?.text).toContain(words)
  }
})

onEngines('a giver with a PAN is forgotten only after the tax office’s time', async (plain) => {
  const services = withTaxRelief(plain)
  const { gift_id } = await given(services, { pan: PAN })
  await sendDueMails(services)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  const row = () =>
    services.db
      .selectFrom('gift')
      .selectAll()
      .where('id', '=', gift_id ?? '')
      .executeTakeFirstOrThrow()
  const forget = () =>
    forgetPeople(services, { before: services.now().toISOString(), trial: false })
  services.pass(2 * 365 * DAY_MS)
  expect((await forget()).forgotten.gifts).toBe(1)
  expect(await row()).toMatchObject({ full_name: 'Anita Sample', pan: PAN, email: '', phone: '' })
  expect((await forget()).forgotten.gifts).toBe(0)
  services.pass(10 * 366 * DAY_MS)
  expect((await forget()).forgotten.gifts).toBe(1)
  expect(await row()).toMatchObject({ full_name: '(removed)', pan: null })
})
