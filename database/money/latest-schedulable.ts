/**
 * The latest time for which anything can be scheduled. A later one was written by a clock that was
 * ahead; callers treat it as due now, so that it does not wait for a far-away day.
 */
export function latestSchedulable(at: string, longestMs: number): string {
  return new Date(Date.parse(at) + longestMs).toISOString()
}
