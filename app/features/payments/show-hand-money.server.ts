import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { HandMethod } from '#domain/payments/hand-method.ts'
import type { OwnHandMoney } from '#workflows/money/read-hand-money.ts'

/** Money by hand among the payments of a private page. */
export type ShownHandMoney = {
  id: string
  amount: string
  words: string
  date: string
  receipt: string | undefined
}

export function showHandMoney(money: OwnHandMoney): ShownHandMoney {
  const { id, day, amountMinor, method, isTakenBack, receipt } = money
  return {
    id,
    amount: formatRupees(amountMinor),
    words: `${HOW.get(method) ?? method}, ${isTakenBack ? 'taken back' : 'received'}`,
    date: formatDay(day),
    receipt,
  }
}

const HOW = new Map<string, string>([
  ['Cash', 'in cash'],
  ['UPI', 'by UPI'],
  ['Bank transfer', 'by bank transfer'],
  ['Cheque', 'by cheque'],
] satisfies [HandMethod, string][])
