import type { Log, LogFields } from '#workflows/services.ts'

export type Write = (line: string) => void

/** Writes one JSON object per line, with the same first fields. */
export function createLog(write: Write, now: () => Date, common: LogFields = {}): Log {
  const line = (level: string, event: string, fields: object = {}) =>
    write(`${JSON.stringify({ at: now().toISOString(), level, event, ...common, ...fields })}\n`)
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) =>
      line('error', event, { ...fields, error: describeError(error) }),
  }
}

/** The error with its chain of causes. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const text = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? text : `${text}\ncaused by ${describeError(error.cause)}`
}

/** The message of an error and its causes, without a stack trace, for the person who starts the site. */
export function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A bug of ours: here the stack trace helps.
  if (error instanceof TypeError || error instanceof ReferenceError) return error.stack ?? ''
  return error.cause === undefined ? error.message : `${error.message}: ${inOneLine(error.cause)}`
}
