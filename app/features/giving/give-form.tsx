import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { Form, useNavigation } from 'react-router'
import { EmailField } from '#app/ui/email-field.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { TrapField } from '#app/ui/trap-field.tsx'
import { useSubmissionKey } from '#app/ui/use-submission-key.ts'
import { type FilledGiftForm, giftSchema } from './gift-schema.ts'
import { PanField } from './pan-field.tsx'
import type { GivingPage } from './read-giving.server.ts'

type Props = Pick<GivingPage, 'funds' | 'asksPan'> & {
  lastResult: SubmissionResult<string[]> | undefined
}

export function GiveForm({ funds, asksPan, lastResult }: Props) {
  const submission = useSubmissionKey()
  const sending = useNavigation().state !== 'idle'
  const schema = giftSchema(funds.map((fund) => fund.code))
  const [form, fields] = useForm<FilledGiftForm>({
    id: 'give',
    lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
  })
  const { firstname, email, phone, amount, productinfo, pan } = fields
  const inputs = [firstname, email, phone, amount, productinfo, ...(asksPan ? [pan] : [])]
  const firstWrong = inputs.find((field) => field.errors)?.name
  return (
    <Form className="form" method="post" {...getFormProps(form)} noValidate>
      <ErrorSummary formErrors={form.errors} fields={inputs} />
      <Field
        label="Full name"
        field={fields.firstname}
        focus={firstWrong === fields.firstname.name}
      >
        {(attributes) => <input {...attributes} autoComplete="name" />}
      </Field>
      <EmailField
        label="Email"
        field={fields.email}
        autoComplete="email"
        focus={firstWrong === fields.email.name}
        onUse={(value) => form.update({ name: fields.email.name, value })}
      />
      <Field
        label="Mobile"
        field={fields.phone}
        focus={firstWrong === fields.phone.name}
        help="Ten digits, with or without +91."
      >
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field
        label="Amount"
        field={fields.amount}
        focus={firstWrong === fields.amount.name}
        help="In rupees, such as 500 or 500.50."
      >
        {(attributes) => <input {...attributes} inputMode="decimal" />}
      </Field>
      <Field
        label="Offering type"
        field={fields.productinfo}
        focus={firstWrong === fields.productinfo.name}
      >
        {(attributes) => (
          <select {...attributes}>
            <option value="">Choose one</option>
            {funds.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {asksPan && <PanField field={pan} focus={firstWrong === pan.name} />}
      <TrapField />
      <div className="button-row">
        <button className="button" type="submit" aria-disabled={sending}>
          {sending ? 'Sending…' : 'Give'}
        </button>
        <button className="button button-quiet" {...form.reset.getButtonProps()}>
          Reset
        </button>
      </div>
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
