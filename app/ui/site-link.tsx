import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { usePrefetch } from '#app/scripts/use-prefetch.ts'

type Props = { to: string; className?: string; children: ReactNode }

/** A link from content: to a page of ours, or to another site. */
export function SiteLink({ to, className, children }: Props) {
  const prefetch = usePrefetch()
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className} rel="noopener">
        {children}
      </a>
    )
  }
  return (
    <Link to={to} className={className} prefetch={prefetch} viewTransition>
      {children}
    </Link>
  )
}

/** The same, in the navigation: it also marks the page one is on. */
export function SiteNavLink({ to, className, children }: Props) {
  const prefetch = usePrefetch()
  if (!to.startsWith('/')) {
    return (
      <SiteLink to={to} className={className}>
        {children}
      </SiteLink>
    )
  }
  return (
    <NavLink to={to} className={className} prefetch={prefetch} viewTransition end>
      {children}
    </NavLink>
  )
}
