import type { ReactNode } from 'react'
import { readAmount } from '#app/office/form/read-amount.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees, type Paise } from '#domain/money.ts'
import { problemWords } from './problem-words.ts'

type Props = {
  refundableMinor: Paise
  typed: Typed
  errors: Errors
  /** More about what can be given back. */
  children?: ReactNode
}

/** Asks how much of a gift or registration is refunded, and why. */
export function RefundFields({ refundableMinor, children, ...typing }: Props) {
  return (
    <>
      <p>
        {formatRupees(refundableMinor)} can be given back through the payment provider. {children}
      </p>
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField label="Reason" name="reason" {...typing} />
    </>
  )
}

type Refund = { ok: true; amountMinor: Paise; reason: string } | { ok: false; errors: Errors }

export function readRefund(typed: Typed, refundableMinor: Paise): Refund {
  const amountMinor = readAmount(typed.amount)
  const reason = typed.reason?.trim() ?? ''
  const errors = {
    ...(amountMinor === undefined && { amount: problemWords('bad-amount') }),
    ...(amountMinor !== undefined &&
      amountMinor > refundableMinor && {
        amount: `No more than ${formatRupees(refundableMinor)} can be given back.`,
      }),
    ...(reason === '' && { reason: problemWords('no-reason') }),
  }
  if (amountMinor === undefined || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, amountMinor, reason }
}
