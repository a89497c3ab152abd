import type { HeldTicket } from '../tickets/held-tickets.ts'
import type { MailBody } from './mail-body.ts'
import { shownTickets } from './mail-tickets.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, letterLink, visitFacts } from './registration-mails.ts'
import { ownPages } from './ticket-mail.ts'

type Telling = { own: readonly HeldTicket[]; publicUrl: string }

/** Shortly before the conference, with the letter and the tickets. Undefined for those who don't come any more. */
export function conferenceReminder(
  about: RegistrationFacts,
  telling: Telling,
): MailBody | undefined {
  const { own } = telling
  const [first, ...more] = ownPages(about, telling)
  if (own.length === 0) return undefined
  return {
    subject: `${eventName(about)} begins soon`,
    heading: `${eventName(about)} begins soon`,
    paragraphs: [
      'We look forward to seeing you. Here is everything that you need, in one place.',
      ...(about.letterUrl
        ? [
            'Please read the General Information Letter: it says what to bring and how to get there.',
          ]
        : []),
    ],
    facts: visitFacts(about),
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...letterLink(about)],
    closing: ['If your plans change, please tell us: answer this mail, or call the office.'],
    reason: 'You get this mail once, because you are registered with this address.',
  }
}
