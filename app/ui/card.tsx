import type { ReactNode } from 'react'

export function Card({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <div className="card">
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  )
}
