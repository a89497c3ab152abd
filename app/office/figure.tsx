import type { ReactNode } from 'react'

/** A number that matters, with what it means. In a list with the class `figures`. */
export function Figure(props: { label: string; value: string; children?: ReactNode }) {
  const { label, value, children } = props
  return (
    <div className="figure box">
      <dt>{label}</dt>
      <dd className="figure-value">{value}</dd>
      {children && <dd className="figure-note">{children}</dd>}
    </div>
  )
}
