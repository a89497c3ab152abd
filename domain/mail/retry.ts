const FIRST_MS = 30_000
/** The longest delay before a retry. */
export const LONGEST_MS = 60 * 60_000
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000

/** Exponential backoff after a number of failed attempts: from 30 seconds to an hour. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS))
}

/** A mail server may be down for days. A mail that is a week old is left to the office. */
export function isTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS
}

/** Attempts that every mail gets, because a rate-limited mail can be a week old before its first attempt. */
export const LEAST_ATTEMPTS = 20

/**
 * How long to wait for a mail server's answer. RFC 5321 (4.5.3.2.6) asks for ten minutes after the
 * end of the data: a client that gives up sooner may send a second copy of an accepted mail.
 */
export const LONGEST_SILENCE_MS = 10 * 60_000

/** The longest SMTP conversation, even if the server keeps answering. */
export const LONGEST_SENDING_MS = 15 * 60_000

/** How often a process renews its claim to a mail that it is sending. */
export const CLAIM_AGAIN_MS = 5_000

/** When other processes first look at a mail that is being sent. Most are sent by then. */
export function lookAgainAt(now: Date): Date {
  return new Date(now.getTime() + 5_000)
}

/**
 * When a mail that is still marked as being sent may be taken over. The waiting process measures this
 * by its own clock, because the other server's may be wrong. A claim that was not renewed by then
 * belongs to a dead process, and the mail is sent again under the same Message-ID.
 */
export function takeOverAt(now: Date): Date {
  return new Date(now.getTime() + 5 * CLAIM_AGAIN_MS)
}
