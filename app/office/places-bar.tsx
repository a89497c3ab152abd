type Props = {
  people: number
  capacity: number | undefined
  /** With the numbers of its ticks below. */
  hasScale?: boolean
}

/** How full a date is, with ticks at none, half and all of the places. The numbers are beside it. */
export function PlacesBar({ people, capacity, hasScale = false }: Props) {
  if (capacity === undefined) return null
  const share = capacity === 0 ? 100 : Math.min(100, Math.round((100 * people) / capacity))
  return (
    <span aria-hidden="true">
      <span className="places-bar">
        <span style={{ width: `${share}%` }} />
      </span>
      {hasScale && (
        <span className="places-scale">
          <span>0</span>
          <span>{Math.round(capacity / 2)}</span>
          <span>{capacity}</span>
        </span>
      )}
    </span>
  )
}
