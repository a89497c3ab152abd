import type { Registration } from '#database/registrations.ts'
import type { Day } from '#domain/days.ts'
import { findEvent } from '#domain/registration/conference.ts'
import { rulesOf } from '#domain/registration/registration-rules.ts'
import { balanceWindow, isWithin, mayLeave } from '#domain/reminders/reminder-windows.ts'
import type { Services } from '#workflows/services.ts'

/** The day by which a balance is to be paid, if a reminder of it is still of use. */
export function balanceToRemindOf(
  services: Pick<Services, 'content' | 'now'>,
  { event_code }: Pick<Registration, 'event_code'>,
): Day | undefined {
  const balance = findBalance(services, event_code)
  return balance && isWithin(balance.window, services.now()) ? balance.due : undefined
}

/** Whether reminders of the balances of this event may leave now. */
export function mayBalancesLeave(
  services: Pick<Services, 'content' | 'now'>,
  eventCode: string,
): boolean {
  const balance = findBalance(services, eventCode)
  return balance !== undefined && mayLeave(balance.window, services.now())
}

function findBalance({ content }: Pick<Services, 'content'>, eventCode: string) {
  const place = findEvent(content.conferences, eventCode)
  const due = place && rulesOf(place).balanceDue
  const ms = content.conferences.reminders.balance
  return due && ms !== null ? { due, window: balanceWindow(due, ms) } : undefined
}
