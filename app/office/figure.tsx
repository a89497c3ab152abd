import type { ReactNode } from 'react'
import { Moment } from '#app/office/cells.tsx'
import { comingWords } from '#words/office/conferences.ts'
import type { DateLine } from '#workflows/conferences/read-dates.ts'

export function Figure(props: { label: string; value: string; to?: string; children?: ReactNode }) {
  const { label, value, to, children } = props
  return (
    <div className="figure box">
      <dt>{to ? <a href={to}>{label}</a> : label}</dt>
      {/* "Rs." stays on the line of its number. */}
      <dd className="figure-value">{value.replace('Rs. ', 'Rs.\u00a0')}</dd>
      {children && <dd>{children}</dd>}
    </div>
  )
}

/** How many come to a date, what is left, and who else wants to come. */
export function ComingFigure(props: { date: DateLine; label: string; to?: string }) {
  const { date, ...figure } = props
  const { places, taken, waiting } = date
  return (
    <Figure {...figure} value={comingWords(date)}>
      <Fullness {...date} />{' '}
      {places === undefined ? 'No limit' : `${Math.max(0, places - taken)} left`}
      {waiting > 0 && `, ${waiting} waiting`}
    </Figure>
  )
}

export function ComingCell(date: DateLine) {
  return (
    <div>
      {comingWords(date)}
      <Fullness {...date} />
    </div>
  )
}

/** How full a date is: who comes, then who is offered a place. */
function Fullness(props: Pick<DateLine, 'coming' | 'offered' | 'offeredUntil' | 'places'>) {
  const { coming, offered, offeredUntil, places } = props
  const all = coming + offered
  const width = (people: number) => ({
    width: `${(100 * people) / Math.max(places ?? 0, all, 1)}%`,
  })
  return (
    <>
      {places !== undefined && (
        <span aria-hidden="true" className={all > places ? 'places-bar places-over' : 'places-bar'}>
          <span style={width(coming)} />
          <span className="places-offered" style={width(offered)} />
        </span>
      )}
      {offered > 0 && (
        <span className="chip chip-open date-offered">
          {offered} offered{offeredUntil && ' until '}
          {offeredUntil && <Moment at={offeredUntil} />}
        </span>
      )}
    </>
  )
}
