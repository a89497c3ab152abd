import type { ReactNode } from 'react'

export function StatusNotice(props: { className?: string; children?: ReactNode }) {
  const { className = 'notice', children } = props
  if (!children) return null
  return (
    <p className={className} role="status">
      {children}
    </p>
  )
}

export function WarningNotice({ children }: { children?: ReactNode }) {
  if (!children) return null
  return (
    <p className="notice notice-warning" role="alert">
      {children}
    </p>
  )
}
