import { migrate } from '#database/migrate.ts'
import { moveRecords, type TableSum } from '#database/move.ts'
import { engineOf, openDatabase } from '#database/open.ts'
import { type Command, readArgs } from './command.ts'
import { OfficeMistake } from './mistake.ts'
import type { Office } from './open-office.ts'
import { toTable } from './sheet.ts'

export const moveDatabase: Command = {
  name: 'move-database',
  usage: '--to postgres://…',
  summary: 'Copies everything from the embedded database to PostgreSQL. Stop the site first.',
  details: `
The other database must have no records. All is copied in one transaction, and counted and summed on
both sides before it counts: either everything is there, or nothing. The embedded database is not
changed. Afterwards start the site with DATABASE_URL set to the new one.`,
  async run(office, args) {
    const { values } = readArgs(args, { to: { type: 'string' } })
    if (!values.to || engineOf(values.to) !== 'postgres') {
      throw new OfficeMistake('Say where to: --to postgres://user:password@host/name')
    }
    if (engineOf(office.config.databaseUrl) !== 'sqlite') {
      throw new OfficeMistake('The records are in PostgreSQL already.')
    }
    const { db } = openDatabase(values.to)
    try {
      await migrate(db)
      const move = await moveRecords(office.services.db, db)
      if (!move.moved) throw new OfficeMistake('The other database has records: nothing was moved.')
      tell(office, move.tables)
      return 0
    } finally {
      await db.destroy()
    }
  },
}

function tell(office: Office, tables: readonly TableSum[]): void {
  const rows = tables.map(({ table, rows: count, sums }) => [table, count, inWords(sums)])
  office.say(toTable({ columns: ['Table', 'Records', 'Sums (in paise)'], rows }).trimEnd())
  office.say('All of it was moved and adds up. Now set DATABASE_URL, and start the site.')
}

function inWords(sums: TableSum['sums']): string {
  return Object.entries(sums)
    .map(([name, sum]) => `${name} ${sum}`)
    .join(', ')
}
