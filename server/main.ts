import { serve } from '@hono/node-server'
import { loadContent } from '#content/load.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase, ping } from '#database/open.ts'
import type { RenderPage } from './app.ts'
import { composeServices } from './compose.ts'
import { readConfig, runAsProduction } from './config.ts'
import { createCounters } from './counters.ts'
import { drainOnSignal } from './drain.ts'
import { allowedHosts } from './http/allowed-hosts.ts'
import { createSite } from './http/site.ts'
import { openPictureBook } from './picture-book.ts'
import { mountSandbox } from './sandbox.ts'
import { describeFaults, describeMistakes, describeSite } from './words.ts'

const BUNDLE = new URL('../build/server/index.js', import.meta.url).href

await start()

async function start(): Promise<void> {
  const reading = readConfig()
  if (!reading.ok) return refuse(describeFaults(reading.faults))
  const { config } = reading
  const loaded = loadContent(config.contentDirectory)
  if (!loaded.ok) return refuse(describeMistakes(loaded.mistakes))
  const { db } = openDatabase(config.databaseUrl)
  await migrate(db)

  runAsProduction()
  const { renderPage }: { renderPage: RenderPage } = await import(BUNDLE)
  const counters = createCounters()
  const write = (line: string) => void process.stdout.write(line)
  const services = composeServices({
    config,
    content: loaded.content,
    db,
    pictures: openPictureBook('build/client/pictures'),
    counters,
    write,
  })
  const site = createSite({
    services,
    write,
    renderPage,
    hosts: allowedHosts(config),
    clientDirectory: 'build/client',
    checkReady: () => ping(db),
    sandbox: mountSandbox(config),
  })
  const server = serve({ fetch: site.fetch, port: config.port, hostname: config.host }, () => {
    process.stdout.write(describeSite(config, loaded.samples))
  })
  drainOnSignal({ server, db, log: services.log })
}

function refuse(words: string): void {
  process.stderr.write(words)
  process.exitCode = 1
}
