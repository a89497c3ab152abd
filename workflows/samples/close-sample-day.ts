import type { Day } from '#domain/days.ts'
import type { Actor } from '#domain/staff.ts'
import { closeDay } from '#workflows/closing/close-day.ts'
import { readClose } from '#workflows/closing/read-close.ts'
import type { Services } from '#workflows/services.ts'

/** Closes a day whose cash was counted rightly. */
export async function closeSampleDay(
  services: Services,
  { actor, day }: { actor: Actor; day: Day },
): Promise<void> {
  const close = await readClose(services, { actor, day })
  if (!close.ok) throw new Error('A sample day can not be read')
  const { cashMinor, version } = close
  const counted = { countedMinor: cashMinor, seenMinor: cashMinor, reason: '' }
  const closed = await closeDay(services, { actor, day, version, ...counted })
  if (!closed.ok) throw new Error(`A sample day was not closed: ${closed.problem}`)
}
