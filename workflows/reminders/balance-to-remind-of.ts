import type { Registration } from '#database/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { rulesOf } from '#domain/conferences/registration-rules.ts'
import type { Day } from '#domain/days.ts'
import { isBalanceTime } from '#domain/reminders/reminder-windows.ts'
import type { Services } from '#workflows/services.ts'

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
