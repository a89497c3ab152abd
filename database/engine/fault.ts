/**
 * Whether the database itself failed (busy, full, unreachable), not our query. Such a fault is
 * temporary: the same request may succeed a moment later. The five-character codes are PostgreSQL's:
 * lost connection, rollback, lack of resources, shutdown, system error, lock timeout
 * (postgresql.org/docs/current/errcodes-appendix.html).
 */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ERR_SQLITE_ERROR') {
    // The low byte of an extended result code is the primary code (sqlite.org/rescode.html).
    return SQLITE_FAULTS.includes(('errcode' in error ? Number(error.errcode) : 0) & 0xff)
  }
  if (/^(08|40|53|57|58)...$|^55P03$/.test(code)) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code))
    return true
  if (DISK_FAULTS.has(code)) return true
  return MESSAGES.test(error.message) || isDatabaseFault(error.cause)
}

/** BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL and CANTOPEN (sqlite.org/rescode.html). */
const SQLITE_FAULTS: readonly number[] = [5, 6, 8, 10, 11, 13, 14]

/** Operating system errors when SQLite's writes can't be flushed to disk. */
const DISK_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])

/** What a transaction is told whose common commit SQLite has rolled back because of another one. */
export const ROLLED_BACK = 'rolled back with another transaction'

/** Errors without a code, from the connection pool, a closed database, and ours. */
const MESSAGES =
  /rolled back with another transaction|connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|database is not open|driver has already been destroyed|cannot use a pool after/i
