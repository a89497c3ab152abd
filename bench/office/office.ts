import { rmSync } from 'node:fs'
import { migrate } from '#database/migrate.ts'
import { type Engine, openDatabase } from '#database/open.ts'
import { storeStaff } from '#database/staff.ts'
import { openSession } from '#database/staff-sessions.ts'
import { FOLDER, portOf, SITE } from '../measured-site.ts'
import { type Served, serve } from '../processes.ts'
import type { Row } from '../table.ts'
import { ask, QUESTIONS } from './ask-office.ts'
import { fillOffice } from './fill-office.ts'
import { openPostgres } from './open-postgres.ts'

const COUNT = Number(process.env.OFFICE_REGISTRATIONS ?? 1_000_000)
const EXPORTED = '/office/registrations.csv?conference=bench0'

/** The office over a million registrations, on both engines. */
export async function office(): Promise<Row[]> {
  const file = `${FOLDER}/office.db`
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
  const rows = await measure('sqlite', `file:${file}`)
  const postgres = await openPostgres()
  try {
    return [...rows, ...(await measure('postgres', postgres.url))]
  } finally {
    await postgres.stop()
  }
}

async function measure(engine: Engine, url: string): Promise<Row[]> {
  const { filledIn, cookie } = await prepare(engine, url)
  const site = await serve({
    command: ['node', 'server/main.ts'],
    env: { PORT: portOf(SITE), DATABASE_URL: url, RATE_LIMITS: 'off' },
    url: `${SITE}/`,
  })
  const rows: Row[] = [{ name: `${engine}: ${COUNT} registrations`, figure: filledIn, target: '–' }]
  for (const { name, path } of QUESTIONS) {
    const { p50, p95, status } = await ask(SITE, path, cookie)
    const figure = `${p95.toFixed(0)} ms`
    const detail = `half within ${p50.toFixed(0)} ms${status === 200 ? '' : `, answered ${status}`}`
    rows.push({ name: `${engine}: ${name}`, figure, target: '≤ 100 ms', detail })
  }
  rows.push(await measureExport(engine, site, cookie))
  await site.stop()
  return rows
}

/** Fills an empty database, and signs somebody in. */
async function prepare(engine: Engine, url: string) {
  const { db } = openDatabase(url)
  await migrate(db)
  const started = performance.now()
  await fillOffice({ engine, url, count: COUNT })
  const filledIn = `filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`
  const at = new Date()
  const { id } = await storeStaff(db, { email: 'bench@example.org', roles: ['admin'], at })
  const secret = await openSession(db, { staffId: id, device: 'Benchmark', at })
  await db.destroy()
  return { filledIn, cookie: `office=${secret}` }
}

async function measureExport(engine: Engine, site: Served, cookie: string): Promise<Row> {
  const before = site.memoryMb()
  const started = performance.now()
  const answer = await fetch(`${SITE}${EXPORTED}`, { headers: { Cookie: cookie } })
  let [bytes, most] = [0, before]
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    most = Math.max(most, site.memoryMb())
  }
  const seconds = (performance.now() - started) / 1_000
  return {
    name: `${engine}: export of a tenth, ${(bytes / 1e6).toFixed(0)} MB`,
    figure: `${before.toFixed(0)} → ${most.toFixed(0)} MB of memory`,
    target: 'flat',
    detail: `${seconds.toFixed(1)} s`,
  }
}
