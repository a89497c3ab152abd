import { printable } from '#domain/plain-text.ts'
import { composeServices } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { inOneLine } from '#server/log.ts'
import {
  describeFaults,
  describeMistakes,
  OtherVersion,
  openRecords,
} from '#server/start/open-records.ts'
import { openContent } from '#workflows/content/live-content.ts'
import { type Command, OfficeMistake, SetUpMistake } from './command.ts'
import { COMMANDS } from './commands.ts'

// Files it writes contain names and addresses, so only the user may read them.
process.umask(0o077)
const [name, ...args] = process.argv.slice(2)
process.exitCode = await run()

async function run(): Promise<number> {
  const asksHelp = name === undefined || name === 'help' || name === '--help'
  const wanted = name === 'help' ? args[0] : asksHelp ? undefined : name
  const command = COMMANDS.find((each) => each.name === wanted)
  if (wanted !== undefined && !command) {
    console.error(printable(`There is no command "${wanted}".\n\n${helpOnAll()}`))
    return 2
  }
  if (!command || asksHelp || args.includes('--help')) {
    console.log(command ? helpFor(command) : helpOnAll())
    return 0
  }
  let close = async () => {}
  try {
    const reading = readConfig()
    if (!reading.ok) throw new SetUpMistake(describeFaults(reading.faults).trimEnd())
    const open = async () => {
      const services = await openServices(reading.config)
      close = () => services.db.destroy()
      return services
    }
    const closed = { config: reading.config, say: (words: string) => console.log(printable(words)) }
    const done =
      'run' in command
        ? await command.run({ ...closed, services: await open() }, args)
        : await command.runClosed({ ...closed, open }, args)
    return done ?? 0
  } catch (error) {
    if (error instanceof OfficeMistake) {
      console.error(printable(`${error.message}\n\n${helpFor(command)}`))
      return 2
    }
    const isSaid = error instanceof SetUpMistake || error instanceof OtherVersion
    console.error(printable(isSaid ? error.message : `It did not work: ${inOneLine(error)}`))
    return error instanceof SetUpMistake ? 2 : 1
  } finally {
    await close()
  }
}

async function openServices(settings: Config) {
  const { db, config } = await openRecords(settings)
  const directory = config.contentDirectory
  const opened = await openContent({ db, directory, now: () => new Date(), isReadOnly: true })
  if (!opened.ok) {
    await db.destroy()
    throw new SetUpMistake(describeMistakes(opened.mistakes).trimEnd())
  }
  const parts = { config, content: opened.live, db, smtpUrl: config.smtp.url }
  const services = composeServices({ ...parts, write: printErrors })
  await services.offers.refresh()
  return services
}

/** Everything but errors is in the database. */
function printErrors(line: string): void {
  const { level, event, error }: Record<string, unknown> = JSON.parse(line)
  if (level === 'error') console.error(printable(`${event}: ${String(error).split('\n')[0]}`))
}

function helpOnAll(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `narthex <command>, where install.sh has set up the site; elsewhere npm run office -- <command>

${lines.join('\n')}

help <command> tells more about one.
Ends with 0 when all is well, 1 when something needs looking at, 2 when the command is wrong.`
}

function helpFor({ name, usage = '', summary, details }: Command): string {
  return `${`${name} ${usage}`.trimEnd()}\n\n${summary}\n\n${details.trim()}`
}
