import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Services } from '#workflows/services.ts'
import { ticketsAt } from '../tickets/ticket-sheet.ts'
import type { TicketHolders } from './bodies/tickets.ts'
import type { Mail } from './mail-row.ts'
import { readRegistration } from './registration-facts.ts'

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
  const own = ticketsAt(about.tickets, mail.recipient)
  return {
    about,
    own: own.map(({ name, code, token }) => ({
      name,
      code,
      pageUrl: `${services.publicUrl}/my/${token}`,
    })),
    isPayer: mailboxOf(mail.recipient) === mailboxOf(about.payerEmail ?? ''),
  }
}
