import type { ReactNode } from 'react'
import { Link, useHref, useLocation } from 'react-router'
import { localPath, splitLanguage } from '#app/local-path.ts'
import { usePrefetch } from '#app/scripts/use-prefetch.ts'
import { useLanguage } from './language.tsx'

type Props = {
  to: string
  className?: string
  /** The id of the element that describes it, when many links have the same text. */
  describedBy?: string
  /** `page` where it leads to the current page, `true` where that page is a part of it. */
  current?: 'page' | 'true' | undefined
  children: ReactNode
}

/** The framework knows the pages of its own start page's language; those in others are opened anew. */
export function SiteLink({ to, className, describedBy, current, children }: Props) {
  const prefetch = usePrefetch()
  const language = useLanguage()
  const start = useHref('/')
  const address = to.startsWith('/') && hasLanguages(to) ? localPath(language, to) : to
  const isHere = splitLanguage(start).language === splitLanguage(address).language
  if (!to.startsWith('/') || !isHere) {
    return (
      <a href={address} className={className} rel="noopener" aria-describedby={describedBy}>
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

/** Pages of one registration or one gift, and files, have one address for all languages. */
export function hasLanguages(path: string): boolean {
  return !/^\/(my|t|tell|pay|keep|unsubscribe|receipts)(\/|$)|\.ics$/.test(path)
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

export function ButtonLink(props: { to: string; quiet?: boolean; children: ReactNode }) {
  const { to, quiet = false, children } = props
  return (
    <SiteLink to={to} className={quiet ? 'button button-quiet' : 'button'}>
      {children}
    </SiteLink>
  )
}
