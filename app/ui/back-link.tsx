import { SiteLink } from './site-link.tsx'

/** Above a page that belongs to another one. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <p className="no-print">
      <SiteLink to={to}>{label}</SiteLink>
    </p>
  )
}
