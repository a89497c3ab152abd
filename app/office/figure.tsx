import type { ReactNode } from 'react'

type Props = { label: string; value: string; children?: ReactNode }

/** A number that matters, with what it means. In a list with the class `figures`. */
export function Figure({ label, value, children }: Props) {
  return (
    <div className="figure box">
      <dt>{label}</dt>
      <dd className="figure-value">{value}</dd>
      {children && <dd className="figure-note">{children}</dd>}
    </div>
  )
}
