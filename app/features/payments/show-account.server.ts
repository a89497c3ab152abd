import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import type { Coming, MoneyState, Standing } from '#domain/registration/places.ts'
import { eventWords } from '#words/event-words.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import type {
  AccountAttempt,
  AccountFacts,
  OwnHandMoney,
} from '#workflows/records/money/read-account.ts'
import { refusalWords } from './show-payments.server.ts'

/** The money of a gift or a registration as its private page shows it. */
export type ShownAccount = {
  standing: Standing
  /** The same in the words of the page. */
  standingWords: string
  towards: string
  /** English, where the fund of a gift is not translated. */
  fundLang?: PartLang
  /** With year, weekdays and hours; empty for a gift. */
  when: string
  payer: string
  /** "Paid: Rs. 900"; empty when nothing was paid. */
  paid: string
  /** "Still due: Rs. 4,770", "Nothing is due", or what is held of a cancelled registration. */
  due: string
  /** "Given back: Rs. 900", "Rs. 900 is on its way back to you (since …)." */
  back: string[]
  attempts: ShownAttempt[]
  /** The label of the button to the payment page; undefined when there is no button. */
  button: string | undefined
  /** Why there is no button, where that needs an explanation. */
  notice: string
}

export type ShownAttempt = ReturnType<typeof attemptWords>

export function accountWords(account: AccountFacts, language: Language): ShownAccount {
  const { standing, payer, paidMinor, doneMinor, money } = account
  const words = PAYMENT_WORDS[language]
  const say = (amount: Paise) => rupeesIn(language, amount)
  // What is on its way back is not back yet.
  const isReturning = standing === 'Refunded' && money.some(({ says }) => says === 'coming')
  return {
    standing,
    standingWords: isReturning ? '' : words.standings[standing],
    payer,
    towards: eventWords(language, account.towards),
    when: account.towards.when ?? '',
    paid: paidMinor > 0 ? words.paid(say(paidMinor)) : '',
    due: money.map((state) => dueWords(state, language)).at(-1) ?? '',
    back: [
      ...(doneMinor > 0 ? [words.back(say(doneMinor))] : []),
      ...money.flatMap((state) => (state.says === 'coming' ? [comingWords(state, language)] : [])),
    ],
    attempts: account.attempts.map((attempt) => attemptWords(attempt, language)),
    button: account.offer && words.buttons[account.offer],
    notice: noticeOf(account, language),
  }
}

function dueWords(state: MoneyState, language: Language): string {
  const words = PAYMENT_WORDS[language]
  if (state.says === 'due') return words.stillDue(rupeesIn(language, state.amountMinor))
  if (state.says === 'held') return words.held(rupeesIn(language, state.amountMinor))
  return words.nothingDue
}

function comingWords({ amountMinor, since }: Coming, language: Language): string {
  const { isComingBack } = PAYMENT_WORDS[language]
  return isComingBack(rupeesIn(language, amountMinor), momentIn(language, new Date(since)))
}

function noticeOf({ refusal, paidMinor, isConfirmed }: AccountFacts, language: Language): string {
  const words = PAYMENT_WORDS[language]
  if (!refusal) return ''
  if (refusal.reason === 'closed' && paidMinor > 0) return words.restAfterClosing
  if (refusal.reason === 'closed' && isConfirmed) return words.allAfterClosing
  return refusal.reason === 'nothing-due' ? words.atTheVenue : refusalWords(refusal, language)
}

function attemptWords(attempt: AccountAttempt, language: Language) {
  const { txnid, at, amountMinor, outcome, receipt } = attempt
  return {
    txnid,
    date: momentIn(language, new Date(at)),
    amount: rupeesIn(language, amountMinor),
    words: PAYMENT_WORDS[language].outcomes[outcome],
    receipt,
  }
}

export type MyGift = {
  /** Where it stands, in one sentence. */
  sentence: string
  /** The financial year of its statement, such as 2026-27. */
  year: string
}

/** What the private page says about a gift besides its money, of which some may be on its way back. */
export function describeGift(
  gift: { amount_minor: Paise; created_at: string; language: Language },
  standing: Standing,
  isComing = false,
): MyGift {
  const { amount_minor, created_at, language } = gift
  const words = PAYMENT_WORDS[language]
  const isReturning = standing === 'Refunded' && isComing
  const say = isReturning ? 'giftReturning' : (GIFT_SENTENCES[standing] ?? 'giftOdd')
  return {
    year: financialYear(new Date(created_at)),
    sentence: words[say](rupeesIn(language, amount_minor)),
  }
}

const GIFT_SENTENCES: Partial<Record<Standing, 'giftReached' | 'giftReturned' | 'giftMissing'>> = {
  Paid: 'giftReached',
  Refunded: 'giftReturned',
  'Not paid': 'giftMissing',
}

/** Money by hand among the payments of a private page. */
export type ShownHandMoney = {
  id: string
  amount: string
  words: string
  date: string
  receipt: string | undefined
}

export function showHandMoney(money: OwnHandMoney, language: Language): ShownHandMoney {
  const { id, day, amountMinor, method, isTakenBack, receipt } = money
  const { byHand, handTakenBack, handReceived } = PAYMENT_WORDS[language]
  const how = new Map(Object.entries(byHand)).get(method) ?? method
  return {
    id,
    amount: rupeesIn(language, amountMinor),
    words: `${how}, ${isTakenBack ? handTakenBack : handReceived}`,
    date: dayIn(language, day),
    receipt,
  }
}
