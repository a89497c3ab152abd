import {
  type GiftAmountProblem,
  LARGEST_GIFT,
  readGiftAmount,
  SMALLEST_GIFT,
} from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { type Paise, rupeesIn } from '#domain/money.ts'
import { FIELD_MESSAGES } from '#words/forms.ts'

/** Reads the amount of a gift, or says what is wrong with it. */
export function giftAmount(language: Language): (text: string) => Paise | string {
  return (text) => {
    const amount = readGiftAmount(text)
    return amount.ok ? amount.amountMinor : giftAmountWords(language, amount.problem)
  }
}

export function giftAmountWords(language: Language, problem: GiftAmountProblem): string {
  const words = FIELD_MESSAGES[language].giftAmount
  if (problem === 'too-small') return words[problem](rupeesIn(language, SMALLEST_GIFT))
  if (problem === 'too-large') return words[problem](rupeesIn(language, LARGEST_GIFT))
  return words[problem]
}
