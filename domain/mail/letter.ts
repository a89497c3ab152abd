import { oneLine } from '../plain-text.ts'

export type Letter = { subject: string; text: string }

export const LONGEST_SUBJECT = 100
export const LONGEST_TEXT = 5_000

export type LetterProblem = 'no-subject' | 'long-subject' | 'no-text' | 'long-text'

export function readLetter(typed: Letter): { letter: Letter } | { problem: LetterProblem } {
  const subject = oneLine(typed.subject).trim()
  const text = typed.text.replaceAll('\r\n', '\n').trim()
  if (subject === '') return { problem: 'no-subject' }
  if (subject.length > LONGEST_SUBJECT) return { problem: 'long-subject' }
  if (text === '') return { problem: 'no-text' }
  if (text.length > LONGEST_TEXT) return { problem: 'long-text' }
  return { letter: { subject, text } }
}

type LetterPart = { text: string; href?: string }

/** The paragraphs of a letter, each as its lines, and these as words and links. */
export function letterParagraphs(text: string): LetterPart[][][] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.split('\n').map(lineParts))
}

function lineParts(line: string): LetterPart[] {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .flatMap((part, index) => (index % 2 === 1 ? linkParts(part) : [{ text: part }]))
    .filter(({ text }) => text !== '')
}

/** A full stop or a bracket behind an address ends the sentence. */
function linkParts(part: string): LetterPart[] {
  let end = part.length
  while (TRAILING.has(part[end - 1] ?? '')) end--
  const href = part.slice(0, end)
  return [{ text: href, href }, { text: part.slice(end) }]
}

const TRAILING = new Set([...".,;:!?)'”’"])

const HOUR_MS = 60 * 60_000

/** The most mails that strangers can cause to one mailbox in each period. */
const LIMITS = [
  { max: 5, withinMs: HOUR_MS },
  { max: 20, withinMs: 24 * HOUR_MS },
] as const

export const LONGEST_LIMIT_MS = Math.max(...LIMITS.map(({ withinMs }) => withinMs))

/** Mails share a limit. Links for signing in have their own: strangers must not keep staff from signing in. */
export type Limit = 'strangers' | 'sign-in'

export function nextMailAt(sent: readonly Date[], now: Date): Date {
  const newestFirst = sent.map(Number).sort((a, b) => b - a)
  const free = LIMITS.map(({ max, withinMs }) => {
    const counted = newestFirst[max - 1]
    return counted === undefined ? 0 : counted + withinMs
  })
  return new Date(Math.max(now.getTime(), ...free))
}

const LINKS_AT_ONCE = 5
/** Less than two minutes, because the mail has to be sent within that time. */
const LINK_PAUSE_MS = 90_000

/** Whether so many links were sent within an hour that one mail answers all requests that wait. */
export function areLinksMerged(sent: readonly Date[], now: Date): boolean {
  return linksWithinHour(sent, now).length >= LINKS_AT_ONCE
}

export function nextLinkAt(sent: readonly Date[], now: Date): Date {
  const newest = Math.max(...linksWithinHour(sent, now))
  return areLinksMerged(sent, now) ? new Date(Math.max(now.getTime(), newest + LINK_PAUSE_MS)) : now
}

/** Without those in the future: a wrong clock must not keep anybody out. */
function linksWithinHour(sent: readonly Date[], now: Date): number[] {
  return sent.map(Number).filter((at) => at <= now.getTime() && at > now.getTime() - HOUR_MS)
}

const FIRST_MS = 30_000
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
