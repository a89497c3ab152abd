import { findOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import { changesFor } from '#domain/registration/told-changes.ts'
import type { Services } from '#workflows/services.ts'
import { readConcerned } from '../corrections/notify-changed-addresses.ts'
import { ticketsAt } from '../tickets/ticket-sheet.ts'
import type { Mail } from './mail-row.ts'
import { type Addressed, readAddressed } from './registration-facts.ts'

/** What the office has changed, as far as it concerns whoever reads the mail. */
export type OfficeChange = Addressed & {
  action: string
  /** Of everything that was done. */
  details: OfficeDetails
  /** Of those only the ones that concern the reader. */
  changes: NonNullable<OfficeDetails['changes']>
  /** The reader's valid tickets, with the address of their own page. */
  own: { name: string; code: string; pageUrl: string }[]
}

/** Undefined when it no longer concerns the reader. Also once it is cancelled: that mail does not say this. */
export async function readOfficeChange(
  services: Services,
  mail: Mail<'registration-changed'>,
): Promise<OfficeChange | undefined> {
  const { db, publicUrl } = services
  const event = await findOfficeEvent(db, mail.facts.eventId)
  const addressed = await readAddressed(services, mail)
  const { registration, tickets } = addressed.about
  if (!event) return undefined
  const { action, details } = event
  const all = details.changes ?? []
  const people = await readConcerned(db, registration.id, all)
  const changes = changesFor(all, { people, email: mail.recipient })
  const concerns = addressed.isPayer || changes.length > 0 || action === 'restore-registration'
  if (!concerns) return undefined
  const own = ticketsAt(tickets, mail.recipient).map(({ name, code, token }) => ({
    name,
    code,
    pageUrl: `${publicUrl}/my/${token}`,
  }))
  return { ...addressed, action, details, changes, own }
}
