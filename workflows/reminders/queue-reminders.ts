import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow } from '#database/engine/rows.ts'
import { dueMonthlyGifts, findGift } from '#database/records/gifts/gifts.ts'
import { lastSentLanguage, queueMail } from '#database/records/mail/outbox.ts'
import { claimReminder, registrationsToRemind } from '#database/records/mail/reminders.ts'
import {
  attendeesOf,
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import type { ReminderKind } from '#database/tables/tables.ts'
import {
  allEvents,
  findEvent,
  isBalanceTime,
  isConferenceTime,
  rulesOf,
} from '#domain/conferences/conference.ts'
import { addDays, type Day, dayInIndia, timeInIndia } from '#domain/days.ts'
import { nextMonthlyDay } from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import { whoComes } from '#domain/registration/places.ts'
import { aboutGift } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'
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
    (await dueGifts(services, 1)).length > 0 ||
    (await arePaymentsUnfinished(services))
  )
}

/** Nobody is woken by it. */
const FROM = '07:00'
/** After a longer outage nobody is written to about last week. */
const LATEST_DAYS = 3
const MAX = 1_000

async function remindOfGifts(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, now } = services
  for (const { gift_id, next_on, day } of await dueGifts(services)) {
    if (isStopping()) return
    const at = now()
    const today = dayInIndia(at.getTime())
    await db.transaction().execute(async (tx) => {
      const due = { gift_id, next_on, paused_at: null }
      const then = { next_on: nextMonthlyDay(day, today) }
      if ((await changeRows(tx, 'monthly_gift', due, then)) === 0) return
      if (addDays(next_on, LATEST_DAYS) < today) return
      const { email: recipient } = await findGift(tx, gift_id)
      const about = await aboutGift(tx, gift_id)
      const mail = { name: `${gift_id}:${next_on}`, facts: { giftId: gift_id }, recipient, at }
      await queueMail(tx, { kind: 'monthly-gift', about, ...mail })
    })
  }
}

async function dueGifts({ db, now }: Services, limit = MAX) {
  const moment = now().getTime()
  const today = dayInIndia(moment)
  const upTo = timeInIndia(moment) >= FROM ? today : addDays(today, -1)
  return dueMonthlyGifts(db, { today: upTo, limit })
}

export async function readReminderChoice({ db }: Services, token: string) {
  const choice = isPrivateToken(token) ? await findRow(db, 'reminder_choice', { token }) : undefined
  return choice && (choice.stopped_at === null ? 'wanted' : 'stopped')
}

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

const BATCH = 50
const MAX_BATCHES = 100

/** Whoever registered this recently still knows, and has the confirmation at the top of the mailbox. */
const JUST_REGISTERED_MS = 24 * 60 * 60_000

type Due = { kind: Extract<ReminderKind, 'balance' | 'conference'>; eventCode: string }

async function remindOfConferences(services: Services, isStopping: () => boolean) {
  for (const due of dueNow(services)) {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const found = await registrationsToRemind(services.db, toRead(services, due, BATCH))
      for (const { id } of found) {
        if (isStopping()) return
        await services.db.transaction().execute((tx) => remind(tx, services, { id, due }))
      }
      if (found.length < BATCH) break
    }
  }
}

async function areConferencesNear(services: Services): Promise<boolean> {
  for (const due of dueNow(services)) {
    const [found] = await registrationsToRemind(services.db, toRead(services, due, 1))
    if (found) return true
  }
  return false
}

function dueNow(services: Services): Due[] {
  const { content, now } = services
  const ms = content.conferences.reminders.conference
  return allEvents(content.conferences).flatMap(({ code: eventCode, days }): Due[] => {
    const owes = balanceToRemindOf(services, { event_code: eventCode }) !== undefined
    const isNear = days && ms !== null && isConferenceTime(days.first, { ms, now: now() })
    return [
      ...(owes ? [{ kind: 'balance' as const, eventCode }] : []),
      ...(isNear ? [{ kind: 'conference' as const, eventCode }] : []),
    ]
  })
}

function toRead({ now }: Services, { kind, eventCode }: Due, limit: number) {
  const before = kind === 'conference' ? now().getTime() - JUST_REGISTERED_MS : now().getTime()
  return { kind, eventCode, registeredBefore: new Date(before).toISOString(), limit }
}

/** Under the registration's lock and read anew. Each mailbox gets one mail. */
async function remind(
  tx: Db,
  { now }: Services,
  { id, due: { kind, eventCode } }: { id: string; due: Due },
): Promise<void> {
  const registration = await lockRegistration(tx, id)
  if (whoComes(registration) !== 'coming' || registration.event_code !== eventCode) return
  const at = now()
  for (const [position, email] of await addressesOf(tx, registration, kind)) {
    if (!(await claimReminder(tx, { kind, subjectId: id, email, at }))) continue
    const about = { registration_id: id }
    const mail = { about, name: String(position), recipient: email, at }
    await queueMail(tx, { kind: `${kind}-reminder`, ...mail })
  }
}

/** The payer owes the balance; everybody comes to the conference. */
async function addressesOf(tx: Db, { id }: Registration, kind: Due['kind']) {
  const people = await attendeesOf(tx, id)
  const found = new Map<string, [position: number, email: string]>()
  for (const { position, email } of kind === 'balance' ? people.slice(0, 1) : people) {
    if (!found.has(mailboxOf(email))) found.set(mailboxOf(email), [position, email])
  }
  return found.values()
}

export function balanceToRemindOf(
  { content, now }: Services,
  { event_code }: Pick<Registration, 'event_code'>,
): Day | undefined {
  const place = findEvent(content.conferences, event_code)
  const due = place && rulesOf(place).balanceDue
  const ms = content.conferences.reminders.balance
  if (!due || ms === null) return undefined
  return isBalanceTime(due, { ms, now: now() }) ? due : undefined
}
