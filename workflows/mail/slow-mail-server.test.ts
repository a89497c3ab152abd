import { expect, onTestFinished, test, vi } from 'vitest'
import { payInSandbox } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { sendDueMails } from './send-mails.ts'

const SECOND_MS = 1_000

test.each([
  ['the same clock', 0],
  ['a clock an hour ahead', 60 * 60_000],
  ['a clock an hour behind', -60 * 60_000],
])('a mail server that answers after nine minutes gets one copy, by %s', async (_, offByMs) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const services = await testServices()
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const other = { ...services, now: () => new Date(services.now().getTime() + offByMs) }
  const slow: TestServices['mail'] = {
    send: async (mail) => {
      for (let seconds = 0; seconds < 9 * 60; seconds += 5) {
        services.pass(5 * SECOND_MS)
        await vi.advanceTimersByTimeAsync(5 * SECOND_MS)
        await sendDueMails(other)
      }
      return services.mail.send(mail)
    },
  }
  await sendDueMails({ ...services, mail: slow })
  services.pass(2 * 60 * 60_000)
  await sendDueMails(services)
  expect([...services.sandbox.mailbox.deliveries().values()]).toEqual([1])
  expect(services.counted()['mail.taken-over']).toBeUndefined()
})
