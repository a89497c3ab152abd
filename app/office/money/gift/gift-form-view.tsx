import { FormKey } from '#app/office/form/form-key.tsx'
import { MoneyNavigation } from '#app/office/money/money-navigation.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, type FieldState } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { HAND_METHODS } from '#domain/payments/hand-method.ts'
import { LONGEST } from '#domain/registration/attendee.ts'
import { GIFT_FIELDS, type GiftErrors, type GiftField } from './gift-form.ts'

type Props = {
  formKey: string
  funds: readonly { code: string; label: string }[]
  typed: Record<string, string>
  errors: GiftErrors
  /** Whether the church offers tax relief. */
  asksPan: boolean
}

export function GiftFormView({ formKey, funds, typed, errors, asksPan }: Props) {
  const field = (name: GiftField) => ({
    id: `gift-${name}`,
    name,
    errors: errors[name] ? [errors[name]] : undefined,
    initialValue: typed[name],
  })
  return (
    <>
      <h1>Record a gift</h1>
      <MoneyNavigation path="/office/gifts/new" />
      <p>
        For a gift that came by hand. The giver gets a receipt by mail where there is an address.
      </p>
      <ErrorSummary fields={GIFT_FIELDS.map(field)} />
      <form method="post" action="/office/gifts/new" className="form money-form" noValidate>
        <FormKey value={formKey} />
        <GiverFields field={field} />
        <MoneyFields field={field} funds={funds} />
        {asksPan && (
          <Field label="PAN" field={field('pan')} help="Optional, for tax relief">
            {(attributes) => <input {...attributes} autoComplete="off" />}
          </Field>
        )}
        <button type="submit" className="button">
          Record the gift
        </button>
      </form>
    </>
  )
}

type FieldProps = { field: (name: GiftField) => FieldState }

function GiverFields({ field }: FieldProps) {
  return (
    <>
      <Field label="Giver" field={field('name')}>
        {(attributes) => <input {...attributes} autoComplete="off" maxLength={LONGEST.name} />}
      </Field>
      <Field label="Email" field={field('email')}>
        {(attributes) => <input {...attributes} type="email" autoComplete="off" />}
      </Field>
      <Field label="Mobile" field={field('phone')}>
        {(attributes) => <input {...attributes} inputMode="tel" autoComplete="off" />}
      </Field>
    </>
  )
}

function MoneyFields({ field, funds }: FieldProps & Pick<Props, 'funds'>) {
  return (
    <>
      <SelectField
        label="Fund"
        empty="Choose"
        field={field('fund')}
        options={funds.map(({ code, label }) => ({ value: code, label }))}
      />
      <SelectField
        label="Method"
        empty="Choose"
        field={field('method')}
        options={HAND_METHODS.map((method) => ({ value: method, label: method }))}
      />
      <Field label="Day" field={field('day')}>
        {(attributes) => <input {...attributes} type="date" />}
      </Field>
      <Field label="Amount" field={field('amount')} help="In rupees, such as 500 or 500.50">
        {(attributes) => <input {...attributes} inputMode="decimal" />}
      </Field>
      <Field label="Reference" field={field('reference')} help="Such as the number of the cheque">
        {(attributes) => <input {...attributes} maxLength={100} />}
      </Field>
    </>
  )
}
