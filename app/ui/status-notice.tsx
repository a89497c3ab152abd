import type { ReactNode } from 'react'

/** Says what was just done, also to a screen reader. Nothing without words. */
export function StatusNotice({ children }: { children?: ReactNode }) {
  if (!children) return null
  return (
    <p className="notice" role="status">
      {children}
    </p>
  )
}
