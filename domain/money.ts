import type { Language } from './language.ts'

/** An amount in whole paise (1/100 rupee). Integers avoid the rounding errors of rupees as floats. */
export type Paise = number

const RUPEES_TEXT = /^(\d{1,12})(?:\.(\d{1,2}))?$/

export function rupees(amount: number): Paise {
  return amount * 100
}

/** Parses "500.5" or "500.00", and not "1,000" or "1e3": what people type is read by `readTypedRupees`. */
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

/** The result page rounds down. */
export function wholeRupees(amount: Paise): Paise {
  return amount - (amount % 100)
}

/** Indian digit grouping: the last three digits, then pairs. */
function groupIndian(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{2}){0,9}\d{3}$)/g, ',')
}

export function signedRupees(amount: Paise): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)
}

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/** The wording of Indian receipts: "Rupees One Lakh Twenty Thousand Five Hundred and Fifty Paise Only". */
export function amountInWords(amount: Paise): string {
  const rupees = Math.trunc(amount / 100)
  const paise = amount % 100
  const parts = [
    ...(rupees > 0 || paise === 0 ? [`Rupees ${inWords(rupees)}`] : []),
    ...(paise > 0 ? [`${inWords(paise)} Paise`] : []),
  ]
  return `${parts.join(' and ')} Only`
}

const GROUPS = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const

function inWords(whole: number): string {
  const group = GROUPS.find(({ size }) => whole >= size)
  if (!group) return belowHundred(whole)
  const rest = whole % group.size
  const words = `${inWords(Math.trunc(whole / group.size))} ${group.name}`
  return rest === 0 ? words : `${words} ${inWords(rest)}`
}

function belowHundred(whole: number): string {
  if (whole < 20) return SMALL[whole] ?? ''
  const ten = TENS[Math.trunc(whole / 10)] ?? ''
  return whole % 10 === 0 ? ten : `${ten} ${SMALL[whole % 10]}`
}

/** `takes_back` marks the entry that counters an earlier one. */
export type Entry = {
  kind: 'received' | 'reduction'
  given_back: number
  amount_minor: Paise
  takes_back: string | null
}

/** An entry that was taken back counts as if it had never been made, so that its amount is due again. */
export function sumEntries(entries: readonly Entry[]): {
  receivedMinor: Paise
  returnedMinor: Paise
  reducedMinor: Paise
} {
  const sums = { receivedMinor: 0, returnedMinor: 0, reducedMinor: 0 }
  for (const { kind, given_back, amount_minor, takes_back } of entries) {
    const counted = takes_back === null ? amount_minor : -amount_minor
    const money = given_back === 1 ? 'returnedMinor' : 'receivedMinor'
    sums[kind === 'reduction' ? 'reducedMinor' : money] += counted
  }
  return sums
}

/** What came by hand and was not given back: so much can still be given back by hand. */
export function keptByHand(entries: readonly Entry[]): Paise {
  const { receivedMinor, returnedMinor } = sumEntries(entries)
  return receivedMinor - returnedMinor
}
