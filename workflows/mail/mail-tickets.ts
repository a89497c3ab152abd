import type { Services } from '#workflows/services.ts'
import { ticketsAt } from '../tickets/held-tickets.ts'
import type { Mail } from './mail-row.ts'
import { readRegistration } from './registration-facts.ts'
import type { TicketHolders } from './words/tickets.ts'

/** The tickets of those who share a mail's address. Undefined when none of them comes any more. */
export async function readTicketHolders(
  services: Services,
  mail: Mail<'ticket' | 'conference-reminder'>,
): Promise<TicketHolders | undefined> {
  const about = await readRegistration(services, mail)
  const own = ticketsAt(about.tickets, mail.recipient)
  if (own.length === 0) return undefined
  return {
    about,
    own: own.map(({ name, code, token }) => ({
      name,
      code,
      pageUrl: `${services.publicUrl}/my/${token}`,
    })),
    isPayer: own.some(({ position }) => position === about.tickets[0]?.position),
  }
}
