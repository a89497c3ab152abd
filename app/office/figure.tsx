import type { ReactNode } from 'react'
import { Moment } from '#app/office/moment.tsx'
import type { DateLine } from '#workflows/conferences/read-dates.ts'

export function Figure(props: { label: string; value: string; to?: string; children?: ReactNode }) {
  const { label, value, to, children } = props
  return (
    <div className="figure box">
      <dt>{to ? <a href={to}>{label}</a> : label}</dt>
      {/* "Rs." stays on the line of its number. */}
      <dd className="figure-value">{value.replace('Rs. ', 'Rs.\u00a0')}</dd>
      {children && <dd className="figure-note">{children}</dd>}
    </div>
  )
}

/** How full a date is: who comes, then who is offered a place. The numbers are beside it. */
export function PlacesBar(props: Pick<DateLine, 'coming' | 'offered' | 'places'>) {
  const { coming, offered, places } = props
  if (places === undefined) return null
  const all = coming + offered
  const width = (people: number) => ({ width: `${(100 * people) / Math.max(places, all, 1)}%` })
  return (
    <span aria-hidden="true" className={all > places ? 'places-bar places-over' : 'places-bar'}>
      <span style={width(coming)} />
      <span className="places-offered" style={width(offered)} />
    </span>
  )
}

export function OfferedChip(props: Pick<DateLine, 'offered' | 'offeredUntil'>) {
  const { offered, offeredUntil } = props
  if (offered === 0) return null
  return (
    <span className="chip chip-open date-offered">
      {offered} offered{offeredUntil && ' until '}
      {offeredUntil && <Moment at={offeredUntil} />}
    </span>
  )
}
