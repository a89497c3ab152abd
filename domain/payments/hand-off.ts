import type { Paise } from '../money.ts'
import { latinName } from '../plain-text.ts'
import type { MoneySums } from '../registration/places.ts'
import type { Evidence } from './evidence.ts'
import type { PaymentState } from './payment-state.ts'

export type HandOffFacts = {
  /** What would be asked for now: what was quoted at first, the rest once money has come. */
  dueMinor: Paise
  attempts: readonly { state: PaymentState }[]
  /** Whether registration for the conference is open; true for gifts. */
  isOpen: boolean
  /** The office opened this payment, so it may be paid after registration has closed. */
  openedByOffice: boolean
}

export type HandOffRefusal = 'nothing-due' | 'being-confirmed' | 'closed'

/**
 * Returns why the payer may not be sent to the provider; undefined when they may. An `open` attempt
 * doesn't block: the provider has not heard of it, or has no result yet.
 */
export function refuseHandOff(order: HandOffFacts): HandOffRefusal | undefined {
  const { dueMinor, attempts, isOpen, openedByOffice } = order
  if (dueMinor === 0) return 'nothing-due'
  if (attempts.some(mayBePaid)) return 'being-confirmed'
  return isOpen || openedByOffice ? undefined : 'closed'
}

/** The bank has not decided, or a success was reported and not yet confirmed. */
export function mayBePaid({ state }: { state: PaymentState }): boolean {
  return state === 'pending' || state === 'confirming'
}

/**
 * What to do when somebody wants to pay again: hand off the open attempt, show the outcome of an earlier
 * one, or open a new one. Takes all attempts, oldest first, where something is due. A payer whose money may
 * be on its way is not sent to pay again. A paid attempt doesn't block: the rest may be paid.
 */
export function nextStep<Attempt extends { state: PaymentState }>(
  attempts: readonly Attempt[],
): { step: 'hand-off' | 'show'; attempt: Attempt } | { step: 'open' } {
  const blocking = attempts.findLast(mayBePaid)
  if (blocking) return { step: 'show', attempt: blocking }
  const latest = attempts.at(-1)
  return latest?.state === 'open' ? { step: 'hand-off', attempt: latest } : { step: 'open' }
}

const DAY_MS = 24 * 60 * 60_000

/** How long an undecided payment keeps the places that it pays for. */
const LONGEST_MS: Partial<Record<PaymentState, number>> = {
  pending: 4 * DAY_MS,
  // Money was probably taken: the office has a month to sort it out.
  confirming: 30 * DAY_MS,
}

/** How long somebody may take at the provider's page. */
const LONGEST_AT_PROVIDER_MS = 60 * 60_000

/** Whether an unpaid payment still keeps its places, because money may have been taken or is about to be. */
export function keepsPlaces(undecidedPayment: {
  state: PaymentState
  heard: Evidence | null
  watchedFrom: Date
  now: Date
}): boolean {
  const { state, heard, watchedFrom, now } = undecidedPayment
  const isBegun = state === 'open' && heard === 'confirmed-begun'
  const longestMs = isBegun ? LONGEST_AT_PROVIDER_MS : (LONGEST_MS[state] ?? 0)
  return now.getTime() - watchedFrom.getTime() < longestMs
}

type OnlineShares = { sharesMinor: readonly Paise[]; priceMinor: Paise; reducedMinor: Paise }

/** The amount due online: as quoted, but never more than the price after reductions. */
export function dueOnline({ sharesMinor, priceMinor, reducedMinor }: OnlineShares): Paise {
  const quoted = sharesMinor.reduce((sum, share) => sum + share, 0)
  return Math.max(Math.min(quoted, priceMinor - reducedMinor), 0)
}

/** Until something was received, what was quoted, which may be a part of the price; from then on the whole rest. */
export function dueOnlineNext(
  account: MoneySums & { priceMinor: Paise; reducedMinor: Paise; quotedMinor: Paise },
): Paise {
  const { priceMinor, reducedMinor, quotedMinor, receivedMinor, returnedMinor } = account
  const keptMinor = receivedMinor - returnedMinor
  return keptMinor > 0 ? Math.max(priceMinor - reducedMinor - keptMinor, 0) : quotedMinor
}

/**
 * The name that the payment provider gets. Its signature joins fields with unescaped pipes, and its pages are
 * made for plain Latin letters (https://docs.payu.in/docs/hashing-request-and-response). So it is the Latin part of
 * the name or, without one, the name in Latin letters. Where a name can't be written in them, the payer's own address
 * or number stands for it: nothing is invented. We store what people typed and send this.
 */
export function toProviderName(payer: {
  /** What the payer is called: the first name, then others that may stand for it. */
  names: readonly string[]
  email: string
  phone: string
}): string {
  const { names, email, phone } = payer
  const readable = names.map((name) => plain(name) || plain(latinName(name) ?? ''))
  const [mailbox = ''] = email.split('@')
  return readable.find(Boolean) ?? (plain(mailbox) || phone)
}

/** Empty for text without Latin letters. */
function plain(text: string): string {
  const short = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, PROVIDER_NAME_LENGTH)
    .trim()
  return /[A-Za-z]/.test(short) ? short : ''
}

const PROVIDER_NAME_LENGTH = 60
