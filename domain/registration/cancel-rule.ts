import { isOpen, type Opening } from '../conferences/conference.ts'
import { addDays, startOfDay } from '../days.ts'
import { type Paise, wholeRupees } from '../money.ts'

export type CancelRule = {
  /** Whole days before the first day of the event. */
  untilDays: number
  refundPercent: number
}

/** The instant at which the rule ends, counted back from midnight in India before the first day. */
export function cancelBefore({ untilDays }: CancelRule, firstDay: string): Date {
  return new Date(startOfDay(addDays(firstDay, -untilDays)))
}

export type DatedRule = { before: Date; refundPercent: number }

/**
 * The rule of a registration that was sold for these dates, one after the other: the earliest end and the
 * smallest share. Undefined, so that the office decides, when one of them has no rule.
 */
export function strictestRule(rules: readonly (DatedRule | undefined)[]): DatedRule | undefined {
  const known = rules.filter((rule) => rule !== undefined)
  const [first, ...others] = known
  if (!first || known.length < rules.length) return undefined
  return others.reduce(
    (strictest, { before, refundPercent }) => ({
      before: before < strictest.before ? before : strictest.before,
      refundPercent: Math.min(refundPercent, strictest.refundPercent),
    }),
    first,
  )
}

/** What the office is to give back, unless it decides otherwise: by the rule; everything where there is none. */
export function proposedShare(
  receivedMinor: Paise,
  { rule, at }: { rule: DatedRule | undefined; at: Date },
): Paise {
  if (!rule) return receivedMinor
  return at < rule.before ? refundShare(rule, receivedMinor) : 0
}

export function refundShare(
  { refundPercent }: Pick<CancelRule, 'refundPercent'>,
  receivedMinor: Paise,
): Paise {
  return Math.floor((receivedMinor * refundPercent) / 10_000) * 100
}

type Account = {
  /** The price before and after, both with what is kept for people who cancelled earlier. */
  beforeMinor: Paise
  afterMinor: Paise
  feeMinor: Paise
  paidMinor: Paise
}

/**
 * What goes back when one person cancels, and what is kept of that person's money. What was received is
 * divided like the price. The kept part is added to the price, so that the others owe what they owed.
 */
export function onePersonLess(rule: Pick<DatedRule, 'refundPercent'>, account: Account) {
  const receivedMinor = receivedForOne(account)
  const refundMinor = refundShare(rule, receivedMinor)
  return { refundMinor, keptMinor: receivedMinor - refundMinor }
}

/** In whole rupees, as prices are: odd paise count for the others, as far as these owe as much. */
export function receivedForOne({ beforeMinor, afterMinor, feeMinor, paidMinor }: Account): Paise {
  const priceMinor = beforeMinor - feeMinor
  const ownMinor = Math.max(beforeMinor - afterMinor, 0)
  if (priceMinor <= 0) return 0
  const forPrice = Math.max(paidMinor - feeMinor, 0)
  const share = wholeRupees(Math.floor((forPrice * ownMinor) / priceMinor))
  return Math.min(Math.max(share, forPrice - (priceMinor - ownMinor)), ownMinor)
}

/**
 * What the office is to give back after a visitor's change of price. It grows by what the change makes
 * too much, and shrinks by what the new price needs.
 */
export function owedBack(priceChange: {
  owedMinor: Paise
  paidMinor: Paise
  beforeMinor: Paise
  afterMinor: Paise
}): Paise {
  const { owedMinor, paidMinor, beforeMinor, afterMinor } = priceChange
  const tooMuch = (askedMinor: Paise) => Math.max(paidMinor - askedMinor, 0)
  return Math.max(owedMinor + tooMuch(afterMinor) - tooMuch(beforeMinor), 0)
}

/**
 * What a visitor may change at once; everything else is a request to the office. Choices are what a price or
 * a place depends on: date, people, ages, party and kind of registration. By the date that the registration
 * has: choices before registration closes, before the last day to cancel and before the first day; details
 * before the first day. Where the days are not known, a closed
 * conference counts as begun.
 */
export function visitorMay(
  date: Opening & {
    days?: { first: string } | undefined
    cancelBefore?: Date | undefined
  },
  now: Date,
) {
  const { days, cancelBefore } = date
  const isSold = isOpen(date, now)
  const details = days ? now.getTime() < startOfDay(days.first) : isSold
  return { choices: details && isSold && (!cancelBefore || now < cancelBefore), details }
}
