import { type ConferenceEvent, isOpen } from '#domain/conferences/conference.ts'
import { startOfDay } from '#domain/days.ts'

type HeldDate = Pick<ConferenceEvent, 'open' | 'opens' | 'closes'> & {
  days?: { first: string } | undefined
  /** The end of the rule for cancelling; absent without a rule. */
  cancelBefore?: Date | undefined
}

/** What a visitor may change at once. Everything else is a request to the office. */
export type VisitorMay = {
  /** Date, people, ages, party and kind of registration: what a price or a place depends on. */
  choices: boolean
  /** Names, addresses and the arrival. */
  details: boolean
}

/**
 * By the date that the registration has: choices before registration closes, before the last day to cancel
 * and before the first day; details before the first day. Where the days are not known, a closed
 * conference counts as begun.
 */
export function visitorMay(date: HeldDate, now: Date): VisitorMay {
  const { days, cancelBefore } = date
  const isSold = isOpen(date, now)
  const details = days ? now.getTime() < startOfDay(days.first) : isSold
  return { choices: details && isSold && (!cancelBefore || now < cancelBefore), details }
}
