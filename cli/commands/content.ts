import { existsSync, readdirSync } from 'node:fs'
import { whyWords } from '#app/office/words/content.ts'
import { type Command, oneOf, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import type { Office } from '#cli/open-office.ts'
import { formatMoment } from '#domain/dates.ts'
import { describeMistakes } from '#server/start/startup-messages.ts'
import { exportContent, importContent } from '#workflows/content/export-content.ts'
import type { Published } from '#workflows/content/publish-files.ts'
import { listContentVersions } from '#workflows/content/versions.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const contentCommand: Command = {
  name: 'content',
  usage: 'export DIR [--version NUMBER] | import DIR [--why WORDS] | versions',
  summary: 'Writes the content as files, publishes files, and lists the versions.',
  details: `
"export" writes the newest version, or the one named by --version, into an empty folder as it came,
comments included; what nobody has changed is the same byte for byte. "import" checks a folder and publishes
it as the next version; every server shows it within five seconds. CONTENT_DIR=DIR npm run
check:content checks a folder without publishing it.`,
  async run(office, args) {
    const { values, positionals } = readArgs(
      args,
      { version: { type: 'string' }, why: { type: 'string' } },
      { words: 2 },
    )
    const [task = '', directory] = positionals
    const does = oneOf(task, ['export', 'import', 'versions'])
    if (does === 'versions') return printVersions(office)
    if (!directory) throw new OfficeMistake('Name a folder.')
    return does === 'export'
      ? exportTo(office, directory, values.version)
      : importFrom(office, directory, values.why ?? 'Imported at the command line')
  },
}

async function exportTo(
  { services, say }: Office,
  directory: string,
  version: string | undefined,
): Promise<number> {
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new OfficeMistake(`${directory} is not empty. Nothing was written.`)
  }
  const number = version === undefined ? undefined : Number(version)
  const exported = await exportContent(services, { directory, version: number })
  if (!exported) throw new OfficeMistake('There is no such version. Nothing was written.')
  say(`Version ${exported.number}: ${exported.files} files are in ${directory}.`)
  return 0
}

async function importFrom(
  { services, say }: Office,
  directory: string,
  why: string,
): Promise<number> {
  if (!existsSync(directory)) throw new OfficeMistake(`There is no folder ${directory}.`)
  const published = await importContent(services, { actor: COMMAND_LINE, directory, why })
  if (published.ok) {
    say(`Published as version ${published.number}.`)
    return 0
  }
  say(problemWords(published))
  return published.problem === 'unchanged' ? 0 : 1
}

function problemWords(published: Extract<Published, { ok: false }>): string {
  switch (published.problem) {
    case 'mistakes':
      return `${describeMistakes(published.mistakes)}Nothing was published.`
    case 'unchanged':
      return 'The newest version is already the same.'
    case 'no-reason':
      return 'Give a reason of at most 500 characters. Nothing was published.'
    default:
      return 'Nothing was published.'
  }
}

async function printVersions({ services, say }: Office): Promise<number> {
  const listed = await listContentVersions(services, COMMAND_LINE)
  if (!listed.ok) return 1
  for (const version of listed.versions) {
    const { number, at, author, changed } = version
    say(`${number}  ${formatMoment(new Date(at))}  ${author}  ${whyWords(version)}`)
    say(`   ${changed.join(', ')}`)
  }
  return 0
}
