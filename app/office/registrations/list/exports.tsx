import { Instead, officeFile } from '#app/office/engine/engine.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { exportRegistrations } from '#workflows/registration-lists/list-registrations.ts'
import { personSheet } from '#workflows/registration-lists/person-columns.ts'
import { csvFile } from '#workflows/registration-lists/sheets/csv-line.ts'
import { xlsxFile } from '#workflows/registration-lists/sheets/xlsx-file.ts'
import { unreadFilter } from './registration-filter.tsx'

const FORMATS = [
  { name: 'CSV', ending: 'csv', type: 'text/csv; charset=utf-8', write: csvFile },
  {
    name: 'Excel',
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
] as const

export const exportRows = FORMATS.map(({ name, ending, type, write }) =>
  officeFile({
    path: `/registrations.${ending}`,
    async read(services, { actor }, sent) {
      const { filter, given, query } = readList(sent, REGISTRATION_PARAMETERS)
      const unread = unreadFilter(given, sent)
      if (unread) return unread
      const asked = Object.fromEntries(new URLSearchParams(query))
      const wanted = { actor, filter, format: name, asked }
      const exported = await exportRegistrations(services, wanted)
      if (!exported.ok) {
        if (exported.problem === 'not-allowed') return exported
        return new Instead(
          'Too long for Excel',
          422,
          <p>
            Excel opens at most a million lines.{' '}
            <a href={`/office/registrations.csv${query}`}>Take it as CSV</a>, or{' '}
            <a href={`/office/registrations${query}`}>go back</a> and choose a conference.
          </p>,
        )
      }
      const today = dayInIndia(services.now().getTime())
      const title = filter.event
        ? shortName(services.content.conferences, filter.event, today)
        : 'Registrations'
      const sheet = personSheet(services, title, exported.registrations)
      // "Encounter-with-God-12-13-Dec-2026-11-19.xlsx": headers have no other letters.
      const file = `${title} ${today}.${ending}`.replaceAll(/[^\w.]+/g, '-')
      return { name: file, type, body: streamBody(write(sheet)) }
    },
  }),
)

/** A response's body that is made as fast as it is read, and no further once the reader is gone. */
function streamBody(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
