import type { ComponentProps } from 'react'
import { PostForm } from '#app/office/form/office-form.tsx'
import { LinkList } from '#app/office/link-list.tsx'

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

export function MoneyForm({ action, ...form }: ComponentProps<typeof PostForm>) {
  return <PostForm action={action} className="form money-form" noValidate {...form} />
}

export function PaymentLink({ txnid }: { txnid: string }) {
  return <a href={`/office/payments/${encodeURIComponent(txnid)}`}>{txnid}</a>
}
