import { OfficeMistake } from './mistake.ts'

/** The problem of a workflow of the office, in words. */
export function officeProblem(problem: Problem): OfficeMistake {
  return new OfficeMistake(WORDS[problem])
}

const WORDS = {
  unknown: 'There is no such registration.',
  'not-allowed': 'This is not allowed.',
  changed: 'Somebody else is changing it: try again.',
  cancelled: 'It is cancelled already.',
  'no-event': 'There is no such conference in the content.',
  'same-event': 'It is for this conference already.',
  'reduced-below': 'Its reductions are more than the new price: take them back first.',
  nobody: 'Somebody has to come.',
  'bad-amount': 'This is no amount such as 900 or 900.50.',
  'bad-method': 'Say --method Cash, UPI, "Bank transfer" or Cheque.',
  'bad-day': 'Say a day such as 2026-11-15, of the last 400 days and not to come.',
  'no-reference': 'Say its number: --reference "…". Only cash may come without one.',
  'long-reference': 'Say a reference of at most 100 letters.',
  'same-reference': 'A payment with this reference is recorded for it already.',
  'looks-recorded':
    'The same amount is recorded for this day already. Say --another if it came twice.',
  'more-than-price': 'The price can not be reduced by more than itself.',
  'no-reason': 'Say why: --reason "…".',
  'no-person': 'There is no such person on it.',
  'bad-words': 'Something of this can not be a name, an address, a mobile number or a city.',
  'bad-note': 'Say a note of at most 2000 characters.',
} as const

type Problem = keyof typeof WORDS
