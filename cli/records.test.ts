import { expect } from 'vitest'
import { runOffice } from '#tests/support/office/command-line.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, registration, testGift } from '#tests/support/people.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'

onEngines('lists who waits, and offers a place', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 1 } })
  const first = await register(services, { registration: registration() })
  const ravi = registration({ persons: [attendee({ firstname: 'Ravi' })] })
  const { id } = await register(services, { registration: ravi, waiting: true })
  const list = await runOffice(services, 'waiting', '--event', EVENT)
  expect(list).toMatchObject({ code: 0, said: expect.stringMatching(`${id}.*Ravi`) })
  expect((await runOffice(services, 'waiting', '--event', 'other')).said).toContain(
    'Nothing to show',
  )
  const offer = (name: string, ...words: string[]) =>
    runOffice(services, 'act', 'offer-place', name, ...words, '--yes')
  expect((await offer(id)).said).toContain('not enough places')
  expect((await offer(first.id)).said).toContain('already has its places')
  expect((await offer(id, 'over=yes')).said).toContain('Offered until')
  expect(await runOffice(services, 'payments', 'late')).toMatchObject({ code: 0 })
})

test('forgets only with --yes', async (services) => {
  await giveGift(services, testGift)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(48 * 60 * 60_000)
  expect((await runOffice(services, 'forget')).code).toBe(2)
  expect((await runOffice(services, 'forget', '--before', '2099-01-01')).code).toBe(2)
  const trial = await runOffice(services, 'forget', '--before', '2026-11-16')
  expect(trial.said).toContain(
    'Would remove personal data from 0 registrations (0 people), 1 gifts',
  )
  const names = () => services.db.selectFrom('gift').select('full_name').execute()
  expect(await names()).toEqual([{ full_name: 'Anita Sample' }])
  const { said } = await runOffice(services, 'forget', '--before', '2026-11-16', '--yes')
  expect(said).toContain('Removed personal data from')
  expect(await names()).toEqual([{ full_name: '(removed)' }])
})
