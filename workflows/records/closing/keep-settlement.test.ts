import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { finishPayment } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listAttention, settleAttention } from '#workflows/attention/list-attention.ts'
import { notifyOffice } from '#workflows/attention/notify-office.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { keepSettlement, matchSettlement, readSettlementPage } from './match-settlement.ts'

const WRONG = [
  'txnid,amount,utr',
  ...Array.from({ length: 300 }, (_, index) => `ABC${String(index).padStart(11, '0')},10.00,UTR1`),
].join('\r\n')

async function toSettle(services: TestServices) {
  const items = await listAttention(services, COMMAND_LINE)
  return items.filter(({ kind }) => ['settlement', 'unknown-payment'].includes(kind.code))
}

onEngines('a file that is only shown stores and mails nothing', async (services) => {
  await signedIn(services, 'treasurer')
  const shown = await matchSettlement(services, { actor: COMMAND_LINE, text: WRONG })
  expect(shown).toMatchObject({ ok: true, stored: undefined })
  expect(await toSettle(services)).toEqual([])
  await notifyOffice(services)
  const mails = services.db.selectFrom('outbox').select('facts').where('kind', '=', 'attention')
  const told = (await mails.execute()).filter(({ facts }) => facts?.includes('settlement'))
  expect(told).toEqual([])
})

onEngines('a wrong file that is kept is one item, settled by a note', async (services) => {
  const actor = await signedIn(services, 'treasurer')
  const keeping = { actor, text: WRONG, key: randomUUID() }
  const kept = await keepSettlement(services, keeping)
  if (!kept.ok) throw new Error(kept.problem)
  const { digest } = kept
  expect(await keepSettlement(services, keeping)).toEqual(kept)
  // Sent by a browser, with other ends of lines, by somebody who has chosen the file again.
  const again = { actor, text: WRONG.replaceAll('\r\n', '\n'), key: randomUUID() }
  expect(await keepSettlement(services, again)).toEqual(kept)
  expect(await matchSettlement(services, { actor, text: WRONG })).toMatchObject({
    stored: { author: actor.name },
  })
  const items = await toSettle(services)
  expect(items).toMatchObject([{ kind: { code: 'settlement' } }])
  expect(items[0]?.says).toMatch(/^300 lines of a file with Rs. 3,000 in payments do not match/)
  const page = await readSettlementPage(services, { actor, digest })
  expect(page).toMatchObject({ ok: true, author: actor.name, result: { settledMinor: 300_000 } })
  const settling = {
    actor,
    about: items[0]?.key ?? '',
    note: 'It was the file of another church.',
  }
  expect(await settleAttention(services, settling)).toEqual({ ok: true })
  expect(await toSettle(services)).toEqual([])
  const events = await officeEventsOf(services.db, 'settlement', digest)
  expect(events.map(({ action }) => action)).toEqual(['keep-settlement'])
})

onEngines(
  'lines with amounts that nobody is paid are not read, and Today can be',
  async (services) => {
    const text = WRONG.replaceAll('10.00', '999999999999.99')
    const kept = await keepSettlement(services, { actor: COMMAND_LINE, text })
    expect(await toSettle(services)).toMatchObject([
      { says: '300 lines of a file with Rs. 0 in payments do not match our records.' },
    ])
    const digest = kept.ok ? kept.digest : ''
    const page = await readSettlementPage(services, { actor: COMMAND_LINE, digest })
    expect(page).toMatchObject({ ok: true, result: { lines: [], settledMinor: 0 } })
  },
)

test('a file in which everything matches is kept without an item', async ({ services }) => {
  const gift = await giveGift(services, testGift)
  const { txnid } = await finishPayment(services, gift, 'approve')
  const text = `txnid,amount\n${txnid},500.00`
  expect(await keepSettlement(services, { actor: COMMAND_LINE, text })).toMatchObject({ ok: true })
  expect(await toSettle(services)).toEqual([])
})

test('who may not see money keeps no file and reads none', async ({ services }) => {
  const actor = await signedIn(services, 'desk')
  expect(await keepSettlement(services, { actor, text: WRONG })).toMatchObject({
    problem: 'not-allowed',
  })
  expect(await readSettlementPage(services, { actor, digest: 'x' })).toMatchObject({
    problem: 'not-allowed',
  })
})
