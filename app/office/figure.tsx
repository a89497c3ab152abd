import type { ReactNode } from 'react'

/** With the page that says more, where there is one. */
export function Figure(props: { label: string; value: string; to?: string; children?: ReactNode }) {
  const { label, value, to, children } = props
  return (
    <div className="figure box">
      <dt>{to ? <a href={to}>{label}</a> : label}</dt>
      <dd className="figure-value">{value}</dd>
      {children && <dd className="figure-note">{children}</dd>}
    </div>
  )
}

/** How full a date is, with a tick at half of the places. The numbers are beside it. */
export function PlacesBar(props: { people: number; capacity: number | undefined }) {
  const { people, capacity } = props
  if (capacity === undefined) return null
  const share = capacity === 0 ? 100 : Math.min(100, Math.round((100 * people) / capacity))
  return (
    <span aria-hidden="true">
      <span className="places-bar">
        <span style={{ width: `${share}%` }} />
      </span>
    </span>
  )
}
