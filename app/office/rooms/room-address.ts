/** The address of a conference's rooms. */
export function roomsAddress(code: string): string {
  return `/office/conferences/${encodeURIComponent(code)}/rooms`
}
