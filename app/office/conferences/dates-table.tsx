import { PlacesBar } from '#app/office/places-bar.tsx'
import { placesWords, whenWords } from '#app/office/words/conferences.ts'
import { formatRupees } from '#domain/money.ts'
import type { DateLine } from '#workflows/conferences/read-dates.ts'
import { dateAddress } from './date-addresses.ts'
import { StateChip } from './state-chip.tsx'

type Props = { caption: string; hidesCaption?: boolean; dates: readonly DateLine[] }

/** Dates in rows. On a phone each is a card: what is asked first stands first. */
export function DatesTable({ caption, hidesCaption = false, dates }: Props) {
  const hasFigures = dates.some(({ figures }) => figures)
  return (
    <table className="dates">
      <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Programme</th>
          <th scope="col">Places</th>
          {hasFigures && FIGURES.map((label) => <NumberHead key={label} label={label} />)}
          <th scope="col">Registration</th>
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => (
          <DateRow key={date.code} date={date} />
        ))}
      </tbody>
    </table>
  )
}

const FIGURES = ['People', 'Received', 'Still due', 'Waiting']

function NumberHead({ label }: { label: string }) {
  return (
    <th scope="col" className="dates-number">
      {label}
    </th>
  )
}

function DateRow({ date }: { date: DateLine }) {
  const { code, programme, venue, state, opens, taken, places, figures } = date
  return (
    <tr>
      <th scope="row">
        <a href={dateAddress(code)}>{whenWords(date)}</a>
      </th>
      <td className="dates-name">
        {programme} <span className="dates-venue">{venue}</span>
      </td>
      <td className="dates-places">
        {placesWords({ taken, places })}
        <PlacesBar people={taken} capacity={places} />
      </td>
      {figures && (
        <>
          <td className="dates-number dates-people">{figures.people}</td>
          <NumberCell label="Received" value={formatRupees(figures.receivedMinor)} />
          <NumberCell label="Still due" value={formatRupees(figures.dueMinor)} />
          <NumberCell label="Waiting" value={figures.waiting} isNone={figures.waiting === 0} />
        </>
      )}
      <td className="dates-state">
        <StateChip state={state} opens={opens} />
      </td>
    </tr>
  )
}

type CellProps = { label: string; value: number | string; isNone?: boolean }

function NumberCell({ label, value, isNone = false }: CellProps) {
  return (
    <td className={isNone ? 'dates-number dates-none' : 'dates-number'} data-label={label}>
      {value}
    </td>
  )
}
