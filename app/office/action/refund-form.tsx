import type { ReactNode } from 'react'
import * as v from 'valibot'
import { amountField } from '#app/office/form/read-amount.ts'
import { textField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
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

export function readRefund(typed: Typed, refundableMinor: Paise) {
  const tooMuch = `No more than ${formatRupees(refundableMinor)} can be given back.`
  const schema = v.object({
    amount: v.pipe(
      amountField(problemWords('bad-amount')),
      v.check((minor) => minor <= refundableMinor, tooMuch),
    ),
    reason: textField({ label: 'Reason', required: problemWords('no-reason') }),
  })
  return readForm(schema, { amount: '', reason: '', ...typed })
}
