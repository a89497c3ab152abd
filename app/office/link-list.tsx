import type { ReactNode } from 'react'

export type ListedLink = readonly [to: string, label: ReactNode]

type Props = {
  /** What this person may not see, or what is not there, is false. */
  links: readonly (ListedLink | false)[]
  /** The address of this page. */
  current?: string
  /** For screen readers. */
  label?: string
}

/** Links beside each other. */
export function LinkList({ links, current, label }: Props) {
  return (
    <ul className="link-list row" aria-label={label}>
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

type LineProps = { to: string; className?: string; children: ReactNode }

/** A link in a line of its own, such as the way back above a page. */
export function LinkLine({ to, className, children }: LineProps) {
  return (
    <p className={className}>
      <a href={to}>{children}</a>
    </p>
  )
}
