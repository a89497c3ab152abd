import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { type Db, type Engine, openDatabase } from '#database/engine/open.ts'
import { migrate } from '#database/migrate.ts'
import { openSession } from '#database/staff/sign-ins.ts'
import { storeStaff } from '#database/staff/staff.ts'
import { startPostgres } from '../../tests/support/site/global-databases.ts'
import { MEASURED_EVENT } from '../measured-forms.ts'
import { FOLDER, OTHER, portOf, SITE, startCommand } from '../measured-site.ts'
import { type ServerProcess, serve } from '../processes.ts'
import { makeFamily } from '../rush-family.ts'
import { type Row, row, valueAt } from '../table.ts'
import { fillOffice } from './fill-office.ts'
import { questionsAbout, type Somebody } from './questions.ts'

const COUNT = Number(process.env.OFFICE_REGISTRATIONS ?? 100_000)

const FULL = `${FOLDER}/office.db`
const EMPTY = `${FOLDER}/office-empty.db`

export async function office(): Promise<Row[]> {
  removeFile(FULL)
  const rows = await measure('sqlite', `file:${FULL}`)
  const postgres = await startPostgres()
  try {
    return [...rows, ...(await measure('postgres', postgres.url))]
  } finally {
    await postgres.stop()
  }
}

function removeFile(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
}

async function measure(engine: Engine, url: string): Promise<Row[]> {
  const { filledIn, cookie, somebody } = await prepare(engine, url)
  const site = await serveRecords(SITE, url)
  const rows = [row(`${engine}: ${COUNT} registrations`, filledIn, '–')]
  for (const [name, path] of Object.entries(questionsAbout(somebody))) {
    const { p50, p95, status } = await ask(`/office${path}`, cookie)
    const figure = `${p95.toFixed(0)} ms`
    const detail = `half within ${p50.toFixed(0)} ms${status === 200 ? '' : `, answered ${status}`}`
    rows.push(row(`${engine}: ${name}`, figure, '≤ 100 ms', detail))
  }
  rows.push(...(await measureExport(site, engine, cookie)))
  const empty = await serveRecords(OTHER, await emptyDatabase(engine, url))
  rows.push(...(await measurePublic(engine)))
  await Promise.all([empty.stop(), site.stop()])
  return rows
}

async function emptyDatabase(engine: Engine, url: string): Promise<string> {
  if (engine === 'sqlite') {
    removeFile(EMPTY)
    return `file:${EMPTY}`
  }
  const { db } = openDatabase(url)
  await sql`create database empty`.execute(db)
  await db.destroy()
  return new URL('/empty', url).href
}

function serveRecords(site: string, databaseUrl: string): Promise<ServerProcess> {
  return serve({
    command: ['node', ...startCommand().slice(AFTER_SETUP)],
    env: { PORT: portOf(site), DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' },
    url: `${site}/`,
  })
}

/** `npm start` without setting up, which `npm run bench` has done: "node", the script and its purpose. */
const AFTER_SETUP = 3

async function prepare(engine: Engine, url: string) {
  const empty = openDatabase(url).db
  await migrate(empty)
  await empty.destroy()
  const started = performance.now()
  await fillOffice({ engine, url, count: COUNT })
  const filledIn = `filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`
  const { db } = openDatabase(url)
  const at = new Date()
  const { id } = await storeStaff(db, { email: 'bench@example.org', roles: ['admin'], at })
  const secret = await openSession(db, { staffId: id, device: 'Benchmark', at })
  const somebody = await findSomebody(db)
  await db.destroy()
  return { filledIn, cookie: `office=${secret}`, somebody }
}

/** Somebody with a name that is neither common nor rare. */
function findSomebody(db: Db): Promise<Somebody> {
  return db
    .selectFrom('attendee')
    .innerJoin('payment', 'payment.registration_id', 'attendee.registration_id')
    .select(['first_name as first', 'last_name as last', 'email', 'phone', 'txnid'])
    .select('attendee.registration_id as registration')
    .where('first_name', '=', 'prakesh')
    .where('position', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow()
}

const ROUNDS = 40
/** Not measured: the first answers of a page are those of a server that has just been started. */
const WARM_UPS = 5

async function ask(path: string, cookie: string) {
  const times: number[] = []
  let next = path
  let status = 0
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const started = performance.now()
    const answer = await fetch(`${SITE}${next}`, { headers: { Cookie: cookie } })
    const html = await answer.text()
    if (round >= WARM_UPS) times.push(performance.now() - started)
    status = answer.status
    const address = nextAddress(html)
    next = address !== undefined && round % 2 === 0 ? address : path
  }
  return { p50: valueAt(times), p95: valueAt(times, 0.95), status }
}

function nextAddress(html: string): string | undefined {
  const [link = ''] = /<a [^>]*rel="next"[^>]*>/.exec(html) ?? []
  const [, address] = /href="([^"]+)"/.exec(link) ?? []
  // The link of the list of registrations has the parameters alone.
  return address?.replace(/^\?/, '/office/registrations?').replaceAll('&amp;', '&')
}

