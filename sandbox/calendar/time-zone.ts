/** RFC 3339 in a zone: `2026-06-14T08:00:00+05:30`. */
export function timeIn(timeZone: string, moment: Date): string {
  const offset = offsetOf(timeZone, moment)
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  const shiftMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
  const wall = new Date(moment.getTime() + shiftMs).toISOString().slice(0, 19)
  return shiftMs === 0 ? `${wall}Z` : `${wall}${offset}`
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function offsetOf(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '')
}
