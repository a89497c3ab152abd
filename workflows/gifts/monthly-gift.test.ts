import { expect } from 'vitest'
import { findRow } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { dueMails } from '#database/records/mail/outbox.ts'
import { paidGift } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { readMail } from '#workflows/mail/send-mails.ts'
import { areRemindersDue, queueReminders } from '#workflows/reminders/queue-reminders.ts'
import { giveGift } from './give-gift.ts'
import {
  endMonthly,
  pauseMonthly,
  readMonthly,
  remindEachMonth,
  sendStatement,
} from './monthly-gift.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const WISH = { day: 20, amountMinor: 75_000, fund: 'Tithe' }

/** The clock of the tests starts on 15 November 2026 at 9:30 in India. */
onEngines('the first mail comes on the next such day, once', async (services) => {
  const { gift } = await given(services)
  expect(await remindEachMonth(services, gift, WISH)).toBe(true)
  services.pass(4 * DAY_MS + 21 * HOUR_MS)
  expect(await areRemindersDue(services)).toBe(false)
  services.pass(HOUR_MS)
  expect(await areRemindersDue(services)).toBe(true)
  await Promise.all([queueReminders(services), queueReminders(services)])
  const [mail, ...more] = await monthlyMails(services)
  expect(more).toEqual([])
  expect(mail?.to).toEqual([testGift.email])
  expect(mail?.text).toContain('Rs. 750')
  expect(mail?.text).toContain(`/my/${gift.private_token}/give`)
  expect(mail?.text).toContain(`/my/${gift.private_token}#monthly`)
  expect(JSON.stringify(mail?.headers)).toContain('/unsubscribe/')
  services.pass(30 * DAY_MS)
  await queueReminders(services)
  expect(await monthlyMails(services)).toHaveLength(2)
})

onEngines('the 31st is the last day of a shorter month', async (services) => {
  const { gift } = await given(services)
  await remindEachMonth(services, gift, { ...WISH, day: 31 })
  expect(await nextOn(services, gift.id)).toBe('2026-11-30')
  services.pass(15 * DAY_MS)
  await queueReminders(services)
  expect(await nextOn(services, gift.id)).toBe('2026-12-31')
})

onEngines('it is changed, paused, resumed and ended', async (services) => {
  const { gift } = await given(services)
  await remindEachMonth(services, gift, WISH)
  await remindEachMonth(services, gift, { ...WISH, amountMinor: 90_000 })
  expect(await readMonthly(services, gift)).toMatchObject({
    current: { amountMinor: 90_000, nextOn: '2026-11-20', isPaused: false },
  })
  await pauseMonthly(services, gift, true)
  services.pass(6 * DAY_MS)
  await queueReminders(services)
  expect(await monthlyMails(services)).toEqual([])
  await pauseMonthly(services, gift, false)
  expect(await nextOn(services, gift.id)).toBe('2026-12-20')
  await endMonthly(services, gift)
  services.pass(60 * DAY_MS)
  await queueReminders(services)
  expect(await monthlyMails(services)).toEqual([])
})

onEngines('a mail that waits is not sent once it was ended', async (services) => {
  const { gift } = await given(services)
  await remindEachMonth(services, gift, WISH)
  services.pass(5 * DAY_MS)
  await queueReminders(services)
  await endMonthly(services, gift)
  expect(await monthlyMails(services)).toEqual([])
})

test('after a long outage nobody is written to about last week', async (services) => {
  const { gift } = await given(services)
  await remindEachMonth(services, gift, WISH)
  services.pass(9 * DAY_MS)
  await queueReminders(services)
  expect(await monthlyMails(services)).toEqual([])
  expect(await nextOn(services, gift.id)).toBe('2026-12-20')
})

test('a gift that has not come cannot ask for it: the address may be a stranger’s', async (services) => {
  const payment = await giveGift(services, testGift)
  const gift = await findGift(services.db, payment.gift_id ?? '')
  expect(await remindEachMonth(services, gift, WISH)).toBe(false)
  expect(await readMonthly(services, gift)).toBeUndefined()
})

async function given(services: TestServices) {
  const payment = await paidGift(services)
  return { gift: await findGift(services.db, payment.gift_id ?? '') }
}

async function monthlyMails(services: TestServices) {
  const mails = await sentMails(services)
  return mails.filter(({ headers }) => headers.subject?.includes('monthly gift'))
}

async function nextOn({ db }: TestServices, giftId: string) {
  return (await findRow(db, 'monthly_gift', { gift_id: giftId }))?.next_on
}

onEngines('the statement has all gifts of the address in the year', async (services) => {
  for (const amountMinor of [50_000, 25_000]) await paidGift(services, { amountMinor })
  await paidGift(services, { email: 'other@example.org' })
  const unpaid = await giveGift(services, { ...testGift, amountMinor: 100, submission: undefined })
  await sendStatement(services, await findGift(services.db, unpaid.gift_id ?? ''))
  const mails = await dueMails(services.db, { at: services.now().toISOString(), limit: 20 })
  const mail = mails.find(({ kind }) => kind === 'gift-statement')
  if (!mail) throw new Error('there is no statement')
  expect(mail.recipient).toBe(testGift.email)
  const body = await readMail(services, mail)
  expect(body?.subject).toBe('Your gifts in 2026-27')
  expect(body?.facts?.map(([label]) => label)).toEqual([
    'Receipt 2026-27/000001',
    'Receipt 2026-27/000002',
    'Total',
    'In words',
  ])
  expect(body?.facts?.at(-2)).toEqual(['Total', 'Rs. 750'])
})
