import type { ReactNode } from 'react'

export function OfficeCard(props: {
  id: string
  title: string
  className?: string | undefined
  children?: ReactNode
}) {
  const { id, title, className = '', children } = props
  return (
    <section className={`office-card box stack gap-2 ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
