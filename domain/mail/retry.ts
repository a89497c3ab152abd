const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000

/** After so many attempts that failed: half a minute, twice as long each time, an hour at most. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS))
}

/** A mail server may be down for days; news that is a week old is a matter for the office. */
export function isTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS
}

/**
 * A mail that a process was sending when it died. Nobody can know whether the mail server has it;
 * after this long no process can still be speaking of it, and it is sent again under the same name.
 */
export const LONGEST_SENDING_MS = 2 * 60_000

export function takeOverAt(now: Date): Date {
  return new Date(now.getTime() + LONGEST_SENDING_MS)
}
