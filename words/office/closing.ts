import { MAX_COLUMNS } from '#domain/csv.ts'
import { formatRupees, type Paise } from '#domain/money.ts'

/** By field. What is not here has changed meanwhile: no mistake of whoever sent the form. */
export const CLOSE_ERRORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bad-day': { day: 'Please choose a day that has begun.' },
  'bad-amount': { counted: 'Please enter the cash that was counted, such as 4900 or 0.' },
  'no-reason': { reason: 'Please say why.' },
}

export const COMPARED_WORDS = {
  agrees: 'Online, received = recorded.',
  differs: 'Online, received ≠ recorded.',
  'not-compared': 'Online, received and recorded are not compared.',
}

export function differenceWords(differenceMinor: Paise): string {
  if (differenceMinor === 0) return 'That is exactly what was recorded.'
  const amount = formatRupees(Math.abs(differenceMinor))
  return `That is ${amount} ${differenceMinor > 0 ? 'more' : 'less'} than was recorded.`
}

export const KIND_WORDS = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
}

export function verdictWords({ kind, verdict }: Line): string {
  return kind !== 'payment' && verdict === 'unknown'
    ? 'Taken back, not recorded by us'
    : VERDICTS[verdict]
}

type Line = { kind: keyof typeof KIND_WORDS; verdict: keyof typeof VERDICTS }

const VERDICTS = {
  matched: 'Matched',
  unknown: 'Unknown to us, or not received',
  differing: 'Wrong amount',
  twice: 'Twice in the file',
  unbalanced: 'Fee, tax and net don’t add up',
}

export function settlementProblemWords(
  problem: 'no-columns' | 'too-large',
  mostLines: number,
): string {
  return problem === 'no-columns'
    ? 'The file lacks a column with transaction numbers (txnid), or one with amounts. Is it the settlement report, as CSV?'
    : `The file has more than ${mostLines.toLocaleString('en-IN')} lines or more than ${MAX_COLUMNS} columns, which is more than we can compare at once. Please export fewer days at a time.`
}
