import { shortMoment } from '#domain/dates.ts'

/** When it was, in a list. A phone shows the day. */
export function ListTime({ at }: { at: string }) {
  const [day, time] = shortMoment(at).split(', ')
  return (
    <time dateTime={at}>
      {day}
      <span className="sheet-at-desk">, {time}</span>
    </time>
  )
}
