import type { MailBody } from '../mail-body.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import { TICKET_WORDS } from '../words/tickets/index.ts'
import {
  eventName,
  letterLink,
  seeRegistration,
  shownTickets,
  visitFacts,
  welcome,
} from './visit-parts.ts'

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
  const words = TICKET_WORDS[about.registration.language]
  const [first, ...more] = ownPages(holding)
  return {
    language: about.registration.language,
    subject: words.subject({ event: eventName(about), count: own.length }),
    heading: words.heading(eventName(about)),
    paragraphs: [welcome(about), words.needed],
    facts: visitFacts(about),
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...letterLink(about)],
    closing: [words.plansChange],
  }
}

/** The page of the registration for the payer, and of each person for everybody else. */
export function ownPages({ about, own, isPayer }: TicketHolders): MailBody['links'] {
  if (isPayer) return [seeRegistration(about)]
  const words = TICKET_WORDS[about.registration.language]
  return own.map(({ name, pageUrl }) => ({
    label: own.length > 1 ? words.pageOf(name) : words.see,
    href: pageUrl,
  }))
}
