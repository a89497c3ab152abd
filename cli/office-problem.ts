import { problemWords } from '#app/office/words/problems.ts'
import type { Problem } from '#domain/problems.ts'
import { OfficeMistake } from './mistake.ts'

type Words = Partial<Record<Problem['problem'], string>>

/** The problem of a workflow, in the words of this command, of the command line, or of the office. */
export function officeProblem(refused: Problem, own: Words = {}): OfficeMistake {
  return new OfficeMistake(own[refused.problem] ?? WORDS[refused.problem] ?? problemWords(refused))
}

/** Where there is no form to choose from, or an option has to be named. */
const WORDS: Words = {
  unknown: 'There is no such registration.',
  cancelled: 'It is cancelled already.',
  'no-event': 'There is no such conference in the content.',
  'same-event': 'It is for this conference already.',
  'reduced-below': 'Its reductions are more than the new price: take them back first.',
  nobody: 'Somebody has to come.',
  'bad-amount': 'This is no amount such as 900 or 900.50.',
  'bad-method': 'Say --method Cash, UPI, "Bank transfer" or Cheque.',
  'bad-day': 'Say a day such as 2026-11-15, of the last 400 days and not to come.',
  'closed-day': 'That day is closed. Say another --day, or open it again in the office.',
  'no-reference': 'Say its number: --reference "…". Only cash may come without one.',
  'long-reference': 'Say a reference of at most 100 letters.',
  'same-reference': 'A payment with this reference is recorded for it already.',
  'looks-recorded':
    'The same amount is recorded for this day already. Say --another if it came twice.',
  'more-than-price': 'The price can not be reduced by more than itself.',
  'no-reason': 'Say why: --reason "…".',
  'no-person': 'There is no such person on it.',
  'bad-note': 'Say a note of at most 2000 characters.',
}
