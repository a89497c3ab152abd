import { mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { cachedPage } from './cached-page.ts'
import { doors } from './doors/doors.ts'
import { registration } from './durable.ts'
import { FOLDER, SECONDS } from './measured-site.ts'
import { office } from './office/office.ts'
import { render } from './peer/react-router-serve.ts'
import { hasTool } from './processes.ts'
import { rush } from './rush.ts'
import { startAndMemory } from './start-and-memory.ts'
import { printTable, type Row } from './table.ts'

/** `npm run bench -- rush render` runs only these. */
const MEASUREMENTS: Record<string, () => Promise<Row[]>> = {
  cached: cachedPage,
  render,
  registration,
  start: startAndMemory,
  rush,
  office,
  doors,
}

const WITHOUT_WRK = ['office', 'doors']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !MEASUREMENTS[name])
if (unknown.length > 0) refuse(`There is ${Object.keys(MEASUREMENTS).join(', ')}; not ${unknown}.`)
const withoutWrk = wanted.length > 0 && wanted.every((name) => WITHOUT_WRK.includes(name))
if (!withoutWrk && !hasTool('wrk')) refuse('The benchmark needs wrk (Debian: apt-get install wrk).')

// Everything except the installed tools.
for (const name of ['nginx', 'site.db', 'site.db-wal', 'bare.db', 'bare.db-wal', 'serve.db']) {
  rmSync(`${FOLDER}/${name}`, { recursive: true, force: true })
}
mkdirSync(FOLDER, { recursive: true })
console.log(`\n${cpus()[0]?.model}, Node ${process.version}, ${SECONDS} s per measurement\n`)
const rows: Row[] = []
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()))
}
printTable(rows)

function refuse(words: string): never {
  console.error(words)
  process.exit(1)
}
