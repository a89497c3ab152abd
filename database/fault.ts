/**
 * Whether the database itself is in trouble (busy, full, out of reach) and not our question to it.
 * Such a fault passes: the same request may work in a moment.
 */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = textOf(error, 'code')
  if (code === 'ERR_SQLITE_ERROR') return isSqliteFault(error)
  if (/^(08|40|53|57|58)...$|^55P03$/.test(code)) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code))
    return true
  if (DISK_FAULTS.has(code)) return true
  return WORDS.test(error.message) || isDatabaseFault(error.cause)
}

/** Busy, locked, read-only, an error of the disk, broken, full, or not to be opened. */
const SQLITE_FAULTS: readonly number[] = [5, 6, 8, 10, 11, 13, 14]

/** From the system itself, when what SQLite wrote could not be brought to the disk. */
const DISK_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])

/** What has no code: from the driver's pool, and from a database that was closed. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|database is not open|driver has already been destroyed|cannot use a pool after/i

/** The lowest byte says what, the others say how exactly. */
function isSqliteFault(error: Error): boolean {
  const code = 'errcode' in error ? Number(error.errcode) : 0
  return SQLITE_FAULTS.includes(code & 0xff)
}

function textOf(error: Error, name: 'code'): string {
  const value: unknown = name in error ? error[name] : undefined
  return typeof value === 'string' ? value : ''
}
