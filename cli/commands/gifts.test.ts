import { expect, test } from 'vitest'
import { entriesFor } from '#database/money/money-entries.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { takeBackEntry } from '#workflows/money/record-payment.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { runOffice } from '../../tests/support/office/command-line.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testServices } from '../../tests/support/site/services.ts'

const actor = COMMAND_LINE

test.each(ENGINES)('%s: gifts by hand are counted until they are taken back', async (engine) => {
  const services = await testServices(engine)
  const giver = { name: 'Meera Nambiar', email: '', phone: '', fund: 'Tithe' }
  const money = { method: 'Cash', day: '2026-11-14', amountMinor: 70_000, reference: '' } as const
  const recorded = await recordGift(services, { actor, gift: { ...giver, ...money } })
  const giftId = (recorded.ok && recorded.id) || ''
  const list = async () => (await runOffice(services, 'gifts', '--format', 'csv')).said
  expect(await list()).toMatch(/,Paid,Cash,,2026-27\/000001,.*,700,0,English$/m)
  const [entry] = await entriesFor(services.db, 'gift_id', giftId)
  const taking = {
    actor,
    kind: 'gift',
    id: giftId,
    entryId: entry?.id ?? '',
    reason: 'Typed twice',
  } as const
  await takeBackEntry(services, taking)
  expect(await list()).toMatch(/,Not Paid,,,,.*,0,0,English$/m)
})
