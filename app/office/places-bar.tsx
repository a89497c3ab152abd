type Props = { people: number; capacity: number | undefined }

/** How full a date is. The numbers are beside it. */
export function PlacesBar({ people, capacity }: Props) {
  if (capacity === undefined) return null
  const share = capacity === 0 ? 100 : Math.min(100, Math.round((100 * people) / capacity))
  return (
    <span className="places-bar" aria-hidden="true">
      <span style={{ width: `${share}%` }} />
    </span>
  )
}
