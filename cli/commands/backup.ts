import { type Command, fileAmong, OfficeMistake, readArgs, YES } from '#cli/command.ts'
import { toTable } from '#cli/sheet.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import {
  backUpRecords,
  churchOfCopy,
  loadRecords,
  replaceRecords,
} from '#workflows/records/backup.ts'
import { fillWithSamples, type Progress } from '#workflows/samples/fill-with-samples.ts'

export const backupCommand: Command = {
  name: 'backup',
  usage: '[FILE]',
  summary: 'Writes a consistent copy of the records while the site runs.',
  details: `
The embedded database is copied to FILE.db (backups/<moment>.db when none is named); PostgreSQL is
written to FILE.jsonl, one record a line, which either database can read. Name a FILE.jsonl to move from
the embedded database to PostgreSQL: stop the site, make the copy, and restore it into the other one.
An existing file is never overwritten.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, 1)
    const { databaseUrl } = office.config
    const copy = await backUpRecords(office.services, { databaseUrl, file: positionals[0] })
    if (!copy.ok) throw new OfficeMistake(`${copy.file} already exists.`)
    office.say(`${copy.rows} records are in ${copy.file}.`)
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE --yes',
  summary: 'Puts a copy back. Stop the site first.',
  details: `
A .db file replaces the embedded database; what was there is kept beside it under another name.
A .jsonl file is read into the database of DATABASE_URL, which must have no records yet. It is refused when
it was changed after it was made; then all of it is counted and added up: either everything is put back, or nothing.
Without --yes it says whose copy it is, and nothing happens.`,
  runClosed({ config, say }, args) {
    const file = fileToRestore(args)
    if (file.endsWith('.jsonl')) return undefined
    const replaced = replaceRecords(config.databaseUrl, file)
    if (!replaced.ok) {
      const otherEngine = 'Only a .jsonl file can be put back into PostgreSQL.'
      throw new OfficeMistake('reason' in replaced ? replaced.reason : otherEngine)
    }
    say(whoseCopy(file))
    say(replaced.aside ? `Put back. What was there is now ${replaced.aside}.` : 'Put back.')
    return 0
  },
  async run(office, args) {
    const file = fileToRestore(args)
    const loaded = await loadRecords(office.services, file)
    if (!loaded.ok)
      throw new OfficeMistake('The database already has records. Nothing was changed.')
    const { tables } = loaded
    const rows = tables.map(({ table, rows: count, sums }) => {
      const words = Object.entries(sums).map(([name, sum]) => `${name} ${sum}`)
      return [table, count, words.join(', ')]
    })
    office.say(toTable({ columns: ['Table', 'Records', 'Sums (in paise)'], rows }).trimEnd())
    const total = tables.reduce((sum, table) => sum + table.rows, 0)
    office.say(whoseCopy(file))
    office.say(
      `The copy has ${loaded.rows} records; ${total} were put back, and they add up. Search words are in no copy: they were made anew.`,
    )
  },
}

/** Another church's copy is as sound as one's own. */
function whoseCopy(file: string): string {
  return `This is a copy of ${churchOfCopy(file)}.`
}

function fileToRestore(args: string[]): string {
  const { values, positionals } = readArgs(args, YES, 1)
  const file = fileAmong(positionals)
  if (!values.yes) throw new OfficeMistake(`${whoseCopy(file)} Stop the site, then add --yes.`)
  return file
}

export const samplesCommand: Command = {
  name: 'samples',
  usage: '',
  summary: 'Fills an empty office with made-up families, gifts and troubles, to try it out.',
  details: `
They are the same every time. It works only on this machine, while all outside services are the
sandbox's and nobody has registered or given.`,
  async run(office, args) {
    readArgs(args, {})
    const onProgress = async ({ done, total }: Progress) => office.say(`${done} of ${total}`)
    const filled = await fillWithSamples(office.services, { actor: COMMAND_LINE, onProgress })
    if (!filled.ok) throw new OfficeMistake(PROBLEMS[filled.problem])
    office.say('The office is filled with samples.')
  },
}

const PROBLEMS = {
  'has-records': 'There are records already, so nothing was added.',
  'not-here': 'Samples are made only where everything outside is the sandbox’s, on this machine.',
  'not-allowed': 'Only an administrator fills the office with samples.',
}
