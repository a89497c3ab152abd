import { expect } from 'vitest'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordGift } from '#workflows/gifts/give-gift.ts'
import { takeBackEntry } from '#workflows/records/money/record-payment.ts'

onEngines('registrations are searched and filtered by standing', async (services) => {
  await storeRegistration(services.db, { cashMinor: 5_000 })
  await storeRegistration(services.db, { people: [{ first_name: 'Maya' }] })
  const list = (...args: string[]) => runOffice(services, 'registrations', ...args)
  expect((await list('--standing', 'Part paid')).said).toMatch(/ Part paid .* 50 +0 /)
  expect((await list('--search', '98765 43210')).said.split('\n')).toHaveLength(3)
  expect((await list('--search', 'maya rao')).said).not.toContain('Asha')
  expect((await list('--standing', 'Part paid')).said).not.toContain('Maya')
  expect((await list('--search', 'maya', '--standing', 'Part paid')).said).toBe('Nothing to show.')
  expect(await list('--standing', 'Rich')).toMatchObject({
    code: 2,
    said: expect.stringContaining('"Rich" is not one of'),
  })
})

test.each([
  ['--from', 'soon', '"soon" is not a day such as 2026-11-15.'],
  ['--status', 'rich', '"rich" is not one of paid, not-paid.'],
  ['--search', '%', `"%" can't be read as --search.`],
  ['--search', '', '--search is empty.'],
])('an option that can’t be read lists nothing: %s %s', async (option, text, said) => {
  const services = await testServices()
  await storeRegistration(services.db)
  expect(await runOffice(services, 'registrations', option, text)).toEqual({ code: 2, said })
})

const actor = COMMAND_LINE

onEngines('gifts by hand are counted until they are taken back', async (services) => {
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
