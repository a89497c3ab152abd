import { changeRows, findRow } from '#database/engine/rows.ts'
import { dueMonthlyGifts, findGift, type MonthlyGift } from '#database/records/gifts/gifts.ts'
import { lastSentLanguage, queueMail } from '#database/records/mail/outbox.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { addDays, dayInIndia, timeInIndia } from '#domain/days.ts'
import { nextMonthlyDay } from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import type { Services } from '#workflows/services.ts'
import { areConferencesNear, remindOfConferences } from './remind-of-conferences.ts'
import { arePaymentsUnfinished, remindOfPayments } from './remind-of-payments.ts'

/** Queues every reminder that is due. Each is checked once more right before it is sent. */
export async function queueReminders(services: Services, isStopping: () => boolean = () => false) {
  await remindOfConferences(services, isStopping)
  await remindOfGifts(services, isStopping)
  await remindOfPayments(services, isStopping)
}

/** Only reads, so that an idle turn writes nothing. */
export async function areRemindersDue(services: Services): Promise<boolean> {
  return (
    (await areConferencesNear(services)) ||
    (await areGiftsDue(services)) ||
    (await arePaymentsUnfinished(services))
  )
}

/** Nobody is woken by it. */
const FROM = '07:00'
/** After a longer outage nobody is written to about last week. */
const LATEST_DAYS = 3
const MAX = 1_000

/** Reminds those of today who asked for it, each once, whichever server does it. */
async function remindOfGifts(services: Services, isStopping: () => boolean): Promise<void> {
  for (const monthly of await dueNow(services)) {
    if (isStopping()) return
    await remind(services, monthly)
  }
}

async function areGiftsDue(services: Services): Promise<boolean> {
  return (await dueNow(services, 1)).length > 0
}

async function dueNow({ db, now }: Services, limit = MAX): Promise<MonthlyGift[]> {
  const moment = now().getTime()
  const today = dayInIndia(moment)
  const upTo = timeInIndia(moment) >= FROM ? today : addDays(today, -1)
  return dueMonthlyGifts(db, { today: upTo, limit })
}

async function remind({ db, now }: Services, monthly: MonthlyGift): Promise<void> {
  const { gift_id, next_on, day } = monthly
  const at = now()
  const today = dayInIndia(at.getTime())
  const then = nextMonthlyDay(day, today)
  await db.transaction().execute(async (tx) => {
    const due = { gift_id, next_on, paused_at: null }
    if ((await changeRows(tx, 'monthly_gift', due, { next_on: then })) === 0) return
    if (addDays(next_on, LATEST_DAYS) < today) return
    const { email: recipient } = await findGift(tx, gift_id)
    const payment = (await paymentsFor(tx, 'gift_id', gift_id)).at(-1)
    await queueMail(tx, {
      kind: 'monthly-gift',
      name: `${gift_id}:${next_on}`,
      ...(payment && { about: { payment_id: payment.id } }),
      facts: { giftId: gift_id },
      recipient,
      at,
    })
  })
}

/** Whether the mailbox of this token gets reminders; undefined for an unknown token. */
export async function readReminderChoice(
  { db }: Services,
  token: string,
): Promise<'wanted' | 'stopped' | undefined> {
  const choice = isPrivateToken(token) ? await findRow(db, 'reminder_choice', { token }) : undefined
  return choice && (choice.stopped_at === null ? 'wanted' : 'stopped')
}

/** The language of the page behind this token: that of the last mail to its mailbox. */
export async function readReminderLanguage({ db }: Services, token: string): Promise<Language> {
  const choice = isPrivateToken(token) ? await findRow(db, 'reminder_choice', { token }) : undefined
  return (choice && (await lastSentLanguage(db, choice.mailbox))) ?? 'en'
}

/** Stops all reminders to the mailbox of this token. Idempotent. False for an unknown token. */
export async function stopReminders(services: Services, token: string): Promise<boolean> {
  const choice = await readReminderChoice(services, token)
  if (!choice) return false
  // The first time stays.
  const stopped_at = services.now().toISOString()
  await changeRows(services.db, 'reminder_choice', { token, stopped_at: null }, { stopped_at })
  services.log.info('reminders-stopped')
  return true
}
