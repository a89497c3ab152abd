import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
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
import type { Day } from '#domain/days.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Services } from '#workflows/services.ts'

const BATCH = 50
const MAX_BATCHES = 100

/** Whoever registered this recently still knows, and has the confirmation at the top of the mailbox. */
const JUST_REGISTERED_MS = 24 * 60 * 60_000

type Due = { kind: Extract<ReminderKind, 'balance' | 'conference'>; eventCode: string }

/** Reminds of balances that are due soon, and of conferences that begin soon. */
export async function remindOfConferences(services: Services, isStopping: () => boolean) {
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

export async function areConferencesNear(services: Services): Promise<boolean> {
  for (const due of dueNow(services)) {
    const [found] = await registrationsToRemind(services.db, toRead(services, due, 1))
    if (found) return true
  }
  return false
}

/** The events of which people are to be reminded now. */
function dueNow(services: Services): Due[] {
  const codes = allEvents(services.content.conferences).map(({ code }) => code)
  return codes.flatMap((eventCode): Due[] => [
    ...(isBalanceDue(services, eventCode) ? [{ kind: 'balance' as const, eventCode }] : []),
    ...(isConferenceNear(services, eventCode) ? [{ kind: 'conference' as const, eventCode }] : []),
  ])
}

function isBalanceDue(services: Services, event_code: string): boolean {
  return balanceToRemindOf(services, { event_code }) !== undefined
}

function isConferenceNear({ content, now }: Services, code: string): boolean {
  const days = findEvent(content.conferences, code)?.event.days
  const ms = content.conferences.reminders.conference
  return days !== undefined && ms !== null && isConferenceTime(days.first, { ms, now: now() })
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
  if (registration.hold !== 'confirmed' || registration.event_code !== eventCode) return
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

/** The day by which a balance is to be paid, if now is the time to remind of it. */
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
