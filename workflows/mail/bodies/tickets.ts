import { mailboxOf } from '#domain/mail/mailbox.ts'
import { TICKET_WORDS } from '#words/mail.ts'
import { ticketsOfAddress } from '#workflows/records/tickets/ticket-sheet.ts'
import type { Services } from '#workflows/services.ts'
import type { Mail, MailBody, MailLink } from '../mail.ts'
import {
  eventName,
  letterLink,
  type RegistrationFacts,
  readRegistration,
  seeRegistration,
  shownTickets,
  visitFacts,
  welcome,
} from '../registration-facts.ts'

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
export function ownPages({ about, own, isPayer }: TicketHolders): MailLink[] {
  if (isPayer) return [seeRegistration(about)]
  const words = TICKET_WORDS[about.registration.language]
  return own.map(({ name, pageUrl }) => ({
    label: own.length > 1 ? words.pageOf(name) : words.see,
    href: pageUrl,
  }))
}

/** The tickets of those who share a mail's address. Undefined when none of them comes any more. */
export async function readTicketHolders(
  services: Services,
  mail: Mail<'ticket' | 'conference-reminder'>,
): Promise<TicketHolders | undefined> {
  const holding = await readReaders(services, mail)
  return holding.own.length === 0 ? undefined : holding
}

/** Those who share a mail's address, with their tickets once they have any. */
export async function readReaders(
  services: Services,
  mail: Pick<Mail, 'registration_id' | 'recipient'>,
): Promise<TicketHolders> {
  const about = await readRegistration(services, mail)
  const isPayer = mailboxOf(mail.recipient) === mailboxOf(about.payerEmail ?? '')
  return { about, own: ownTickets(services, about, mail), isPayer }
}

/** The valid tickets of whoever reads a mail, with the addresses of their own pages. */
export function ownTickets(
  { publicUrl }: Services,
  { tickets }: RegistrationFacts,
  { recipient }: Pick<Mail, 'recipient'>,
): TicketHolders['own'] {
  const own = ticketsOfAddress(tickets, recipient)
  return own.map(({ name, code, token }) => ({ name, code, pageUrl: `${publicUrl}/my/${token}` }))
}
