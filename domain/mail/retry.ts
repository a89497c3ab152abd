const FIRST_MS = 30_000
/** No mail is put off for longer. */
export const LONGEST_MS = 60 * 60_000
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000

/** After so many attempts that failed: half a minute, twice as long each time, an hour at most. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS))
}

/** A mail server may be down for days; news that is a week old is a matter for the office. */
export function isTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS
}

/** A mail that had to wait for its turn may be a week old before it is tried for the first time. */
export const LEAST_ATTEMPTS = 20

/** No conversation with a mail server lasts longer: it is broken off. */
export const LONGEST_SENDING_MS = 20_000

/** Others look at a mail that is being sent not before this: nearly all are sent by then. */
export function lookAgainAt(now: Date): Date {
  return new Date(now.getTime() + 5_000)
}

/**
 * Whoever then finds it still being sent waits this long, by their own clock: another server's may be
 * an hour off. After that nobody can still be sending it, and it is sent again under the same name.
 */
export function takeOverAt(now: Date): Date {
  return new Date(now.getTime() + LONGEST_SENDING_MS + 5_000)
}
