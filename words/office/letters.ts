import { type LetterProblem, LONGEST_SUBJECT, LONGEST_TEXT } from '#domain/mail/letter.ts'
import { WHO, type Who } from '#domain/registration/places.ts'

const COUNT = new Intl.NumberFormat('en-IN')
const LIST = new Intl.ListFormat('en-GB')

export const LETTER_HELP = {
  subject: `At most ${LONGEST_SUBJECT} characters.`,
  text: `At most ${COUNT.format(LONGEST_TEXT)} characters. An empty line begins a new paragraph; an address such as https://… becomes a link.`,
}

/** By field. */
export const LETTER_ERRORS: Record<LetterProblem, Readonly<Record<string, string>>> = {
  'no-subject': { subject: 'Please write a subject.' },
  'long-subject': { subject: `Please enter at most ${LONGEST_SUBJECT} characters.` },
  'no-text': { text: 'Please write a message.' },
  'long-text': { text: `Please enter at most ${COUNT.format(LONGEST_TEXT)} characters.` },
}

export function whomFirstWords(why: 'no-filter' | 'nobody' | 'too-many', most: number): string {
  if (why === 'no-filter') return 'Please filter the list first, for example by conference.'
  return why === 'nobody'
    ? 'Nobody on this list can be written to: no address is known, or their mail came back.'
    : `More than ${COUNT.format(most)} registrations match. Please choose a conference or a status first.`
}

export function recipientSentences(recipients: {
  addresses: readonly unknown[]
  registrations: number
  withoutAddress: number
  undeliverable: number
  people: ReadonlyMap<Who, number>
}) {
  const { addresses, registrations, withoutAddress, undeliverable, people } = recipients
  const to = counted(addresses.length, 'address', 'addresses')
  const of = counted(registrations, 'registration', 'registrations')
  const who = WHO.flatMap((each) => {
    const count = people.get(each)
    return count ? `${COUNT.format(count)} ${each}` : []
  })
  return [
    `To ${to} of ${of}, one mail for each address: ${LIST.format(who)}.`,
    withoutAddress > 0 && `Without an address: ${counted(withoutAddress, 'person', 'people')}.`,
    undeliverable > 0 &&
      `Left out, because their last mail came back: ${counted(undeliverable, 'address', 'addresses')}.`,
  ]
}

export function mailCount(count: number): string {
  return counted(count, 'mail', 'mails')
}

function counted(count: number, one: string, more: string): string {
  return `${COUNT.format(count)} ${count === 1 ? one : more}`
}
