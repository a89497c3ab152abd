/** The message of an error and its causes, without a stack trace, for the person who starts the site. */
export function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A bug of ours: here the stack trace helps.
  if (error instanceof TypeError || error instanceof ReferenceError) return error.stack ?? ''
  return error.cause === undefined ? error.message : `${error.message}: ${inOneLine(error.cause)}`
}
