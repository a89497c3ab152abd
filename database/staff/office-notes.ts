import type { Db } from '#database/engine/open.ts'
import { readDetails } from './office-events.ts'

export type OfficeNote = { registrationId: string; at: string; author: string; note: string }

/** What the office has noted on the registrations of a conference, oldest first. */
export async function notesOfEvent(db: Db, eventCode: string): Promise<OfficeNote[]> {
  const rows = await db
    .selectFrom('office_event')
    .innerJoin('registration', 'registration.id', 'office_event.subject_id')
    .select(['office_event.id', 'office_event.subject_id', 'office_event.at'])
    .select(['office_event.author', 'office_event.details'])
    .where('office_event.subject', '=', 'registration')
    .where('office_event.action', '=', 'add-note')
    .where('registration.event_code', '=', eventCode)
    .orderBy('office_event.at')
    .execute()
  return rows.map(({ subject_id: registrationId, at, author, ...row }) => {
    const { note = '' } = readDetails(row)
    return { registrationId, at, author, note }
  })
}
