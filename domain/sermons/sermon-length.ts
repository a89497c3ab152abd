/** To the nearest minute. Also past an hour, so that lengths are easy to compare. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

/** ISO 8601 for search engines: "PT1H4M5S". */
export function isoLength(seconds: number): string {
  const whole = Math.round(seconds)
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ]
  const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')
  return `PT${text || '0S'}`
}
