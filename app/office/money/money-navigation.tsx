const SCREENS = [
  { label: 'Payments', to: '/office/payments' },
  { label: 'Gifts', to: '/office/gifts' },
  { label: 'Close', to: '/office/close' },
  { label: 'Settlement', to: '/office/settlement' },
] as const

export function MoneyNavigation({ path }: { path: string }) {
  return (
    <nav aria-label="Money" className="money-navigation no-print">
      <ul>
        {SCREENS.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={path === to ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
