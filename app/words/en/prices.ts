import { formatRupees, type Paise } from '#domain/money.ts'
import type { PriceTable, QuoteLine } from '#domain/registration/price.ts'

/** Who pays what: one amount, or one for each type of registration. */
export type PriceRow = { label: string; note?: string; amounts: [string] | [string, string] }

/** The types of registration, as the form names them. */
export const STAYS = ['Residential', 'Non Residential'] as const

/** What each person pays, in the words of the form. */
export function priceList(prices: PriceTable): PriceRow[] {
  return [
    { label: '12 and over', amounts: amounts(prices.residential, prices.nonResidential) },
    { label: '6 to 11', amounts: amounts(prices.residentialChild, prices.nonResidentialChild) },
    { label: '5 and under', amounts: ['Free'] },
    {
      label: 'Part Registration, 6 and over',
      note: rest(prices),
      amounts: [formatRupees(prices.part)],
    },
  ]
}

function amounts(residential: Paise, nonResidential: Paise): PriceRow['amounts'] {
  return residential === nonResidential
    ? [formatRupees(residential)]
    : [formatRupees(residential), formatRupees(nonResidential)]
}

function rest({ fullPaymentAtVenue }: PriceTable): string {
  return fullPaymentAtVenue
    ? 'The pre-registration. You pay the rest at the venue, and a Full Registration too'
    : 'The pre-registration. You pay the rest later'
}

/** "Rs. 700, residential Rs. 2,100": what a person of 12 or over pays. */
export function priceWords({ residential, nonResidential }: PriceTable): string {
  const usual = formatRupees(nonResidential)
  return residential === nonResidential
    ? usual
    : `${usual}, residential ${formatRupees(residential)}`
}

/** The reasons for one person's share of the price: "Asha, 8: child, residential" */
export function explainPrice({ name, age, band, residential, amount, balance }: QuoteLine): string {
  const reasons = band === 'free' ? [band] : [band, residential.toLowerCase()]
  if (balance > 0) reasons.push(amount > 0 ? 'part payment' : 'paid at the venue')
  return `${name}, ${age}: ${reasons.join(', ')}`
}
