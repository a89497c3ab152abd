import { createContext, useContext } from 'react'
import { shortMoment } from '#domain/dates.ts'

export const NowContext = createContext<Date | undefined>(undefined)

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shortMoment(at, useContext(NowContext))}</time>
}
