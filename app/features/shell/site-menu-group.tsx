import { Icon } from '#app/ui/icon.tsx'
import { SiteNavLink } from '#app/ui/site-link.tsx'
import type { Shell } from './read-shell.server.ts'

/** A menu of the bar on wide screens, a list under a heading in the sidebar on phones. */
export function SiteMenuGroup({ group }: { group: Shell['navigation'][number] }) {
  const [only, ...others] = group.links
  if (only && others.length === 0) {
    const className = only.to === '/give' ? 'site-menu-single site-menu-give' : 'site-menu-single'
    return (
      <li className="site-menu-group">
        <span className="site-menu-links">
          <SiteNavLink to={only.to} className={className}>
            {only.label}
          </SiteNavLink>
        </span>
      </li>
    )
  }
  const id = `site-menu-${group.label.toLowerCase()}`
  return (
    <li className="site-menu-group">
      <button className="site-menu-group-button" type="button" popoverTarget={id}>
        {group.label}
        <Icon name="down" />
      </button>
      <span className="site-menu-heading">{group.label}</span>
      <ul className="site-menu-links" id={id} popover="auto">
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <SiteNavLink to={to}>{label}</SiteNavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
