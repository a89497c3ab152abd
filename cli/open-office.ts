import { composeServices } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { describeFaults, describeMistakes, openRecords } from '#server/start/open-records.ts'
import { openContent } from '#workflows/content/open-content.ts'
import type { Services } from '#workflows/services.ts'

export type Office = {
  services: Services
  config: Config
  say: (words: string) => void
  close: () => Promise<void>
}

/** Reads the configuration only. Prints its faults and returns undefined if there are any. */
export function readSettings(): Config | undefined {
  const reading = readConfig()
  return reading.ok ? reading.config : refuse(describeFaults(reading.faults))
}

export const say = (words: string) => console.log(printable(words))

export async function openOffice(settings: Config): Promise<Office | undefined> {
  const { db, config } = await openRecords(settings)
  const opened = await openContent({
    db,
    directory: config.contentDirectory,
    now: () => new Date(),
    isReadOnly: true,
  })
  if (!opened.ok) {
    await db.destroy()
    return refuse(describeMistakes(opened.mistakes))
  }
  const services = composeServices({
    config,
    content: opened.live,
    db,
    write: printErrors,
    smtpUrl: config.smtp.url,
  })
  await services.offers.refresh()
  return { services, config, say, close: () => db.destroy() }
}

function refuse(words: string): undefined {
  process.stderr.write(printable(words))
  return undefined
}

/** Prints errors only, one line each. Everything else is in the database. */
function printErrors(line: string): void {
  const { level, event, error }: Record<string, unknown> = JSON.parse(line)
  if (level === 'error')
    process.stderr.write(printable(`${event}: ${String(error).split('\n')[0]}\n`))
}

/**
 * Makes text safe to print: removes characters that move the cursor, control the terminal or reverse
 * the text, because nearly everything the office prints contains text from strangers and providers.
 * Keeps line ends, the byte order mark of a CSV file and the joiners of Indian scripts.
 */
export function printable(text: string): string {
  return text.replace(/(?![\u200c\u200d]|\r?\n|^\uFEFF)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}
