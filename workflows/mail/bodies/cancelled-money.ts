import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { CANCELLATION_WORDS } from '../words/cancellations/index.ts'

export type CancelledMoney = {
  by: 'office' | 'visitor'
  /** Everything that was ever received for the registration. */
  receivedMinor: Paise
  /** What has gone back before. */
  returnedMinor: Paise
  /** What the provider is giving back. */
  comingMinor: Paise
  /** What the office gives back, because it came by hand or was too much. */
  byHandMinor: Paise
  /** What stays with us by the rule; after a cancellation by the office, what it still decides about. */
  staysMinor: Paise
}

/** What a cancellation means for the money, for the payer. */
export function cancelledMoney(language: Language, money: CancelledMoney): string[] {
  const { receivedMinor, returnedMinor, comingMinor, byHandMinor, staysMinor } = money
  const { money: words } = CANCELLATION_WORDS[language]
  if (receivedMinor === 0) return [words.nothing]
  const said: [amount: Paise, say: (amount: string) => string][] = [
    [returnedMinor, words.returned],
    [comingMinor, words.coming],
    [byHandMinor, words.byHand],
    [staysMinor, staysWords(language, money)],
  ]
  return said.flatMap(([amount, say]) => (amount > 0 ? [say(rupeesIn(language, amount))] : []))
}

function staysWords(language: Language, { by, returnedMinor, comingMinor }: CancelledMoney) {
  const { money: words } = CANCELLATION_WORDS[language]
  if (by === 'visitor') return words.kept
  return returnedMinor + comingMinor > 0 ? words.other : words.open
}
