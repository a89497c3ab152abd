import type { ReactNode } from 'react'

export type ListedLink = readonly [to: string, label: ReactNode]

/** Links beside each other. */
export function LinkList(props: {
  /** What this person may not see, or what is not there, is false. */
  links: readonly (ListedLink | false)[]
  /** The address of this page. */
  current?: string
  /** For screen readers. */
  label?: string
}) {
  const { links, current, label } = props
  return (
    <ul className="link-list row tall-links" aria-label={label}>
      {links
        .filter((link) => link !== false)
        .map(([to, name]) => (
          <li key={to}>
            <a href={to} aria-current={to === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
    </ul>
  )
}

/** A link in a line of its own, such as the way back above a page. */
export function LinkLine(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props
  return (
    <p className={className}>
      <a href={to}>{children}</a>
    </p>
  )
}
