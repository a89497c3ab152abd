import { replaceSqlite } from '#database/backup/sqlite-copy.ts'

/** A process that restores a backup, until it is killed. */
const [databaseUrl = '', copy = ''] = process.argv.slice(2)
replaceSqlite(databaseUrl, copy)
