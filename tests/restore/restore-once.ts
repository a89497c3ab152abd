import { replaceSqlite } from '#database/sqlite-copy.ts'

/** A process that puts a copy back, until it is killed. */
const [databaseUrl = '', copy = ''] = process.argv.slice(2)
replaceSqlite(databaseUrl, copy)
