import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { PriceTable } from '#domain/registration/price.ts'
import { PRICE_WORDS } from '#words/forms.ts'

/** "Rs. 700, residential Rs. 2,100": what a person of 12 or over pays. */
export function priceWords(
  language: Language,
  { residential, nonResidential }: PriceTable,
): string {
  const usual = rupeesIn(language, nonResidential)
  return residential === nonResidential
    ? usual
    : PRICE_WORDS[language].withBeds(usual, rupeesIn(language, residential))
}
