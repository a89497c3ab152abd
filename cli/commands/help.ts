import type { Command } from '#cli/command.ts'
import { COMMANDS } from '#cli/commands.ts'

export function helpOnAll(): string {
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

export function helpFor({ name, usage, summary, details }: Command): string {
  return [`npm run office -- ${name} ${usage}`.trimEnd(), '', summary, '', details.trim()].join(
    '\n',
  )
}
