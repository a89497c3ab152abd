import type { AgeBand } from './age-band.ts'
import type { QuoteLine, ResidentialType } from './price.ts'

/** The reasons for one person's share of the price. */
type Explanation = {
  name: string
  age: number
  band: AgeBand
  residential: ResidentialType
  due: 'nothing' | 'in full' | 'in part' | 'at the venue'
}

export function explainPrice({
  name,
  age,
  band,
  residential,
  amount,
  balance,
}: QuoteLine): Explanation {
  return { name, age, band, residential, due: whenDue(amount, balance) }
}

/** "Asha, 8: child, residential" */
export function explainInWords(line: QuoteLine): string {
  const { name, age, band, residential, due } = explainPrice(line)
  const reasons = band === 'free' ? [band] : [band, residential.toLowerCase()]
  if (due === 'in part') reasons.push('part payment')
  if (due === 'at the venue') reasons.push('paid at the venue')
  return `${name}, ${age}: ${reasons.join(', ')}`
}

function whenDue(amount: number, balance: number): Explanation['due'] {
  if (amount === 0) return balance === 0 ? 'nothing' : 'at the venue'
  return balance === 0 ? 'in full' : 'in part'
}
