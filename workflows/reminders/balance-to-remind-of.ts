import type { Registration } from '#database/registrations.ts'
import type { Day } from '#domain/days.ts'
import { findEvent } from '#domain/registration/conference.ts'
import { rulesOf } from '#domain/registration/registration-rules.ts'
import { isBalanceTime } from '#domain/reminders/reminder-windows.ts'
import type { Services } from '#workflows/services.ts'

/** The day by which a balance is to be paid, if now is the time to remind of it. */
export function balanceToRemindOf(
  { content, now }: Pick<Services, 'content' | 'now'>,
  { event_code }: Pick<Registration, 'event_code'>,
): Day | undefined {
  const place = findEvent(content.conferences, event_code)
  const due = place && rulesOf(place).balanceDue
  const ms = content.conferences.reminders.balance
  if (!due || ms === null) return undefined
  return isBalanceTime(due, { ms, now: now() }) ? due : undefined
}
