import type { Errors } from '#app/ui/form/typed.ts'
import { type LetterProblem, LONGEST_SUBJECT, LONGEST_TEXT } from '#domain/mail/letter.ts'

const COUNT = new Intl.NumberFormat('en-IN')

export const SUBJECT_LIMIT = `At most ${LONGEST_SUBJECT} characters.`
export const TEXT_LIMIT = `At most ${COUNT.format(LONGEST_TEXT)} characters. An empty line begins a new paragraph; an address such as https://… becomes a link.`

/** What is wrong with a letter, beside its field. */
export const LETTER_ERRORS: Record<LetterProblem, Errors> = {
  'no-subject': { subject: 'Please write a subject.' },
  'long-subject': { subject: `Please enter at most ${LONGEST_SUBJECT} characters.` },
  'no-text': { text: 'Please write a message.' },
  'long-text': { text: `Please enter at most ${COUNT.format(LONGEST_TEXT)} characters.` },
}
