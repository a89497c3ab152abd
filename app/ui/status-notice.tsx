import type { ReactNode } from 'react'

export function StatusNotice({ children }: { children?: ReactNode }) {
  if (!children) return null
  return (
    <p className="notice" role="status">
      {children}
    </p>
  )
}
