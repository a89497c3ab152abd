import type { ReactNode } from 'react'
import { Glass } from '#app/office/glass.tsx'

/** The frame of every page in front of the sign-in. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <div className="threshold">
      <Glass />
      <div className="office-narrow">{children}</div>
    </div>
  )
}
