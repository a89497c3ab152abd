import { expect, test } from 'vitest'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { queueReminders } from '#workflows/reminders/queue-reminders.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { notifyTicketHolders } from '#workflows/tickets/notify-ticket-holders.ts'
import { signedIn } from '../../tests/support/office/staff.ts'
import { changeEvent } from '../../tests/support/site/church.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { fillWithSamples } from './fill-with-samples.ts'

const actor = COMMAND_LINE

test('an empty office is filled with families, gifts and every trouble of the records, quickly', async () => {
  const soon = { days: { first: '2026-11-17', last: '2026-11-18' } }
  const services = { ...changeEvent(await testServices(), soon), isPlayground: true }
  const started = performance.now()
  expect(await fillWithSamples(services, { actor })).toEqual({ ok: true })
  expect(performance.now() - started).toBeLessThan(60_000)
  const standings = await services.db
    .selectFrom('registration')
    .select('standing')
    .distinct()
    .execute()
  expect(standings.map(({ standing }) => standing).toSorted()).toEqual(
    expect.arrayContaining(['Not paid', 'Paid', 'Part paid', 'Refunded', 'Waiting']),
  )
  const kinds = new Set((await listAttention(services, actor)).map(({ kind }) => kind))
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['mismatch', 'paid-twice', 'paid-late', 'stuck', 'refund-failed', 'undeliverable'],
    ]),
  )
  services.pass(30 * 60_000)
  await notifyTicketHolders(services)
  await queueReminders(services)
  const waiting = services.db.selectFrom('outbox').select('kind').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
  expect(await fillWithSamples(services, { actor })).toEqual({ ok: false, problem: 'has-records' })
})

test('samples are made nowhere else, and by an administrator only', async () => {
  const services = await testServices()
  expect(await fillWithSamples(services, { actor })).toEqual({ ok: false, problem: 'not-here' })
  const desk = await signedIn(services, 'desk', 'treasurer')
  const playground = { ...services, isPlayground: true }
  expect(await fillWithSamples(playground, { actor: desk })).toMatchObject({
    problem: 'not-allowed',
  })
  expect(await services.db.selectFrom('registration').select('id').execute()).toEqual([])
})
