import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { plannedWords, type StoredChange } from '#words/change-words.ts'
import { CORRECTION_ANSWERS } from '#words/private.ts'
import type { MyRegistration } from '#workflows/registration/read-my-registration.ts'

type Prices = { beforeMinor: Paise; afterMinor: Paise }

/** What a request asks for: each change, and the price where it is another one. */
export function changedWords(
  language: Language,
  { changes, ...prices }: Prices & { changes: readonly StoredChange[] },
): string[] {
  const told = changes.map((change) => plannedWords(language, change))
  return prices.beforeMinor === prices.afterMinor
    ? told
    : [...told, ...priceWords(language, prices)]
}

export function priceWords(language: Language, { beforeMinor, afterMinor }: Prices): string[] {
  const words = CORRECTION_ANSWERS[language]
  const before = rupeesIn(language, beforeMinor)
  const total = words.newTotal(rupeesIn(language, afterMinor))
  if (afterMinor === beforeMinor) return [total, words.samePrice]
  const difference = rupeesIn(language, Math.abs(afterMinor - beforeMinor))
  const compare = afterMinor > beforeMinor ? words.more : words.less
  return [total, compare(difference, before)]
}

/** A stored request in the words of the page. What has no codes stays English, and is marked so. */
export function requestWords(
  language: Language,
  { kind, wish, asked }: Pick<MyRegistration['requests'][number], 'kind' | 'wish' | 'asked'>,
): { wish: string; lang?: 'en' } {
  if (language === 'en') return { wish }
  if (!asked) return { wish, lang: 'en' }
  const { changes, beforeMinor = 0, afterMinor = beforeMinor } = asked
  if (kind === 'cancel') {
    const names = changes.map(({ from }) => from).join(', ')
    return { wish: CORRECTION_ANSWERS[language].cancelOf(names) }
  }
  return { wish: changedWords(language, { changes, beforeMinor, afterMinor }).join(' ') }
}
