import { type HeldTicket, ticketsAt } from '../tickets/held-tickets.ts'
import type { MailBody } from './mail-body.ts'
import { shownTickets } from './mail-tickets.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, letterLink, visitFacts } from './registration-mails.ts'

type Telling = { recipient: string; publicUrl: string }

/**
 * The tickets of those who share this address, for people other than the payer. Undefined when none
 * of them comes any more.
 */
export function ticketMail(about: RegistrationFacts, telling: Telling): MailBody | undefined {
  const { recipient, publicUrl } = telling
  const own = ticketsAt(about.tickets, recipient)
  const pages = ownPages(about, { own, publicUrl })
  if (own.length === 0) return undefined
  const [first, ...more] = pages
  return {
    subject: `Your ${own.length > 1 ? 'tickets' : 'ticket'} for ${eventName(about)}`,
    heading: `You are registered for ${eventName(about)}`,
    paragraphs: ['We look forward to seeing you. This is what you need at the entrance.'],
    facts: visitFacts(about),
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...letterLink(about)],
    closing: ['If your plans change, please tell us: answer this mail, or call the office.'],
  }
}

type Readers = { own: readonly HeldTicket[]; publicUrl: string }

/** The page of the registration for the payer, and of each person for everybody else. */
export function ownPages(about: RegistrationFacts, { own, publicUrl }: Readers): MailBody['links'] {
  if (own.some(({ position }) => position === about.tickets[0]?.position)) {
    return [{ label: 'See your registration', href: about.pageUrl }]
  }
  return own.map(({ name, token }) => ({
    label: own.length > 1 ? `The page of ${name}` : 'See your ticket',
    href: `${publicUrl}/my/${token}`,
  }))
}