const EXPORTED = '/office/registrations.csv?conference=bench0'

/** With the first export V8 lets its heap grow; whatever grows after that would be kept by mistake. */
async function measureExport(site: ServerProcess, engine: Engine, cookie: string): Promise<Row[]> {
  const first = await takeExport(site, cookie)
  const second = await takeExport(site, cookie)
  const third = await takeExport(site, cookie)
  const lines = `${first.lines} lines, ${(first.bytes / 1e6).toFixed(0)} MB`
  const memory = (before: number, after: number) =>
    `${before.toFixed(0)} → ${after.toFixed(0)} MB of memory`
  const inSeconds = ({ seconds }: typeof first) => `${seconds.toFixed(1)} s`
  const grown = memory(first.before, first.max)
  return [
    row(`${engine}: first export, ${lines}`, grown, '–', inSeconds(first)),
    row(`${engine}: third export`, memory(second.max, third.max), 'flat', inSeconds(third)),
  ]
}

async function takeExport(site: ServerProcess, cookie: string) {
  const before = site.memoryMb()
  const started = performance.now()
  const answer = await fetch(`${SITE}${EXPORTED}`, { headers: { Cookie: cookie } })
  let [bytes, lines, max] = [0, 0, before]
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    lines += piece.reduce((count: number, byte: number) => count + Number(byte === NEW_LINE), 0)
    max = Math.max(max, site.memoryMb())
  }
  return { before, max, bytes, lines, seconds: (performance.now() - started) / 1_000 }
}

const NEW_LINE = 10

const VISITS = 100

async function measurePublic(engine: string) {
  return [
    await compareTimes(`${engine}: a public page`, (site) => fetch(`${site}/`)),
    await compareTimes(`${engine}: a registration`, register),
  ]
}

type Visit = (site: string, round: number) => Promise<Response>

async function compareTimes(name: string, visit: Visit): Promise<Row> {
  const times: Record<string, number[]> = { [SITE]: [], [OTHER]: [] }
  for (let round = 0; round < VISITS; round++) {
    for (const site of [SITE, OTHER]) {
      const started = performance.now()
      const answer = await visit(site, round)
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}`)
      times[site]?.push(performance.now() - started)
    }
  }
  const [ours, theirs] = [valueAt(times[SITE] ?? []), valueAt(times[OTHER] ?? [])]
  const words = `half within ${ours.toFixed(1)} ms beside ${theirs.toFixed(1)} ms`
  return row(`${name} ÷ without records`, `${(ours / theirs).toFixed(2)}×`, '≤ 1.1×', words)
}

function register(site: string, round: number): Promise<Response> {
  const body = new URLSearchParams(makeFamily(round).fields)
  const headers = { Origin: site }
  const options = { method: 'POST', body, headers, redirect: 'manual' } as const
  return fetch(`${site}/${MEASURED_EVENT.key}`, options)
}
