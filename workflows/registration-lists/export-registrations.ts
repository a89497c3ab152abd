import type { RegistrationFilter, RegistrationSort } from '#database/search/registration-filter.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { eachRegistration } from './each-registration.ts'
import { personRows } from './person-rows.ts'
import { MOST_XLSX_ROWS, type StreamedSheet } from './sheets/xlsx-file.ts'

type RegistrationExport =
  | { ok: true; rows: StreamedSheet['rows'] }
  | { ok: false; problem: 'too-long' }
  | NotAllowed

type Wanted = {
  actor: Actor
  filter: RegistrationFilter
  sort: RegistrationSort
  format: 'CSV' | 'Excel'
  /** The filter as the address has it, for the history. */
  asked: Record<string, string>
}

/** One line a person, of exactly what is filtered. The history says who took what and how many. */
export async function exportRegistrations(
  services: Services,
  { actor, filter, sort, format, asked }: Wanted,
): Promise<RegistrationExport> {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const { db, now } = services
  const list = await openRegistrationList(db, { filter, sort })
  const people = list.totals?.people
  if (format === 'Excel' && (people ?? 0) > MOST_XLSX_ROWS)
    return { ok: false, problem: 'too-long' }
  // Before the first line leaves: an export that is broken off has been seen too.
  await appendOfficeEvent(db, {
    actor,
    subject: 'export',
    subjectId: 'registrations',
    action: format === 'CSV' ? 'export-csv' : 'export-excel',
    details: { filter: asked, people: people ?? 'more than could be counted' },
    at: now(),
  })
  return { ok: true, rows: rowsOf(services, list) }
}

async function* rowsOf(
  services: Services,
  list: Parameters<typeof eachRegistration>[1],
): AsyncGenerator<(string | number)[][]> {
  for await (const batch of eachRegistration(services.db, list)) yield batch.flatMap(personRows)
}
