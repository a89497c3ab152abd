const LONGEST_WAIT_MS = 5_000
const PAUSE_MS = 10

/**
 * Tries again while another process holds SQLite's write lock. The limit counts from when the caller
 * asked for the connection, so that those queued behind don't each wait for the full time.
 */
export async function retryWhileBusy<Result>(
  askedAt: number,
  use: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await use()
    } catch (error) {
      if (!isBusy(error) || performance.now() - askedAt > LONGEST_WAIT_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** The low byte of an extended code is the primary code; 5 is SQLITE_BUSY (sqlite.org/rescode.html). */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
