import { type Day, dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayAndMonthIn, dayIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { Standing } from '#domain/registration/places.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { AccountFacts } from '#workflows/records/money/read-account.ts'
import type { Refusal } from '#workflows/records/payments/read-order.ts'

type Facts = {
  people: number
  standing: Standing
  dueMinor: Paise
  isComing?: boolean
  dueBy: Day | undefined
  /** The last day of the conference, once it has passed. */
  over: Day | undefined
  now: Date
}

/** "Two people are registered. Rs. 4,800 is still due by 1 September." */
export function whereItStands(language: Language, facts: Facts): string {
  const { people, standing, dueMinor, over } = facts
  const words = PRIVATE_WORDS[language].sentences
  const due = { people, amount: rupeesIn(language, dueMinor), day: dueDay(language, facts) }
  const sentences: Record<Standing, string> = {
    Waiting: words.waiting(people),
    'Not paid': words.unpaid(due),
    'Part paid': words.partPaid(due),
    Paid: over ? words.paid(people) : `${words.paid(people)} ${words.seeingYou}`,
    Overpaid: words.overpaid(people),
    Refunded: facts.isComing ? words.returning : words.refunded,
    Cancelled: words.cancelled,
    Expired: words.expired,
  }
  return sentences[standing]
}

export function giftSentence(
  language: Language,
  amountMinor: Paise,
  { standing, money }: Pick<AccountFacts, 'standing' | 'money'>,
): string {
  const words = PAYMENT_WORDS[language]
  const isReturning = standing === 'Refunded' && money.some(({ says }) => says === 'coming')
  const say = isReturning ? 'giftReturning' : (GIFT_SENTENCES[standing] ?? 'giftOdd')
  return words[say](rupeesIn(language, amountMinor))
}

const GIFT_SENTENCES: Partial<Record<Standing, 'giftReached' | 'giftReturned' | 'giftMissing'>> = {
  Paid: 'giftReached',
  Refunded: 'giftReturned',
  'Not paid': 'giftMissing',
}

function dueDay(language: Language, { dueBy, now }: Facts): string {
  const today = dayInIndia(now.getTime())
  if (dueBy === undefined || dueBy < today) return ''
  const isThisYear = dueBy.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? dayAndMonthIn(language, dueBy) : dayIn(language, dueBy)
}

export function refusalWords(language: Language, refusal: Refusal): string {
  const { reason, paidMinor, laterMinor } = refusal
  const words = PAYMENT_WORDS[language]
  switch (reason) {
    case 'nothing-due': {
      if (paidMinor === undefined) return words.nothingDueOnline
      const say = laterMinor > 0 ? words.arrivedOnline : words.arrived
      return say(rupeesIn(language, paidMinor))
    }
    case 'being-confirmed':
      return words.beingConfirmed
    case 'closed':
      return words.closed
    default:
      return reason satisfies never
  }
}
