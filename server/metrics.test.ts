import fc from 'fast-check'
import { expect } from 'vitest'
import { queueMail } from '#database/records/mail/outbox.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { collectMetrics, prometheusText } from './metrics.ts'

onEngines('every metric is exported', async (services) => {
  const payment = await giveGift(services, testGift)
  const at = services.now()
  const mail = { kind: 'gift-receipt', recipient: 'anita@example.org', at } as const
  await queueMail(services.db, { ...mail, about: { payment_id: payment.id } })
  services.pass(90_000)
  const names = [
    ...['answer.2xx', 'answer.2xx', 'page-cache.fresh', 'job.mail.turn', 'job.mail.failed'],
    ...['payment.provider-unreachable', 'sermons.failed', 'form.trapped'],
  ]
  for (const name of names) services.count(name)
  const text = await collectMetrics({ ...services, counters: { read: services.counted } })
  const lines = text.split('\n')
  for (const line of [
    'narthex_database_up 1',
    'narthex_answers_total{class="2xx"} 2',
    'narthex_page_cache_total{result="fresh"} 1',
    'narthex_job_turns_total{job="mail"} 1',
    'narthex_job_failures_total{job="mail"} 1',
    'narthex_provider_failures_total{provider="payment"} 1',
    'narthex_provider_failures_total{provider="sermons"} 1',
    'narthex_events_total{event="form.trapped"} 1',
    'narthex_payments{state="open"} 1',
    'narthex_payments{state="paid"} 0',
    'narthex_outbox_waiting 1',
    'narthex_outbox_oldest_seconds 90',
  ]) {
    expect(lines).toContain(line)
  }
  expect(text).not.toMatch(/anita/i)
})

test('without a database the other metrics are still exported', async (services) => {
  await services.db.destroy()
  const text = await collectMetrics({ ...services, counters: { read: services.counted } })
  expect(text).toContain('narthex_database_up 0\n')
  expect(text).toContain('narthex_memory_bytes ')
  expect(services.logged).toContain('figures-not-read')
})

/** What could end a label or a line, and what could not. A generator of all letters takes a second to begin. */
const LETTERS = fc.constantFrom('"', '\\', '\n', '\r', '\u2028', '\0', '{', '}', ' ', 'a', '\ud800')

test('a sample stays one line, whatever its label contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: LETTERS }), fc.double(), (label, value) => {
      const text = prometheusText([
        { name: 'a', help: 'b', type: 'gauge', samples: [{ labels: { label }, value }] },
      ])
      expect(text.split('\n')).toHaveLength(4)
      expect(text.split('\n')[2]).toMatch(/^a\{label="(?:[^"\\]|\\.)*"\} \S+$/s)
    }),
  )
})
