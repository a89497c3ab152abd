import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { lockRegistration } from '#database/records/registration/registrations.ts'
import { registrationsToNotify } from '#database/records/tickets/tickets.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import type { Services } from '#workflows/services.ts'
import { type HeldTicket, heldTickets } from './read-tickets.ts'

const BATCH = 20

/** Queues a mail to each address with new tickets. */
export async function notifyTicketHolders(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for await (const ids of dueBatches(() => registrationsToNotify(services.db, BATCH))) {
    for (const id of ids) {
      if (isStopping()) return
      await services.db.transaction().execute((tx) => notifyOne(tx, services, id))
    }
  }
}

export async function areTicketMailsDue({ db }: Services): Promise<boolean> {
  return (await registrationsToNotify(db, 1)).length > 0
}

/**
 * Under the registration's lock, so that two processes don't both tell. Each mailbox gets one mail; the payer's
 * first tickets are in the confirmation.
 */
async function notifyOne(tx: Db, { now, log }: Services, id: string): Promise<void> {
  const held = await heldTickets(tx, await lockRegistration(tx, id))
  const payer = mailboxOf(held[0]?.email ?? '')
  const isToTell = ({ tell, email }: HeldTicket) =>
    tell !== 'done' && !(tell === 'with-confirmation' && mailboxOf(email) === payer)
  const byMailbox = Map.groupBy(held.filter(isToTell), ({ email }) => mailboxOf(email))
  for (const tickets of byMailbox.values()) {
    await queueMail(tx, {
      kind: 'ticket',
      // Named after the people and links in it: whoever is added or gets another address is mailed too.
      name: tickets.map(({ position, token }) => `${position}-${token.slice(0, 4)}`).join('.'),
      about: { registration_id: id },
      recipient: tickets[0]?.email ?? '',
      at: now(),
    })
  }
  await changeRows(tx, 'ticket', { registration_id: id }, { tell: 'done' })
  log.info('tickets-told', { registration: id })
}
