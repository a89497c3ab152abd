import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { type PriceTable, typesOffered } from '#domain/registration/price.ts'
import { PRICE_WORDS } from '#words/forms.ts'

/** Who pays what: one amount, or one for each type of registration. */
export type PriceRow = { label: string; note?: string; amounts: [string] | [string, string] }

export function priceList(language: Language, prices: PriceTable): PriceRow[] {
  const words = PRICE_WORDS[language]
  const amounts = (residential: Paise, nonResidential: Paise): PriceRow['amounts'] =>
    residential === nonResidential
      ? [rupeesIn(language, residential)]
      : [rupeesIn(language, residential), rupeesIn(language, nonResidential)]
  return [
    { label: words.adult, amounts: amounts(prices.residential, prices.nonResidential) },
    { label: words.child, amounts: amounts(prices.residentialChild, prices.nonResidentialChild) },
    { label: words.small, amounts: [words.free] },
    {
      label: words.part,
      note: prices.fullPaymentAtVenue ? words.restAtVenue : words.restLater,
      amounts: [rupeesIn(language, prices.part)],
    },
  ]
}

/** "from Rs. 700": the least that a person of 12 or over pays. */
export function lowestPrice(language: Language, prices: PriceTable): string {
  const offered = typesOffered(prices).map((type) =>
    type === 'Residential' ? prices.residential : prices.nonResidential,
  )
  const least = Math.min(...offered)
  const words = PRICE_WORDS[language]
  return least === 0 ? words.free : words.from(rupeesIn(language, least))
}

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
