import { shortDay, shortSince } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { RefundProposal } from '#domain/payments/refund-state.ts'
import type { DatedRule } from '#domain/registration/cancel-rule.ts'
import type { MoneyState } from '#domain/registration/places.ts'
import { howPaid } from '#words/payments.ts'

export function moneyWords(state: MoneyState, now: Date): string {
  if (!('amountMinor' in state)) return 'Nothing is due'
  const amount = formatRupees(state.amountMinor)
  if (state.says === 'coming')
    return `${amount} on its way back since ${shortSince(state.since, now)}`
  if (state.says === 'held') return `${amount} held: refund or keep`
  return `${state.says === 'too-much' ? 'Too much' : 'Still due'}: ${amount}`
}

export function priceSentences(
  { beforeMinor, afterMinor }: { beforeMinor: Paise; afterMinor: Paise },
  { account }: { account: { reducedMinor: Paise; paidMinor: Paise } },
): string[] {
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
    `Then ${formatRupees(-leftMinor)} too much will have been paid: please give it back afterwards.`,
  ]
}

/** Says for which day money by hand counts that came after its day was closed. Empty where it counts on its day. */
export function closedDayWords(recorded: {
  day?: string | undefined
  closedDay?: string | undefined
}): string {
  const { day = '', closedDay } = recorded
  return closedDay
    ? `${shortDay(closedDay)} is closed, so it is recorded for ${shortDay(day)}.`
    : ''
}

export function entryWords(entry: {
  kind: 'received' | 'reduction'
  given_back: number
  amount_minor: Paise
  method: string | null
}): string {
  const back = entry.given_back === 1 ? 'given back ' : ''
  const what = entry.kind === 'reduction' ? 'discount' : back + howPaid('en', entry.method)
  return `${formatRupees(entry.amount_minor)} ${what}`
}

export function ruleSentence(rule: DatedRule | undefined, now: Date): string {
  if (!rule) return 'This conference has no cancelling rule, so the whole amount is filled in.'
  // The rule ends at midnight.
  const until = `until ${shortDay(dayInIndia(rule.before.getTime() - 1))}`
  return now < rule.before
    ? `The cancelling rule gives back ${rule.refundPercent} % ${until}.`
    : `The cancelling rule gave back ${rule.refundPercent} % ${until}. You decide.`
}

/** Why the amount of a form that gives money back is filled in, or why it is empty. */
export function proposalWords(
  proposal: RefundProposal & { wholeMinor: Paise; rule: DatedRule | undefined; at: Date },
): string {
  const { amountMinor, wholeMinor, because, rule, at } = proposal
  if (because === 'rule') return ruleSentence(rule, at)
  if (because === 'too-much') {
    const said = `${formatRupees(wholeMinor)} too much was paid`
    if (amountMinor === wholeMinor) return `${said}, so it is filled in.`
    return amountMinor > 0
      ? `${said}. ${formatRupees(amountMinor)} of it is filled in.`
      : `${said}, and nothing of it can be given back here.`
  }
  if (amountMinor === 0) return ''
  return because === 'gift'
    ? 'Nothing too much was paid, so the whole gift is filled in.'
    : ruleSentence(rule, at)
}

/** What is paid and what is due of a registration that is taken at the desk. */
export function takingSentences(plan: {
  quoted: { total: Paise; balance: Paise }
  paidMinor: Paise
  method: Parameters<typeof howPaid>[1]
  recorded: Parameters<typeof closedDayWords>[0]
}): string[] {
  const { quoted, paidMinor, method, recorded } = plan
  const { total, balance } = quoted
  const restMinor = total + balance - paidMinor
  if (paidMinor === 0 && total > 0 && balance > 0) {
    return [
      `Due now: ${formatRupees(total)}, on their page or to the office. Later: ${formatRupees(balance)}.`,
    ]
  }
  const closed = closedDayWords(recorded)
  const received = `${formatRupees(paidMinor)} ${howPaid('en', method)} is recorded${closed ? '' : ' today'}, with a receipt. ${closed}`
  const where =
    paidMinor > 0 || total > 0 ? 'on their page or to the office' : 'at the registration desk'
  return [
    ...(paidMinor > 0 ? [received] : []),
    restMinor === 0 ? 'Nothing more is due.' : `Still due: ${formatRupees(restMinor)}, ${where}.`,
  ]
}
