import { findClose, lockDay } from '#database/closing/day-closes.ts'
import type { Db } from '#database/engine/open.ts'
import type { Day } from '#domain/days.ts'
import type { Services } from '#workflows/services.ts'

/** For a plan: whether the day takes no more money by hand. */
export async function isDayClosed({ db }: Services, day: Day): Promise<boolean> {
  const close = await findClose(db, day)
  return close !== undefined && close.closed_at !== null
}

/** Inside the transaction that records money by hand on the day, before it writes anything. */
export async function isClosedFor(tx: Db, day: Day): Promise<boolean> {
  return (await lockDay(tx, day)).closed_at !== null
}
