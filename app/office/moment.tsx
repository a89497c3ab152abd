import { createContext, useContext } from 'react'
import { shortMoment } from '#domain/dates.ts'

export const NowContext = createContext<Date | undefined>(undefined)

export function Moment({ at }: { at: string | number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>{shortMoment(at, useContext(NowContext))}</time>
  )
}
