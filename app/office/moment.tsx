import { createContext, useContext } from 'react'
import { shortMoment } from '#domain/dates.ts'

/** When the page was asked for. */
export const NowContext = createContext<Date | undefined>(undefined)

/** A moment as a screen shows it: "Fri 9:36 AM" where it is near, otherwise its date. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shortMoment(at, useContext(NowContext))}</time>
}
