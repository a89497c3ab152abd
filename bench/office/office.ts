import { rmSync } from 'node:fs'
import { migrate } from '#database/migrate.ts'
import { type Db, type Engine, openDatabase } from '#database/open.ts'
import { storeStaff } from '#database/staff.ts'
import { openSession } from '#database/staff-sessions.ts'
import { FOLDER, SITE, serveSite } from '../measured-site.ts'
import type { Row } from '../table.ts'
import { ask } from './ask-office.ts'
import { fillOffice } from './fill-office.ts'
import { measureExport } from './measure-export.ts'
import { openPostgres } from './open-postgres.ts'
import { questionsAbout, type Somebody } from './questions.ts'

const COUNT = Number(process.env.OFFICE_REGISTRATIONS ?? 1_000_000)

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
  const { filledIn, cookie, somebody } = await prepare(engine, url)
  const site = await serveSite({ databaseUrl: url })
  const rows: Row[] = [{ name: `${engine}: ${COUNT} registrations`, figure: filledIn, target: '–' }]
  for (const { name, path } of questionsAbout(somebody)) {
    const { p50, p95, status } = await ask(SITE, path, cookie)
    const figure = `${p95.toFixed(0)} ms`
    const detail = `half within ${p50.toFixed(0)} ms${status === 200 ? '' : `, answered ${status}`}`
    rows.push({ name: `${engine}: ${name}`, figure, target: '≤ 100 ms', detail })
  }
  rows.push(...(await measureExport(site, { engine, cookie })))
  await site.stop()
  return rows
}

/** Fills an empty database, and signs somebody in. */
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
    .selectFrom('registration_word')
    .innerJoin('attendee', 'attendee.registration_id', 'registration_word.registration_id')
    .innerJoin('payment', 'payment.registration_id', 'attendee.registration_id')
    .select(['first_name as first', 'last_name as last', 'email', 'phone', 'txnid'])
    .select('attendee.registration_id as registration')
    .where('word', '=', 'prakesh')
    .where('position', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow()
}
