import { existsSync, readdirSync } from 'node:fs'
import { type Command, OfficeMistake, oneOf, readArgs, TEXT, YES } from '#cli/command.ts'
import { momentIn } from '#domain/language-formats.ts'
import { describeMistakes } from '#server/start/open-records.ts'
import { whyWords } from '#words/office/content.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { compareFolder, exportContent, importContent } from '#workflows/content/export-content.ts'
import type { Publishing } from '#workflows/content/publish-files.ts'
import { listContentVersions } from '#workflows/content/versions.ts'

export const contentCommand: Command = {
  name: 'content',
  usage: 'export DIR [--version NUMBER] | import DIR [--why WORDS] [--yes] | versions',
  summary: 'Writes the content as files, publishes files, and lists the versions.',
  details: `
"export" writes the newest version, or the one named by --version, into an empty folder as it came,
comments included; what nobody has changed is the same byte for byte. "import" checks a folder, and shows
which files it would replace and who changed them last. With --yes it is the next version, in place of everything
that was published; every server shows it within five seconds.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, { version: TEXT, why: TEXT, ...YES }, 2)
    const [task = '', directory] = positionals
    const does = oneOf(task, ['export', 'import', 'versions'])
    if (does === 'versions') {
      const listed = await listContentVersions(services, COMMAND_LINE)
      for (const version of listed.ok ? listed.versions : []) {
        const { number, author, changed } = version
        say(`${number}  ${momentOf(version)}  ${author}  ${whyWords(version)}`)
        say(`   ${changed.join(', ')}`)
      }
      return listed.ok ? 0 : 1
    }
    if (!directory) throw new OfficeMistake('Name a folder.')
    if (does === 'export') {
      if (existsSync(directory) && readdirSync(directory).length > 0) {
        throw new OfficeMistake(`${directory} is not empty. Nothing was written.`)
      }
      const version = values.version === undefined ? undefined : Number(values.version)
      const exported = await exportContent(services, { directory, version })
      if (!exported) throw new OfficeMistake('There is no such version. Nothing was written.')
      say(`Version ${exported.number}: ${exported.files} files are in ${directory}.`)
      return
    }
    if (!existsSync(directory)) throw new OfficeMistake(`There is no folder ${directory}.`)
    const why = values.why ?? 'Imported at the command line'
    const imported = values.yes
      ? await importContent(services, { actor: COMMAND_LINE, directory, why })
      : await compareFolder(services, directory)
    if (!imported.ok) {
      say(problemWords(imported))
      return imported.problem === 'unchanged' ? 0 : 1
    }
    if ('number' in imported) say(`Published as version ${imported.number}.`)
    else if (imported.files.length === 0) say(SAME)
    else {
      say(`This would replace version ${imported.version}:`)
      for (const { path, change, last } of imported.files) {
        const by = last ? `; last by ${last.author} on ${momentOf(last)}: ${whyWords(last)}` : ''
        say(`  ${path}  ${change}${by}`)
      }
      say('Nothing was published. Add --yes to publish this folder.')
    }
  },
}

function momentOf({ at }: { at: string }): string {
  return momentIn('en', new Date(at))
}

function problemWords(published: Extract<Publishing, { ok: false }>): string {
  if (published.problem === 'unchanged') return SAME
  const mistakes = published.problem === 'mistakes' ? describeMistakes(published.mistakes) : ''
  const why = published.problem === 'no-reason' ? 'Give a reason of at most 500 characters. ' : ''
  return `${mistakes}${why}Nothing was published.`
}

const SAME = 'The newest version is already the same.'
