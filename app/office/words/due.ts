import { shortSince } from '#domain/dates.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { MoneyState } from '#domain/registration/places.ts'

/** How money stands, for the head of a record. */
export function moneyWords(state: MoneyState, now: Date): string {
  switch (state.says) {
    case 'coming':
      return `${formatRupees(state.amountMinor)} on its way back since ${shortSince(state.since, now)}`
    case 'held':
      return `${formatRupees(state.amountMinor)} held: refund or keep`
    case 'too-much':
      return `Too much: ${formatRupees(state.amountMinor)}`
    case 'due':
      return `Still due: ${formatRupees(state.amountMinor)}`
    default:
      return 'Nothing is due'
  }
}

type Prices = { beforeMinor: Paise; afterMinor: Paise }

type Money = { account: { reducedMinor: Paise; paidMinor: Paise } }

/** The difference in price, and what it means for what is due. */
export function priceSentences({ beforeMinor, afterMinor }: Prices, { account }: Money): string[] {
  const due = dueSentences(afterMinor - account.reducedMinor - account.paidMinor)
  if (beforeMinor === afterMinor) return [`The price stays ${formatRupees(afterMinor)}.`, ...due]
  const more = afterMinor > beforeMinor ? 'more' : 'less'
  const difference = `${formatRupees(Math.abs(afterMinor - beforeMinor))} ${more}`
  return [
    `The price was ${formatRupees(beforeMinor)} and becomes ${formatRupees(afterMinor)}: ${difference}.`,
    ...due,
  ]
}

/** What will be due, by what is left to pay; less than nothing where too much was paid. */
export function dueSentences(leftMinor: Paise): string[] {
  if (leftMinor > 0) return [`Then ${formatRupees(leftMinor)} is still due.`]
  if (leftMinor === 0) return ['Then nothing is due.']
  return [
    `Then ${formatRupees(-leftMinor)} too much will have been paid: please refund it afterwards.`,
  ]
}
