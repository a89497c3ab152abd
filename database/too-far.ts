/**
 * Nothing is put off for longer than this. What seems to be was written by a clock that was ahead, and
 * would wait for a day that is far away: it is due now.
 */
export function tooFar(at: string, longestMs: number): string {
  return new Date(Date.parse(at) + longestMs).toISOString()
}
