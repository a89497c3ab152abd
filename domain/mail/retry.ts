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

/**
 * How long a mail server may be silent before it is given up. RFC 5321 (4.5.3.2.6) asks for ten minutes
 * after the end of a mail: whoever gives up sooner sends a second copy of what the server has taken.
 */
export const LONGEST_SILENCE_MS = 10 * 60_000

/** No conversation with a mail server lasts longer, however much it says. */
export const LONGEST_SENDING_MS = 15 * 60_000

/** How often a process says that it is still sending a mail. */
export const CLAIM_AGAIN_MS = 5_000

/** Others look at a mail that is being sent not before this: nearly all are sent by then. */
export function lookAgainAt(now: Date): Date {
  return new Date(now.getTime() + 5_000)
}

/**
 * Whoever then finds it still being sent waits this long, by their own clock: another server's may be
 * an hour off. If nobody has renewed the claim by then, its process has died, and the mail is sent
 * again under the same name.
 */
export function takeOverAt(now: Date): Date {
  return new Date(now.getTime() + 5 * CLAIM_AGAIN_MS)
}
