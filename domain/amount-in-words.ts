import type { Paise } from './money.ts'

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
