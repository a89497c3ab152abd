import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { dumpDatabase, loadDump } from '#database/dump.ts'
import { engineOf } from '#database/open.ts'
import { copySqlite, replaceSqlite } from '#database/sqlite-copy.ts'
import { type Command, readArgs } from './command.ts'
import { OfficeMistake } from './mistake.ts'

export const backup: Command = {
  name: 'backup',
  usage: '[FILE]',
  summary: 'Writes a consistent copy of the records while the site runs.',
  details: `
The embedded database is copied to FILE.db (backups/<moment>.db when none is named); PostgreSQL is
written to FILE.jsonl, one record a line, which either database can read.
An existing file is never overwritten.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const sqlite = engineOf(office.config.databaseUrl) === 'sqlite'
    const stamp = office.services.now().toISOString().replace(/[:.]/g, '-')
    const file = positionals[0] ?? `backups/${stamp}.${sqlite ? 'db' : 'jsonl'}`
    if (existsSync(file)) throw new OfficeMistake(`${file} is there already.`)
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
    const portable = !sqlite || file.endsWith('.jsonl')
    const rows = portable
      ? await dumpDatabase(office.services.db, file)
      : await copySqlite(office.services.db, file)
    office.say(`${rows} records are in ${file}.`)
    return 0
  },
}

export const restore: Command = {
  name: 'restore',
  usage: 'FILE --yes',
  summary: 'Puts a copy back. Stop the site first.',
  details: `
A .db file replaces the embedded database; what was there is kept beside it under another name.
A .jsonl file is read into a database that has no records yet.
Nothing happens without --yes.`,
  runClosed({ config, say }, args) {
    const file = fileToRestore(args)
    if (file.endsWith('.jsonl')) return undefined
    if (engineOf(config.databaseUrl) !== 'sqlite') {
      throw new OfficeMistake('Only a .jsonl file can be put back into PostgreSQL.')
    }
    const kept = replaceOrSayWhyNot(config.databaseUrl, file)
    say(kept ? `Put back. What was there is now ${kept}.` : 'Put back.')
    return 0
  },
  async run(office, args) {
    const rows = await loadDump(office.services.db, fileToRestore(args))
    if (rows === undefined) throw new OfficeMistake('The database has records: none was changed.')
    office.say(`${rows} records were put back.`)
    return 0
  },
}

function fileToRestore(args: string[]): string {
  const { values, positionals } = readArgs(
    args,
    { yes: { type: 'boolean', default: false } },
    { words: 1 },
  )
  const [file] = positionals
  if (!file || !existsSync(file)) throw new OfficeMistake(`There is no file "${file ?? ''}".`)
  if (!values.yes) throw new OfficeMistake('Stop the site, then say --yes.')
  return file
}

function replaceOrSayWhyNot(databaseUrl: string, copy: string): string | undefined {
  try {
    return replaceSqlite(databaseUrl, copy)
  } catch (error) {
    throw new OfficeMistake(error instanceof Error ? `${error.message}.` : String(error))
  }
}
