import type { MailBody } from '../mail-body.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import {
  eventName,
  letterLink,
  seeRegistration,
  shownTickets,
  visitFacts,
  welcome,
} from './parts.ts'

/** Those who share the address that a mail goes to. */
export type TicketHolders = {
  about: RegistrationFacts
  own: { name: string; code: string; pageUrl: string }[]
  /** Whether the payer is among them. */
  isPayer: boolean
}

/** The tickets of those who share this address, for people other than the payer. */
export function ticket(holding: TicketHolders): MailBody {
  const { about, own } = holding
  const [first, ...more] = ownPages(holding)
  return {
    subject: `Your ${own.length > 1 ? 'tickets' : 'ticket'} for ${eventName(about)}`,
    heading: `You are registered for ${eventName(about)}`,
    paragraphs: [welcome(about), 'This is what you need at the entrance.'],
    facts: visitFacts(about),
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...letterLink(about)],
    closing: [PLANS_CHANGE],
  }
}

export const PLANS_CHANGE =
  'If your plans change, please tell us: answer this mail, or call the office.'

/** The page of the registration for the payer, and of each person for everybody else. */
export function ownPages({ about, own, isPayer }: TicketHolders): MailBody['links'] {
  if (isPayer) return [seeRegistration(about)]
  return own.map(({ name, pageUrl }) => ({
    label: own.length > 1 ? `The page of ${name}` : 'See your ticket',
    href: pageUrl,
  }))
}
