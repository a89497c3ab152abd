import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { Form, useHref, useNavigation } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { DataNotice } from '#app/ui/form/consent-texts.tsx'
import { EmailField } from '#app/ui/form/email-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, type FieldState, SelectField, TrapField } from '#app/ui/form/field.tsx'
import { parseForm } from '#app/ui/form/read-form.ts'
import { useSubmissionKey } from '#app/ui/form/use-submission-key.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { GIVING_WORDS } from '#words/forms.ts'
import { type FilledGiftForm, giftSchema } from './gift-schema.ts'
import type { GivingPage } from './read-giving.server.ts'
import { UsualAmounts, withUsualAmount } from './usual-amounts.tsx'

export function GiveForm(
  props: Pick<GivingPage, 'funds' | 'asksPan' | 'email'> & {
    lastResult: SubmissionResult<string[]> | undefined
    /** What was given before. */
    filled?: Partial<Record<keyof FilledGiftForm, string>>
    /** Where it is sent, if not to its own page. */
    action?: string
  },
) {
  const { funds, asksPan, email: office, lastResult, filled = {}, action } = props
  const submission = useSubmissionKey()
  const words = useWords(GIVING_WORDS)
  const language = useLanguage()
  // The framework knows the pages of its own start page's language only.
  const isElsewhere = useHref('/') !== localPath(language, '/')
  const schema = giftSchema({ language, fundCodes: funds.map((fund) => fund.code) })
  const [form, fields] = useForm<FilledGiftForm>({
    id: 'give',
    lastResult,
    defaultValue: filled,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(withUsualAmount(formData), schema),
  })
  const { firstname, email, phone, amount, productinfo, pan } = fields
  const inputs = [firstname, email, phone, amount, productinfo, ...(asksPan ? [pan] : [])]
  const firstWrong = inputs.find((field) => field.errors)?.name
  const focused = <State extends FieldState>(field: State) => ({
    field,
    focus: field.name === firstWrong,
  })
  return (
    <Form
      className="form"
      method="post"
      action={action}
      reloadDocument={isElsewhere}
      {...getFormProps(form)}
      noValidate
    >
      <ErrorSummary formErrors={form.errors} fields={inputs} />
      <Field label={words.fullName} {...focused(firstname)}>
        {(attributes) => <input {...attributes} autoComplete="name" />}
      </Field>
      <EmailField
        label={words.email}
        {...focused(email)}
        autoComplete="email"
        onUse={(value) => form.update({ name: email.name, value })}
      />
      <Field label={words.mobile} {...focused(phone)} help={words.mobileHelp}>
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field label={words.amount} {...focused(amount)} help={words.amountHelp}>
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
        label={words.offeringType}
        {...focused(productinfo)}
        options={funds.map(({ code, label, lang }) => ({ value: code, label, lang }))}
      />
      <ul className="funds stack gap-1 soft small">
        {funds.map(({ code, label, about, lang }) => (
          <li key={code} lang={lang}>
            <b>{label}</b> {about}
          </li>
        ))}
      </ul>
      {asksPan && <PanField {...focused(pan)} />}
      <TrapField />
      <Buttons reset={form.reset.getButtonProps()} />
      <p className="field-help">{words.onward}</p>
      <DataNotice form="gift" email={office} />
      {/* Last, because browsers identify a form by its first fields when they restore what was
          typed. */}
      {submission && <input type="hidden" name={fields.submission.name} value={submission} />}
    </Form>
  )
}

function Buttons({ reset }: { reset: ComponentProps<'button'> }) {
  const words = useWords(GIVING_WORDS)
  const sending = useNavigation().state !== 'idle'
  return (
    <div className="button-row">
      <button className="button" type="submit" aria-disabled={sending}>
        {sending ? words.sending : words.give}
      </button>
      <button className="button-plain" {...reset}>
        {words.reset}
      </button>
    </div>
  )
}

/** Only where the church offers tax relief. */
function PanField({ field, focus }: { field: FieldState; focus: boolean }) {
  const words = useWords(GIVING_WORDS)
  return (
    <Field label={words.pan} field={field} focus={focus} help={words.panHelp}>
      {(attributes) => (
        <input {...attributes} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      )}
    </Field>
  )
}
