import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

type Props = { to: string; quiet?: boolean; children: ReactNode }

/** A link that looks like a button, for the next step. */
export function ButtonLink({ to, quiet = false, children }: Props) {
  return (
    <SiteLink to={to} className={quiet ? 'button button-quiet' : 'button'}>
      {children}
    </SiteLink>
  )
}
