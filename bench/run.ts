import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import { GIFTS } from './gifts-script.ts'
import { installReactRouterServe } from './install.ts'
import { load } from './load.ts'
import { serveByNginx } from './nginx.ts'
import { hasTool, type Served, serve } from './processes.ts'
import { compare, printTable, type Row } from './table.ts'

/** `npm run bench`: every figure is a ratio of two servers, asked in turn within one run. */
const FOLDER = '.cache/bench'
const PORTS = { site: 3301, other: 3302 }
const SITE = `http://127.0.0.1:${PORTS.site}`
const OTHER = `http://127.0.0.1:${PORTS.other}`
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const BROTLI = { 'Accept-Encoding': 'br' }
const GZIP = { 'Accept-Encoding': 'gzip' }

if (!hasTool('wrk')) {
  console.error('The benchmark needs wrk (Debian: apt-get install wrk).')
  process.exit(1)
}
// All but what was installed to compare with.
for (const name of ['nginx', 'site.db', 'site.db-wal', 'bare.db', 'bare.db-wal', 'serve.db']) {
  rmSync(`${FOLDER}/${name}`, { recursive: true, force: true })
}
mkdirSync(FOLDER, { recursive: true })
console.log(`\n${cpus()[0]?.model}, Node ${process.version}, ${SECONDS} s per measurement\n`)
const rows: Row[] = []
for (const measure of [cachedPage, render, gift, startAndMemory]) rows.push(...(await measure()))
printTable(rows)

/** A page from memory, beside nginx with the same compressed bytes on disk. */
async function cachedPage(): Promise<Row[]> {
  const name = 'cached page ÷ nginx'
  if (!hasTool('nginx')) return [{ name, skipped: 'nginx is not installed' }]
  const site = await serveSite()
  const html = await (await fetch(`${SITE}/`)).text()
  const nginx = await serveByNginx({
    directory: `${FOLDER}/nginx`,
    port: PORTS.other,
    body: brotliCompressSync(html),
    encoding: 'br',
  })
  const row = compare({
    name,
    target: 0.42,
    ours: () => load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers: BROTLI }),
    theirs: () => load({ served: nginx, url: `${OTHER}/`, seconds: SECONDS, headers: BROTLI }),
  })
  await stopAll(site, nginx)
  return [row]
}

/** A page made anew each time, beside the framework's own server with the same pages. */
async function render(): Promise<Row[]> {
  const name = 'uncached render ÷ react-router-serve'
  const program = installReactRouterServe(FOLDER)
  if (!program) return [{ name, skipped: '@react-router/serve could not be installed' }]
  const site = await serveSite('bench/serve-uncached.ts')
  const other = await serve({
    command: ['node', program, 'bench/react-router-serve-build.ts'],
    env: { PORT: String(PORTS.other), HOST: '127.0.0.1', DATABASE_URL: database('serve') },
    url: `${OTHER}/`,
  })
  const row = compare({
    name,
    target: 1.3,
    ours: () => load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers: GZIP }),
    theirs: () => load({ served: other, url: `${OTHER}/`, seconds: SECONDS, headers: GZIP }),
  })
  await stopAll(site, other)
  return [row]
}

/** A gift that is checked, stored and handed off, beside the least that this takes. */
async function gift(): Promise<Row[]> {
  const script = `${FOLDER}/gift.lua`
  writeFileSync(script, GIFTS)
  const site = await serveSite()
  const bare = await serve({
    command: ['node', 'bench/bare-gift.ts'],
    env: { PORT: String(PORTS.other), DATABASE_FILE: `${FOLDER}/bare.db` },
    url: OTHER,
  })
  const row = compare({
    name: 'durable gift ÷ bare handler',
    target: 0.6,
    ours: () => load({ served: site, url: `${SITE}/give`, seconds: SECONDS, script }),
    theirs: () => load({ served: bare, url: OTHER, seconds: SECONDS, script }),
  })
  await stopAll(site, bare)
  return [row]
}

/** From the start of the process to its first answer; and what it holds after very many. */
async function startAndMemory(): Promise<Row[]> {
  const site = await serveSite()
  const memory: number[] = []
  for (let asked = 0; asked < 200_000; ) {
    const { perSecond } = load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers: BROTLI })
    asked += perSecond * SECONDS
    memory.push(Math.round(site.memoryMb()))
  }
  await site.stop()
  const [first = 0, last = 0] = [memory.at(0), memory.at(-1)]
  return [
    {
      name: 'start to first answer',
      figure: `${Math.round(site.startMs)} ms`,
      target: '< 1000 ms',
    },
    { name: 'memory after 200,000 requests', figure: `${last} MB`, target: '< 200 MB' },
    { name: 'memory on the way there', figure: `${first} → ${last} MB`, target: 'flat' },
  ]
}

function serveSite(program = 'server/main.ts'): Promise<Served> {
  return serve({
    command: ['node', program],
    env: { PORT: String(PORTS.site), DATABASE_URL: database('site'), RATE_LIMITS: 'off' },
    url: `${SITE}/`,
  })
}

function database(name: string): string {
  return `file:${FOLDER}/${name}.db`
}

async function stopAll(...served: Served[]): Promise<void> {
  await Promise.all(served.map(({ stop }) => stop()))
}
