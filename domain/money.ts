import type { Language } from './language.ts'

/** An amount in whole paise (1/100 rupee). Integers avoid the rounding errors of rupees as floats. */
export type Paise = number

const RUPEES_TEXT = /^(\d{1,12})(?:\.(\d{1,2}))?$/

export function rupees(amount: number): Paise {
  return amount * 100
}

/** Parses "500", "500.5" or "500.00"; undefined for anything else, such as "1,000" or "1e3". What people type is read by `readTypedRupees`. */
export function parseRupees(text: string): Paise | undefined {
  const match = RUPEES_TEXT.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** The format of payment providers: "1250.50", two decimals, no grouping. */
export function toDecimalText(amount: Paise): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** For display: "Rs. 1,00,000"; with decimals only where there are paise, "Rs. 1,250.50". */
export function formatRupees(amount: Paise): string {
  const whole = groupIndian(Math.trunc(amount / 100))
  const rest = amount % 100
  return rest === 0 ? `Rs. ${whole}` : `Rs. ${whole}.${String(rest).padStart(2, '0')}`
}

/** In each language, with Western digits: "ரூ. 1,250.50"; in English "Rs. 1,250.50". */
export function rupeesIn(language: Language, amount: Paise): string {
  return formatRupees(amount).replace('Rs.', RUPEES[language])
}

const RUPEES: Record<Language, string> = { en: 'Rs.', ta: 'ரூ.', kn: 'ರೂ.', hi: 'रु.' }

/** The result page shows amounts rounded down to whole rupees. */
export function wholeRupees(amount: Paise): Paise {
  return amount - (amount % 100)
}

/** Indian digit grouping: the last three digits, then pairs. */
function groupIndian(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{2}){0,9}\d{3}$)/g, ',')
}

/** "−Rs. 500" for less than nothing. */
export function signedRupees(amount: Paise): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)
}
