import { Form, useHref, useNavigation } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { DataNotice } from '#app/ui/form/consent-texts.tsx'
import { EmailField } from '#app/ui/form/email-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, SelectField, TrapField } from '#app/ui/form/field.tsx'
import { type Fields, readForm } from '#app/ui/form/read-form.ts'
import { type FormAnswer, useForm } from '#app/ui/form/use-form.ts'
import { useSubmissionKey } from '#app/ui/form/use-submission-key.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { FIELD_MESSAGES, FORM_WORDS, GIVING_WORDS } from '#words/forms.ts'
import { giftSchema } from './gift-schema.ts'
import type { GivingPage } from './read-giving.server.ts'
import { UsualAmounts, withUsualAmount } from './usual-amounts.tsx'

export function GiveForm(
  props: Pick<GivingPage, 'funds' | 'asksPan' | 'email'> & {
    answer: FormAnswer<Fields> | undefined
    /** What was given before. */
    filled?: Fields
    /** Where it is sent, if not to its own page. */
    action?: string
  },
) {
  const { funds, asksPan, email: office, answer, filled, action } = props
  const submission = useSubmissionKey()
  const words = useWords(GIVING_WORDS)
  const { labels } = useWords(FIELD_MESSAGES)
  const language = useLanguage()
  // The framework knows the pages of its own start page's language only.
  const isElsewhere = useHref('/') !== localPath(language, '/')
  const schema = giftSchema({ language, fundCodes: funds.map((fund) => fund.code) })
  const form = useForm<Fields>({
    id: 'give',
    first: { ...BLANK, ...filled },
    answer,
    saysOn: 'send',
    read: (fields) => fields,
    check(typed) {
      const reading = readForm(schema, withUsualAmount(typed))
      return reading.ok ? {} : reading.errors
    },
  })
  const write = (name: string) => (value: string) => form.change({ ...form.typed, [name]: value })
  const names = Object.keys(BLANK).filter((name) => asksPan || name !== 'pan')
  const inputs = names.map(form.field)
  const firstWrong = inputs.find(({ error }) => error)?.name
  const focused = (name: string) => ({ field: form.field(name), focus: name === firstWrong })
  return (
    <Form
      className="form"
      method="post"
      action={action}
      reloadDocument={isElsewhere}
      {...form.props}
    >
      <ErrorSummary formErrors={form.formErrors} fields={inputs} />
      <Field label={words.fullName} {...focused('firstname')}>
        {(attributes) => <input {...attributes} autoComplete="name" />}
      </Field>
      <EmailField
        label={labels.email}
        {...focused('email')}
        autoComplete="email"
        onUse={write('email')}
      />
      <Field label={words.mobile} {...focused('phone')} help={words.mobileHelp}>
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field label={labels.amount} {...focused('amount')} help={words.amountHelp}>
        {(attributes) => (
          <>
            <UsualAmounts chosen={form.field('amount').value} onChoose={write('amount')} />
            <input {...attributes} inputMode="decimal" />
          </>
        )}
      </Field>
      <SelectField
        label={words.offeringType}
        {...focused('productinfo')}
        options={funds.map(({ code, label, lang }) => ({ value: code, label, lang }))}
      />
      <ul className="funds stack gap-1 soft small">
        {funds.map(({ code, label, about, lang }) => (
          <li key={code} lang={lang}>
            <b>{label}</b> {about}
          </li>
        ))}
      </ul>
      {asksPan && (
        <Field label={words.pan} {...focused('pan')} help={words.panHelp}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <TrapField />
      <Buttons reset={form.reset} />
      <p className="field-help">{words.onward}</p>
      <DataNotice form="gift" email={office} />
      {/* Last, because browsers identify a form by its first fields when they restore what was
          typed. */}
      {submission && <input type="hidden" name="submission" value={submission} />}
    </Form>
  )
}

const BLANK = { firstname: '', email: '', phone: '', amount: '', productinfo: '', pan: '' }

/** The name of the button that asks the server for an empty form where no script makes it. */
export const RESET = 'reset'

function Buttons({ reset }: { reset: () => void }) {
  const words = useWords(GIVING_WORDS)
  const { sending: sendingWord } = useWords(FORM_WORDS)
  const sending = useNavigation().state !== 'idle'
  return (
    <div className="button-row">
      <Submit aria-disabled={sending}>{sending ? sendingWord : words.give}</Submit>
      <button
        className="button-plain"
        type="submit"
        name={RESET}
        value="yes"
        onClick={(event) => {
          event.preventDefault()
          reset()
        }}
      >
        {words.reset}
      </button>
    </div>
  )
}
