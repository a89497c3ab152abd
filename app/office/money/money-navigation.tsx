import { LinkList } from '../link-list.tsx'

const SCREENS = [
  ['/office/payments', 'Payments'],
  ['/office/gifts', 'Gifts'],
  ['/office/close', 'Close'],
  ['/office/settlement', 'Settlement'],
] as const

export function MoneyNavigation({ path }: { path: string }) {
  return (
    <nav aria-label="Money" className="money-navigation no-print">
      <LinkList links={SCREENS} current={path} />
    </nav>
  )
}
