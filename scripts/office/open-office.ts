import type { Services } from '#app/services.server.ts'
import { loadContent } from '#content/load.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { composeServices } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createCounters } from '#server/counters.ts'
import { withKeptSalt } from '#server/kept-salt.ts'
import { describeFaults, describeMistakes } from '#server/words.ts'

export type Office = {
  services: Services
  config: Config
  say: (words: string) => void
  close: () => Promise<void>
}

/** The same services as the site's, on the same database. What is wrong is said, and ends it. */
export async function openOffice(): Promise<Office | undefined> {
  const reading = readConfig()
  if (!reading.ok) return refuse(describeFaults(reading.faults))
  const loaded = loadContent(reading.config.contentDirectory)
  if (!loaded.ok) return refuse(describeMistakes(loaded.mistakes))
  const { db } = openDatabase(reading.config.databaseUrl)
  await migrate(db)
  const config = await withKeptSalt(reading.config, db)
  const services = composeServices({
    config,
    content: loaded.content,
    db,
    pictures: () => ({ src: '', alt: '', width: 0, height: 0 }),
    counters: createCounters(),
    write: tellErrors,
    smtpUrl: config.smtp.url,
  })
  return { services, config, say: (words) => console.log(words), close: () => db.destroy() }
}

function refuse(words: string): undefined {
  process.stderr.write(words)
  return undefined
}

/** What happens is in the records; only what goes wrong is told here, and in one line. */
function tellErrors(line: string): void {
  const { level, event, error }: Record<string, unknown> = JSON.parse(line)
  if (level === 'error') process.stderr.write(`${event}: ${String(error).split('\n')[0]}\n`)
}
