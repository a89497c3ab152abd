import { findTicketByToken } from '#database/tickets/tickets.ts'
import {
  type PrivateRecord,
  readPrivateRecord,
} from '#workflows/private-links/read-private-page.ts'
import type { Services } from '#workflows/services.ts'

/** Whose data a private link is about: everybody of a registration, one attendee, or a giver. */
export type Whose = {
  kind: 'registration' | 'gift'
  id: string
  /** Of the one attendee. */
  position: number | null
}

export async function findWhose(services: Services, token: string): Promise<Whose | undefined> {
  const record = await readPrivateRecord(services, token)
  if (record) return whoseOf(record)
  const ticket = await findTicketByToken(services.db, token)
  return ticket && { kind: 'registration', id: ticket.registration_id, position: ticket.position }
}

/** Of the payer's page: everybody's. */
export function whoseOf(record: PrivateRecord): Whose {
  return record.kind === 'gift'
    ? { kind: 'gift', id: record.gift.id, position: null }
    : { kind: 'registration', id: record.registration.id, position: null }
}
