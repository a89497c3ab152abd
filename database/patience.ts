const MOST_PATIENCE_MS = 5_000
const PAUSE_MS = 10

/**
 * Another process is writing: it is waited for, but no longer than this since the turn was asked for,
 * so that those who stand in line behind do not each wait all over again.
 */
export async function patiently<Result>(
  asked: number,
  use: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await use()
    } catch (error) {
      if (!isBusy(error) || performance.now() - asked > MOST_PATIENCE_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** SQLITE_BUSY, in all its kinds. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
