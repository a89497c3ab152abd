import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePrefetch } from '#app/scripts/use-prefetch.ts'

type Props = {
  to: string
  className?: string
  /** The id of the element that describes it, when many links have the same text. */
  describedBy?: string
  /** Whether it leads to the current page. */
  current?: boolean
  children: ReactNode
}

/** A link from the content, to a page of ours or to another site. */
export function SiteLink({ to, className, describedBy, current, children }: Props) {
  const prefetch = usePrefetch()
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className} rel="noopener" aria-describedby={describedBy}>
        {children}
      </a>
    )
  }
  return (
    <Link
      to={to}
      className={className}
      aria-describedby={describedBy}
      aria-current={current ? 'page' : undefined}
      prefetch={prefetch}
      viewTransition
    >
      {children}
    </Link>
  )
}

/** A link of the navigation, which also marks the current page. */
export function SiteNavLink(props: Omit<Props, 'current'>) {
  const { pathname } = useLocation()
  return <SiteLink {...props} current={pathname === props.to} />
}
