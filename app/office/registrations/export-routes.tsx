import { Hono } from 'hono'
import { readList } from '#app/office/form/read-list.ts'
import { asStaff, type OfficeContext, type OfficeEnv } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import {
  exportRegistrations,
  PERSON_COLUMNS,
} from '#workflows/registration-lists/export-registrations.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/registration-lists/sheets/csv-line.ts'
import { type StreamedSheet, xlsxFile } from '#workflows/registration-lists/sheets/xlsx-file.ts'
import { unreadFilter } from './unread-filter.tsx'

export const exportRoutes = new Hono<OfficeEnv>()

type Format = {
  name: 'CSV' | 'Excel'
  ending: string
  type: string
  write: (sheet: StreamedSheet) => AsyncIterable<Uint8Array>
}

const FORMATS: readonly Format[] = [
  { name: 'CSV', ending: 'csv', type: 'text/csv; charset=utf-8', write: csvFile },
  {
    name: 'Excel',
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
]

for (const format of FORMATS) {
  exportRoutes.get(`/registrations.${format.ending}`, (context) => answerExport(context, format))
}

async function answerExport(
  context: OfficeContext,
  { name, ending, type, write }: Format,
): Promise<Response> {
  const { filter, given, query } = readList(context.req.query(), REGISTRATION_PARAMETERS)
  const unread = unreadFilter(given, context.req.query())
  if (unread) return answerPage(context, unread.page)
  const asked = Object.fromEntries(new URLSearchParams(query))
  const exported = await asStaff(context, exportRegistrations, { filter, format: name, asked })
  if (!exported.ok) {
    if (exported.problem === 'not-allowed') return answerNotAllowed(context)
    const content = <TooLong query={query} />
    return answerPage(context, { title: 'Too long for Excel', status: 422, content })
  }
  const columns = PERSON_COLUMNS.map((column) => COLUMN_LABELS[column])
  return new Response(streamBody(write({ columns, rows: exported.rows })), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="registrations.${ending}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

const COLUMN_LABELS: Record<(typeof PERSON_COLUMNS)[number], string> = {
  ...REGISTRATION_FIELDS.en.person,
  conference: 'Conference',
  residential: 'Residential',
  arrival: 'Arrival',
  standing: 'Standing',
  txnid: 'Transaction number',
  due: 'Due (Rs.)',
  party: 'Registering as',
  'payment-type': 'Payment type',
  price: 'Price (Rs.)',
  reduced: 'Reduced (Rs.)',
  received: 'Received (Rs.)',
  returned: 'Given back (Rs.)',
  registered: 'Registered',
  registration: 'Registration',
  language: 'Language',
}

async function* csvFile({ columns, rows }: StreamedSheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(columns))
  for await (const group of rows) yield encoder.encode(group.map(csvLine).join(''))
}

function TooLong({ query }: { query: string }) {
  return (
    <>
      <h1>Too long for Excel</h1>
      <p>
        Excel opens at most a million lines.{' '}
        <a href={`/office/registrations.csv${query}`}>Take it as CSV</a>, or{' '}
        <a href={`/office/registrations${query}`}>go back</a> and choose a conference.
      </p>
    </>
  )
}

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
