import { Hono } from 'hono'
import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { exportRegistrations } from '#workflows/registration-lists/export-registrations.ts'
import { PERSON_COLUMNS } from '#workflows/registration-lists/person-rows.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/registration-lists/sheets/csv-line.ts'
import { type StreamedSheet, xlsxFile } from '#workflows/registration-lists/sheets/xlsx-file.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { listQuery, readListAddress } from './list-address.ts'
import { streamBody } from './stream-body.ts'

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
  const { filter, sort, fields } = readListAddress(new URL(context.req.url).searchParams)
  const asked = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const wanted = { actor: staffOf(context), filter, sort, format: name, asked }
  const exported = await exportRegistrations(context.env.services, wanted)
  if (!exported.ok) {
    if (exported.problem === 'not-allowed') return answerNotAllowed(context)
    const content = <TooLong query={listQuery(fields)} />
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
  ...PERSON_LABELS,
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
