import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { EmailField } from '#app/ui/form/email-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, type FieldState } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TrapField } from '#app/ui/form/trap-field.tsx'
import { useSubmissionKey } from '#app/ui/form/use-submission-key.ts'
import { type FilledGiftForm, giftSchema } from './gift-schema.ts'
import type { GivingPage } from './read-giving.server.ts'
import { UsualAmounts, withUsualAmount } from './usual-amounts.tsx'

type Props = Pick<GivingPage, 'funds' | 'asksPan'> & {
  lastResult: SubmissionResult<string[]> | undefined
  /** What was given before. */
  filled?: Partial<Record<keyof FilledGiftForm, string>>
  /** Where it is sent, if not to its own page. */
  action?: string
}

export function GiveForm({ funds, asksPan, lastResult, filled = {}, action }: Props) {
  const submission = useSubmissionKey()
  const schema = giftSchema(funds.map((fund) => fund.code))
  const [form, fields] = useForm<FilledGiftForm>({
    id: 'give',
    lastResult,
    defaultValue: filled,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(withUsualAmount(formData), { schema }),
  })
  const { firstname, email, phone, amount, productinfo, pan } = fields
  const inputs = [firstname, email, phone, amount, productinfo, ...(asksPan ? [pan] : [])]
  const firstWrong = inputs.find((field) => field.errors)?.name
  const focused = <State extends FieldState>(field: State) => ({
    field,
    focus: field.name === firstWrong,
  })
  return (
    <Form className="form" method="post" action={action} {...getFormProps(form)} noValidate>
      <ErrorSummary formErrors={form.errors} fields={inputs} />
      <Field label="Full name" {...focused(firstname)}>
        {(attributes) => <input {...attributes} autoComplete="name" />}
      </Field>
      <EmailField
        label="Email"
        {...focused(email)}
        autoComplete="email"
        onUse={(value) => form.update({ name: email.name, value })}
      />
      <Field label="Mobile" {...focused(phone)} help="Ten digits, with or without +91.">
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Amount" {...focused(amount)} help="In rupees, such as 500 or 500.50.">
        {(attributes) => (
          <>
            <UsualAmounts
              chosen={amount.value}
              onChoose={(value) => form.update({ name: amount.name, value })}
            />
            <input {...attributes} inputMode="decimal" />
          </>
        )}
      </Field>
      <SelectField
        label="Offering type"
        {...focused(productinfo)}
        options={funds.map(({ code, label }) => ({ value: code, label }))}
      />
      <ul className="funds">
        {funds.map(({ code, label, about }) => (
          <li key={code}>
            <b>{label}</b> {about}
          </li>
        ))}
      </ul>
      {asksPan && <PanField {...focused(pan)} />}
      <TrapField />
      <Buttons reset={form.reset.getButtonProps()} />
      <p className="field-help">
        You will go to our payment provider&rsquo;s page to pay by card, net banking or UPI. We
        never see your card number.
      </p>
      {/* Last, because browsers identify a form by its first fields when they restore what was
          typed. */}
      {submission && <input type="hidden" name={fields.submission.name} value={submission} />}
    </Form>
  )
}

function Buttons({ reset }: { reset: ComponentProps<'button'> }) {
  const sending = useNavigation().state !== 'idle'
  return (
    <div className="button-row">
      <button className="button" type="submit" aria-disabled={sending}>
        {sending ? 'Sending…' : 'Give'}
      </button>
      <button className="button-plain" {...reset}>
        Reset
      </button>
    </div>
  )
}

/** Only where the church offers tax relief. */
function PanField({ field, focus }: { field: FieldState; focus: boolean }) {
  return (
    <Field
      label="PAN"
      field={field}
      focus={focus}
      help="Optional. With it your receipt counts for tax relief under section 80G."
    >
      {(attributes) => (
        <input {...attributes} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      )}
    </Field>
  )
}
