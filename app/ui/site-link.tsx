import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePrefetch } from '#app/scripts/use-prefetch.ts'

type Props = {
  to: string
  className?: string
  /** The id of the element that describes it, when many links have the same text. */
  describedBy?: string
  /** `page` where it leads to the current page, `true` where that page is a part of it. */
  current?: 'page' | 'true' | undefined
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
      aria-current={current}
      prefetch={prefetch}
      viewTransition
    >
      {children}
    </Link>
  )
}

/** A link of the navigation, which also marks the current page, or the one that it belongs to. */
export function SiteNavLink(props: Omit<Props, 'current'>) {
  const { pathname } = useLocation()
  return <SiteLink {...props} current={currentFor(props.to, pathname)} />
}

export function currentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}
