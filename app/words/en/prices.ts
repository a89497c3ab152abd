import { formatRupees, type Paise } from '#domain/money.ts'
import type { PriceTable, QuoteLine } from '#domain/registration/price.ts'

/** One amount of a price list: for whom it is, and how it comes about. */
export type PriceRow = { label: string; reason?: string; amount: string }

/** What each person pays, with the reason beside each amount that needs one. */
export function priceList(prices: PriceTable): PriceRow[] {
  const full = { residential: prices.residential, nonResidential: prices.nonResidential }
  const child = {
    residential: prices.residentialChild,
    nonResidential: prices.nonResidentialChild,
  }
  return [
    ...ageRows('12 and over', full),
    ...ageRows('6 to 11', child, full),
    { label: '5 and under', amount: 'Free' },
    {
      label: 'Pre-registration, for everyone of 6 and over',
      reason: rest(prices),
      amount: formatRupees(prices.part),
    },
  ]
}

/** "Rs. 700, residential Rs. 2,100": what a person of 12 or over pays. */
export function priceWords({ residential, nonResidential }: PriceTable): string {
  const usual = formatRupees(nonResidential)
  return residential === nonResidential
    ? usual
    : `${usual}, residential ${formatRupees(residential)}`
}

type Stays = { residential: Paise; nonResidential: Paise }

/** `full` is what a price is a share of. A price that is the same for both stays is named once. */
function ageRows(ages: string, price: Stays, full?: Stays): PriceRow[] {
  if (price.residential !== price.nonResidential) {
    return [
      row(`${ages}, residential`, price.residential, full?.residential),
      row(`${ages}, non-residential`, price.nonResidential, full?.nonResidential),
    ]
  }
  if (!full || full.residential === full.nonResidential) {
    return [row(`${ages}, residential or not`, price.residential, full?.residential)]
  }
  const reason = 'The same for both, and no share of the full price'
  return [{ ...row(`${ages}, residential or not`, price.residential), reason }]
}

function row(label: string, price: Paise, full?: Paise): PriceRow {
  const reason = full ? { reason: shareOf(price, full) } : {}
  return { label, ...reason, amount: formatRupees(price) }
}

/** "70% of Rs. 2,100", "About 67% of Rs. 700" */
function shareOf(price: Paise, full: Paise): string {
  const percent = (price / full) * 100
  const about = Number.isInteger(percent) ? '' : 'About '
  return `${about}${Math.round(percent)}% of ${formatRupees(full)}`
}

function rest({ fullPaymentAtVenue }: PriceTable): string {
  return fullPaymentAtVenue
    ? 'A part of the price. The rest is paid at the venue, and so is a full registration'
    : 'A part of the price. The rest is paid later'
}

/** "You pay Rs. 1,200 now, Rs. 6,570 later." */
export function payLine({ total, balance }: { total: Paise; balance: Paise }): string {
  if (total === 0 && balance === 0) return 'You pay nothing.'
  if (total === 0) return `You pay nothing now, ${formatRupees(balance)} later.`
  const later = balance > 0 ? `, ${formatRupees(balance)} later` : ''
  return `You pay ${formatRupees(total)} now${later}.`
}

/** The reasons for one person's share of the price: "Asha, 8: child, residential" */
export function explainPrice({ name, age, band, residential, amount, balance }: QuoteLine): string {
  const reasons = band === 'free' ? [band] : [band, residential.toLowerCase()]
  if (balance > 0) reasons.push(amount > 0 ? 'part payment' : 'paid at the venue')
  return `${name}, ${age}: ${reasons.join(', ')}`
}
