import { existsSync, readFileSync } from 'node:fs'
import { type Command, OfficeMistake, readArgs, readDay, TEXT, YES } from '#cli/command.ts'
import { toTable } from '#cli/sheet.ts'
import { spanOfDays } from '#domain/days.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { forgetPeople } from '#workflows/erasing/erase-record.ts'
import {
  backUpRecords,
  churchOfCopy,
  loadRecords,
  replaceRecords,
} from '#workflows/records/backup.ts'
import { importPayments } from '#workflows/records/import-payments.ts'
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
  async run({ services, config: { databaseUrl }, say }, args) {
    const { positionals } = readArgs(args, {}, 1)
    const copy = await backUpRecords(services, { databaseUrl, file: positionals[0] })
    if (!copy.ok) throw new OfficeMistake(`${copy.file} already exists.`)
    say(`${copy.rows} records are in ${copy.file}.`)
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
  async runClosed({ config, say, open }, args) {
    const { values, positionals } = readArgs(args, YES, 1)
    const file = fileAmong(positionals)
    // Another church's copy is as sound as one's own.
    const whose = `This is a copy of ${churchOfCopy(file)}.`
    if (!values.yes) throw new OfficeMistake(`${whose} Stop the site, then add --yes.`)
    if (!file.endsWith('.jsonl')) {
      const replaced = replaceRecords(config.databaseUrl, file)
      if (!replaced.ok) {
        const otherEngine = 'Only a .jsonl file can be put back into PostgreSQL.'
        throw new OfficeMistake('reason' in replaced ? replaced.reason : otherEngine)
      }
      say(whose)
      say(replaced.aside ? `Put back. What was there is now ${replaced.aside}.` : 'Put back.')
      return
    }
    const loaded = await loadRecords(await open(), file)
    if (!loaded.ok)
      throw new OfficeMistake('The database already has records. Nothing was changed.')
    const rows = loaded.tables.map(({ table, rows: count, sums }) => {
      const words = Object.entries(sums).map(([name, sum]) => `${name} ${sum}`)
      return [table, count, words.join(', ')]
    })
    say(toTable({ columns: ['Table', 'Records', 'Sums (in paise)'], rows }).trimEnd())
    const total = loaded.tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `${whose}\nThe copy has ${loaded.rows} records; ${total} were put back, and they add up. Search words are in no copy: they were made anew.`,
    )
  },
}

export const importPaymentsCommand: Command = {
  name: 'import-payments',
  usage: 'FILE',
  summary: 'Takes the payments of an earlier system, so that their numbers can be looked up.',
  details: `
FILE is a JSON array of payment response records, or CSV with the same names in its first line (txnid,
status, amount, productinfo, addedon and the rest). Known numbers are never overwritten, so it may be run
again. Records that can't be used are named and skipped; then it ends with 1. They are in none of
our sums and lists.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, 1)
    const file = fileAmong(positionals)
    const imported = await importPayments(office.services, readFileSync(file, 'utf8'))
    if (!imported.ok)
      throw new OfficeMistake(`${file} is neither a JSON array nor CSV with a txnid column.`)
    for (const { line, problem } of imported.bad) {
      office.say(`line ${line}: ${UNUSABLE[problem]}, skipped`)
    }
    office.say(
      `${imported.added} added, ${imported.known} already known, ${imported.bad.length} skipped.`,
    )
    return imported.bad.length > 0 ? 1 : 0
  },
}

const UNUSABLE = {
  'no-record': 'is not a record',
  'no-number': 'has no transaction number (txnid)',
  'no-amount': 'has no amount in rupees',
  'no-status': 'has no status',
  'no-purpose': 'does not say what it was for (productinfo)',
} as const

export const forgetCommand: Command = {
  name: 'forget',
  usage: '--before DAY [--yes]',
  summary: 'Removes personal data from old registrations and gifts, and keeps the ledger.',
  details: `
Names, addresses, phone numbers and cities go. Amounts, states, refunds and receipt numbers stay, and so do the
name and PAN of a giver for as long as the tax office may ask. Whatever is still open, waits, or is for a conference
that is not over is left alone. Without --yes it only says how much it would remove. It can't be undone, and older
backups still hold what is removed. With PostgreSQL run VACUUM FULL afterwards.`,
  async run(office, args) {
    const { values } = readArgs(args, { before: TEXT, ...YES })
    if (!values.before) throw new OfficeMistake('Name a day: --before 2025-01-01')
    const before = spanOfDays(readDay(values.before), values.before).from
    if (before > office.services.now().toISOString()) {
      throw new OfficeMistake(`${values.before} is still to come.`)
    }
    const trial = !values.yes
    const { stillNeeded, forgotten } = await forgetPeople(office.services, { before, trial })
    const { registrations, people: guests, gifts, payments, reports, mails } = forgotten
    office.say(
      `${values.yes ? 'Removed' : 'Would remove'} personal data from ${registrations} registrations (${guests} people), ${gifts} gifts, ${payments} payments, ${reports} reports and ${mails} mails.`,
    )
    if (stillNeeded > 0) {
      office.say(
        `${stillNeeded} registrations are left as they are: they are waiting, have places held, or their conference is not over.`,
      )
    }
    if (!values.yes) office.say('Nothing was changed. Add --yes to do it.')
  },
}

export const samplesCommand: Command = {
  name: 'samples',
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

function fileAmong([file = '']: readonly string[]): string {
  if (!existsSync(file)) throw new OfficeMistake(`There is no file "${file}".`)
  return file
}
