import { inOneLine } from '#server/log.ts'
import { OtherVersion } from '#server/start/open-records.ts'
import { type Command, OfficeMistake } from './command.ts'
import { COMMANDS, findCommand } from './commands.ts'
import { type Office, openOffice, printable, readSettings, say } from './open-office.ts'

/**
 * `npm run office -- <command>`: the office's commands for registrations, gifts and payments. Exit
 * code: 0 when all is well, 1 when something needs attention, 2 for a wrong command.
 */
// Files it writes contain names and addresses, so only the user may read them.
process.umask(0o077)
const [name, ...args] = process.argv.slice(2)
process.exitCode = await run()

async function run(): Promise<number> {
  const asksHelp = name === undefined || name === 'help' || name === '--help'
  const wanted = name === 'help' ? args[0] : asksHelp ? undefined : name
  const command = wanted === undefined ? undefined : findCommand(wanted)
  if (wanted !== undefined && !command) {
    console.error(printable(`There is no command "${wanted}".\n\n${helpOnAll()}`))
    return 2
  }
  if (!command || asksHelp || args.includes('--help')) {
    console.log(command ? helpFor(command) : helpOnAll())
    return 0
  }
  let office: Office | undefined
  try {
    const config = readSettings()
    if (!config) return 2
    const done = command.runClosed?.({ config, say }, args)
    if (done !== undefined) return done
    office = await openOffice(config)
    return office ? ((await command.run(office, args)) ?? 0) : 2
  } catch (error) {
    if (error instanceof OfficeMistake) {
      console.error(printable(`${error.message}\n\n${helpFor(command)}`))
      return 2
    }
    const words =
      error instanceof OtherVersion ? error.message : `It did not work: ${inOneLine(error)}`
    console.error(printable(words))
    return 1
  } finally {
    await office?.close()
  }
}

function helpOnAll(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'npm run office -- <command>',
    '',
    ...lines,
    '',
    'npm run office -- help <command> tells more about one.',
    'Ends with 0 when all is well, 1 when something needs looking at, 2 when the command is wrong.',
  ].join('\n')
}

function helpFor({ name, usage, summary, details }: Command): string {
  return [`npm run office -- ${name} ${usage}`.trimEnd(), '', summary, '', details.trim()].join(
    '\n',
  )
}
