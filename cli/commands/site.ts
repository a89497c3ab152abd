import { readFileSync } from 'node:fs'
import { type Command, readArgs } from '#cli/command.ts'
import { checkSite } from '#workflows/attention/check-site.ts'

export const checkCommand: Command = {
  name: 'check',
  usage: '',
  summary: 'Tries everything that the site needs, and says what is wrong and what to do.',
  details: `
Mail, payment provider, calendar, sermons, disk, age of the last copy, clock, public address and content.
Nothing is sent or paid. The office shows the same at /office/check. Ends with 1 when something is wrong.`,
  async run({ services, say }, args) {
    readArgs(args, {})
    const checks = await checkSite(services)
    for (const { name, isWell, says } of checks) {
      say(`${isWell ? 'well ' : 'wrong'}  ${name.padEnd(16)}  ${says}`)
    }
    return checks.every(({ isWell }) => isWell) ? 0 : 1
  },
}

export const versionCommand: Command = {
  name: 'version',
  usage: '',
  summary: 'Which version this is, and what it brings.',
  details:
    'What is new, what is to be done, and what changes for the treasurer: its part of CHANGELOG.md.',
  runClosed({ say }, args) {
    readArgs(args, {})
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
    const parts = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
    const own = parts.find((part) => part.split('\n')[0]?.trim() === version)
    say(`Narthex ${own?.trim() ?? version}`)
    return 0
  },
  run: async () => undefined,
}
