/** "9:00", "9.00 am" and "6 pm" as a time of day: "09:00", "18:00". Undefined for what is none. */
export function readTimeOfDay(typed: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.]?([0-5]\d))?(?::\d\d)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(
    typed.trim(),
  )
  const [, hour = '', minutes, half] = found ?? []
  if (!found || (minutes === undefined && half === undefined)) return undefined
  const hours = half ? onTheClock(Number(hour), half) : Number(hour)
  return hours === undefined || hours > 23
    ? undefined
    : `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

/** 12 am is midnight, and 12 pm is noon. */
function onTheClock(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
