import type { ReactNode } from 'react'

export type ListedLink = readonly [to: string, label: ReactNode]

export function LinkList(props: {
  links: readonly (ListedLink | false)[]
  current?: string | undefined
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

export function LinkLine(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props
  return (
    <p className={className}>
      <a href={to}>{children}</a>
    </p>
  )
}

export function ButtonLink(props: {
  to: string
  isQuiet?: boolean
  className?: string
  rel?: string
  children: ReactNode
}) {
  const { to, isQuiet = false, className, rel, children } = props
  const names = ['button', isQuiet && 'button-quiet', className].filter(Boolean).join(' ')
  return (
    <a className={names} rel={rel} href={to}>
      {children}
    </a>
  )
}
