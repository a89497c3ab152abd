import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

type Props = { to: string; className?: string; children: ReactNode }

/** A link from content: to a page of ours, or to another site. */
export function SiteLink({ to, className, children }: Props) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className} rel="noopener">
        {children}
      </a>
    )
  }
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}

/** The same, in the navigation: it also marks the page one is on. */
export function SiteNavLink({ to, className, children }: Props) {
  if (!to.startsWith('/')) return SiteLink({ to, className, children })
  return (
    <NavLink to={to} className={className} end>
      {children}
    </NavLink>
  )
}
