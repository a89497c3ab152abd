import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { openDatabase } from '#database/engine/open.ts'
import { MEASURED_EVENT } from './measured-forms.ts'
import { startCommand } from './measured-site.ts'
import { serve } from './processes.ts'
import { type Family, makeFamily, POLL_MS, type Visit, visit } from './rush-family.ts'
import { type Row, row, valueAt } from './table.ts'

const FAMILIES = Number(process.env.RUSH_FAMILIES ?? 1_000)
const SECONDS = Number(process.env.RUSH_SECONDS ?? 60)
const CAPACITY = Math.round(FAMILIES * 3.2)
const PORT = Number(process.env.RUSH_PORT ?? 3303)
const FOLDER = '.cache/bench/rush'
const DATABASE = `file:${FOLDER}/church.db`
const SITE = `http://localhost:${PORT}`

/** A thousand families come within a minute. There are fewer places: the last ones join the waiting list. */
export async function rush(): Promise<Row[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const families = Array.from({ length: FAMILIES }, (_, index) => makeFamily(index + 1))
  const site = await serve({
    command: startCommand(),
    env: { PORT: String(PORT), DATABASE_URL: DATABASE, CONTENT_DIR: contentWithPlaces() },
    url: `${SITE}/`,
  })
  const started = performance.now()
  const visits = await Promise.all(families.map(come))
  const tookSeconds = (performance.now() - started) / 1_000
  const memoryMb = Math.round(site.memoryMb())
  await site.stop()
  const wrong = await audit(families, visits)
  if (wrong.length > 0 || failuresOf(visits).length > 0) process.exitCode = 1
  return report(visits, wrong, tookSeconds, memoryMb)
}

async function come(family: Family, index: number): Promise<Visit> {
  const at = ((index + Math.random()) / FAMILIES) * SECONDS * 1_000
  await new Promise((resolve) => setTimeout(resolve, at))
  try {
    return await visit(SITE, family)
  } catch (error) {
    const problem = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
    return { outcome: 'wrong', submitMs: Number.NaN, problem }
  }
}

function contentWithPlaces(): string {
  const folder = `${FOLDER}/content`
  cpSync('content', folder, { recursive: true })
  const file = `${folder}/conferences.yaml`
  const text = readFileSync(file, 'utf8')
  const code = `- code: ${MEASURED_EVENT.event.code}\n`
  writeFileSync(file, text.replace(code, `${code}        capacity: { people: ${CAPACITY} }\n`))
  return folder
}

async function audit(families: Family[], visits: Visit[]): Promise<string[]> {
  const { db } = openDatabase(DATABASE)
  const registrations = await db.selectFrom('registration').selectAll().execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  const attendees = await db.selectFrom('attendee').selectAll().execute()
  const mails = await db.selectFrom('outbox').selectAll().execute()
  await db.destroy()
  const people = Map.groupBy(attendees, ({ registration_id }) => registration_id)
  const byFamily = new Map(registrations.map((row) => [row.submission, row]))
  const places = registrations
    .filter(({ hold }) => hold !== 'waiting')
    .reduce((sum, row) => sum + row.places, 0)
  const facts = families.flatMap((family, index): [string, unknown, unknown][] => {
    const name = family.fields.submission ?? ''
    const stored = byFamily.get(name)
    const paid = visits[index]?.outcome === 'paid'
    const own = payments.filter(({ registration_id }) => registration_id === stored?.id)
    const isOwn = (id: string | null) => own.some((payment) => payment.id === id)
    const told = mails.filter(
      (mail) => mail.registration_id === stored?.id || isOwn(mail.payment_id),
    )
    const received = own.reduce((sum, { received_minor }) => sum + (received_minor ?? 0), 0)
    const due = family.duePaise
    return [
      [`${name}: due`, stored?.due_minor, due],
      [`${name}: received`, received, paid ? due : 0],
      [`${name}: places`, stored?.hold, paid ? 'confirmed' : 'waiting'],
      [`${name}: people`, people.get(stored?.id ?? '')?.length ?? 0, family.people],
      [`${name}: mails`, told.length, 1],
    ]
  })
  return [
    ...facts,
    ['registrations', registrations.length, FAMILIES] as const,
    ['places beyond the capacity', Math.max(places - CAPACITY, 0), 0] as const,
  ].flatMap(([what, is, must]) => (is === must ? [] : [`${what}: ${is}, not ${must}`]))
}

function failuresOf(visits: Visit[]): string[] {
  return visits.flatMap(({ outcome, problem }) => (outcome === 'wrong' ? [problem ?? ''] : []))
}

function report(visits: Visit[], wrong: string[], tookSeconds: number, memoryMb: number): Row[] {
  const count = (outcome: string) => visits.filter((each) => each.outcome === outcome).length
  const times = visits.map(({ submitMs }) => submitMs)
  const at = (share: number) => `${Math.round(valueAt(times, share))} ms`
  const failures = failuresOf(visits)
  const late = visits.filter(({ confirmMs = 0 }) => confirmMs >= POLL_MS).length
  const came = `${count('paid')} paid, ${count('waiting')} on the waiting list`
  const name = `rush: ${FAMILIES} families in ${SECONDS} s`
  return [
    row(name, `${tookSeconds.toFixed(1)} s`, `< ${SECONDS + 5} s`, came),
    row('rush: errors', String(failures.length), '0', failures[0]),
    row('rush: wrong totals', String(wrong.length), '0', wrong[0]),
    row(`rush: confirmed after ${POLL_MS / 1_000} s or more`, String(late), '0'),
    row('rush: Submit, middle', at(0.5), '< 100 ms'),
    row('rush: Submit, one in a hundred', at(0.99), '< 500 ms'),
    row('rush: memory at the end, sandbox and its mailbox included', `${memoryMb} MB`, '–'),
  ]
}
