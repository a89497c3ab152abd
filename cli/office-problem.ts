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
  cancelled: 'It is already cancelled.',
  'no-event': 'There is no such conference in the content.',
  'same-event': 'It is already for this conference.',
  'reduced-below': 'Its reductions are more than the new price: take them back first.',
  nobody: 'At least one person has to stay.',
  'bad-amount': 'This is not an amount such as 900 or 900.50.',
  'bad-method': 'Choose --method Cash, UPI, "Bank transfer" or Cheque.',
  'bad-day': 'Name a day such as 2026-11-15, within the last 400 days and not in the future.',
  'closed-day': 'That day is closed. Choose another --day, or open it again in the office.',
  'no-reference': 'Add its number: --reference "…". Only cash may come without one.',
  'long-reference': 'A reference has at most 100 letters.',
  'same-reference': 'A payment with this reference is already recorded for it.',
  'looks-recorded':
    'The same amount is already recorded for this day. Add --another if it came twice.',
  'more-than-price': 'A reduction can’t be more than the price.',
  'no-reason': 'Add a reason: --reason "…".',
  'no-person': 'There is no such person on it.',
  'bad-note': 'A note has at most 2000 characters.',
}
