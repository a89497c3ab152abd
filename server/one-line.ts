/** What went wrong, and why, without where in the code: whoever reads it runs a church. */
export function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A bug of ours: here the place in the code is what helps.
  if (error instanceof TypeError || error instanceof ReferenceError) return error.stack ?? ''
  return error.cause === undefined ? error.message : `${error.message}: ${inOneLine(error.cause)}`
}
