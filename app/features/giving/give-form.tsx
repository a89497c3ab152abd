import { Form, useHref, useNavigation } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { DataNotice } from '#app/ui/form/consent-texts.tsx'
import { markSent, useDraft } from '#app/ui/form/draft.ts'
import { EmailField } from '#app/ui/form/email-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, FieldError, type FieldState, TrapField } from '#app/ui/form/field.tsx'
import { type Fields, fieldValue, readForm } from '#app/ui/form/read-form.ts'
import { type FormAnswer, useForm } from '#app/ui/form/use-form.ts'
import { useSubmissionKey } from '#app/ui/form/use-submission-key.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { FIELD_MESSAGES, FORM_WORDS, GIVING_WORDS } from '#words/forms.ts'
import { giftSchema } from './gift-schema.ts'
import type { GivingPage } from './read-giving.server.ts'
import { UsualAmounts, withUsualAmount } from './usual-amounts.tsx'

/** What is typed stays in this browser, unless the form was filled in for somebody. */
export function useGiveForm({
  funds,
  answer,
  filled,
}: Pick<GivingPage, 'funds'> & {
  answer?: FormAnswer<Fields> | undefined
  filled?: Fields
}) {
  const language = useLanguage()
  const schema = giftSchema({ language, fundCodes: funds.map((fund) => fund.code) })
  const form = useForm<Fields>({
    id: FORM,
    first: { ...BLANK, ...filled },
    answer,
    saysOn: 'send',
    read: readTyped,
    check(typed) {
      const reading = readForm(schema, typed)
      return reading.ok ? {} : reading.errors
    },
    onSend: () => markSent(FORM),
  })
  useDraft(form, {
    names: KEPT,
    isAnswered: answer !== undefined,
    isKept: filled === undefined,
    fill: (fields) => readTyped(withUsualAmount(fields)),
  })
  return form
}

const FORM = 'give'

const BLANK = { amount: '', productinfo: '', firstname: '', email: '', phone: '', pan: '' }

const NAMES = Object.keys(BLANK)

/** A tax number stays on nobody's device. */
const KEPT = NAMES.filter((name) => name !== 'pan')

function readTyped(fields: Fields): Fields {
  return Object.fromEntries(NAMES.map((name) => [name, fieldValue(fields, name) ?? '']))
}

export function GiveForm(
  props: Pick<GivingPage, 'funds' | 'asksPan' | 'email'> & {
    form: ReturnType<typeof useGiveForm>
    /** Where the same gift can be paid on a phone without this form. */
    upi?: string
    action?: string
  },
) {
  const { form, funds, asksPan, email: office, upi, action } = props
  const submission = useSubmissionKey()
  const words = useWords(GIVING_WORDS)
  const { kept, onward, tenDigits } = useWords(FORM_WORDS)
  const { labels } = useWords(FIELD_MESSAGES)
  const language = useLanguage()
  // The framework knows the pages of its own start page's language only.
  const isElsewhere = useHref('/') !== localPath(language, '/')
  const write = (name: string) => (value: string) => form.change({ ...form.typed, [name]: value })
  const inputs = NAMES.filter((name) => asksPan || name !== 'pan').map(form.field)
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
      <Field label={labels.amount} {...focused('amount')} help={words.amountHelp}>
        {(attributes) => (
          <>
            <UsualAmounts chosen={form.field('amount').value} onChoose={write('amount')} />
            <input {...attributes} className="input giving-amount" inputMode="decimal" />
          </>
        )}
      </Field>
      <FundField {...focused('productinfo')} funds={funds} onChoose={write('productinfo')} />
      {upi && (
        <a className="button button-quiet giving-app" href={upi}>
          {words.openUpi}
        </a>
      )}
      <Field label={words.fullName} {...focused('firstname')}>
        {(attributes) => <input {...attributes} autoComplete="name" />}
      </Field>
      <EmailField
        label={labels.email}
        {...focused('email')}
        autoComplete="email"
        onUse={write('email')}
      />
      <Field label={words.mobile} {...focused('phone')} help={tenDigits}>
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
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
      <p className="field-help">{onward}</p>
      {!action && <p className="field-help script-only">{kept}</p>}
      <DataNotice form="gift" email={office} />
      {/* Last, because browsers identify a form by its first fields when they restore what was typed. */}
      {submission && <input type="hidden" name="submission" value={submission} />}
    </Form>
  )
}

function FundField(
  props: Pick<GivingPage, 'funds'> & {
    field: FieldState & { value: string | undefined }
    focus: boolean
    onChoose: (code: string) => void
  },
) {
  const { funds, field, focus, onChoose } = props
  const { id, name, value, error } = field
  const words = useWords(GIVING_WORDS)
  const errorId = `${id}-error`
  return (
    <fieldset className="field funds">
      <legend className="field-label">{words.offeringType}</legend>
      <div className="tiles gap-2">
        {funds.map(({ code, label, about, lang }, at) => (
          <label className="choice" key={code} lang={lang}>
            <input
              type="radio"
              // A message about the choice leads to the first one.
              {...(at === 0 && { id, autoFocus: focus })}
              name={name}
              value={code}
              checked={value === code}
              onChange={() => onChoose(code)}
              aria-labelledby={`${id}-${at}`}
              aria-describedby={error ? `${errorId} ${id}-about-${at}` : `${id}-about-${at}`}
            />
            <strong id={`${id}-${at}`}>{label}</strong>{' '}
            <span className="own-line soft small" id={`${id}-about-${at}`}>
              {about}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

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
