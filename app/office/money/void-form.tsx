import { FormKey } from '#app/office/form/form-key.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { ReasonField } from './reason-field.tsx'

type Props = {
  year: string
  number: number
  /** Where it leads afterwards. */
  back: string
  /** Of the gift or registration that it is for. */
  version: number | undefined
  refused?: RefusedForm
}

export function VoidForm({ year, number, back, version, refused }: Props) {
  return (
    <form method="post" action="/office/receipts/void" className="form money-form" noValidate>
      <FormKey value={refused?.key} version={version} />
      <input type="hidden" name="year" value={year} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="back" value={back} />
      <ReasonField id={`void-${year}-${number}`} {...refused} />
      <label className="office-check">
        <input
          type="checkbox"
          name="reissue"
          value="yes"
          defaultChecked={refused?.typed.reissue === 'yes'}
        />{' '}
        Issue a new receipt with a new number
      </label>
      <button type="submit" className="button button-quiet">
        Void receipt {receiptNumber({ year, number })}
      </button>
    </form>
  )
}
