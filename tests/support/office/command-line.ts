import { execFile } from 'node:child_process'
import { OfficeMistake } from '#cli/command.ts'
import { COMMANDS } from '#cli/commands.ts'
import { builtFile } from '../site/built-site.ts'
import { configured } from '../site/live-settings.ts'
import type { TestServices } from '../site/services.ts'

type Outcome = { code: number; said: string }

export async function runOffice(
  services: TestServices,
  name: string,
  ...args: string[]
): Promise<Outcome> {
  const lines: string[] = []
  const config = configured({ DATABASE_URL: services.databaseUrl })
  const say = (words: string) => void lines.push(words)
  const office = { services, config, say, open: async () => services }
  try {
    const command = COMMANDS.find((each) => each.name === name)
    if (!command) throw new Error(`there is no command ${name}`)
    const run = 'run' in command ? command.run : command.runClosed
    return { code: (await run(office, args)) ?? 0, said: lines.join('\n') }
  } catch (error) {
    if (!(error instanceof OfficeMistake)) throw error
    return { code: 2, said: error.message }
  }
}

export function runOfficeProcess(
  { databaseUrl }: Pick<TestServices, 'databaseUrl'>,
  ...args: string[]
): Promise<Outcome> {
  const env = { ...process.env, NODE_ENV: undefined, DATABASE_URL: databaseUrl }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [builtFile('office.js'), ...args],
      { env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
    child.stdin?.end()
  })
}
