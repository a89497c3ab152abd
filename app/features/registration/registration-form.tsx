import { Form, useHref, useNavigation } from 'react-router'
import { InlineScript } from '#app/scripts/inline-script.tsx'
import { DialogBox, DialogButton } from '#app/ui/dialog.tsx'
import { Submit } from '#app/ui/form/buttons.tsx'
import { ConsentTexts, DataNotice } from '#app/ui/form/consent-texts.tsx'
import { draftName, STORED_FOR_MS } from '#app/ui/form/draft-store.ts'
import { ErrorSummary, namedError } from '#app/ui/form/error-summary.tsx'
import {
  Field,
  FieldError,
  type FieldState,
  labelledOptions,
  SelectField,
  TrapField,
} from '#app/ui/form/field.tsx'
import type { Errors } from '#app/ui/form/typed.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { LANGUAGE_NAMES, type Language } from '#domain/language.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { PAYMENT_TYPES, typesOffered } from '#domain/registration/price.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM, STAY_WORDS } from '#words/forms.ts'
import { AgainNotice } from './again-notice.tsx'
import type { RegistrationAnswer } from './answer-registration-form.server.ts'
import { keySubmission } from './key-submission.ts'
import { Persons } from './persons/persons.tsx'
import { CHANGE } from './persons/typed-form.ts'
import { PriceSummary } from './price/price-summary.tsx'
import { describeOffer, missingPlaces, quoteTyped, withCount } from './price/typed-quote.ts'
import type { OfferedEvent, RegistrationPage } from './read-registration-page.server.ts'
import { MissingNote, OverNote, PayNotes, SubmitPlan } from './submit-notes.tsx'
import {
  byFieldOrder,
  type RegistrationFormState,
  useRegistrationForm,
} from './use-registration-form.ts'

const TERMS = 'consent-terms'
const JOIN_WAITING_LIST = { name: 'waiting', value: 'yes' } as const

export function RegistrationForm(props: {
  page: RegistrationPage
  answer: RegistrationAnswer | undefined
}) {
  const { page, answer } = props
  const language = useLanguage()
  const words = REGISTRATION_FORM[language]
  const { labels, payments } = REGISTRATION_FIELDS[language]
  const events = withCount(page.events, answer?.counted)
  const form = useRegistrationForm(page, answer)
  const { hydrated, submission, missing } = form
  const sending = useNavigation().state !== 'idle'
  const { sending: sendingWord } = FORM_WORDS[language]
  const closed = events.length === 0 ? (page.note ?? words.closed) : undefined
  const full = missingPlaces(words, form.typed, events)
  const typed = quoteTyped(form.typed, events, language)
  const chosen = events.find(({ code }) => code === form.typed.productinfo)
  const names = form.typed.persons.map(({ firstname }) => firstname.trim())
  const blocked = closed !== undefined || (hydrated && missing.length > 0)
  return (
    <>
      <Form className="registration columns gap-4 top" method="post" {...form.props}>
        <EnterButton blocked={blocked} isFull={full !== undefined} />
        <div className="registration-fields form">
          {answer?.again ? (
            <AgainNotice {...answer.again} />
          ) : (
            <ErrorSummary
              formErrors={form.formErrors}
              fields={hydrated ? [] : wrongFields(language, page.key, form.errors)}
            />
          )}
          <ChoiceFields form={form} events={events} closed={closed} gone={page.gone} />
          <Persons
            form={form}
            shares={typed.ready ? typed.shares : []}
            asksNotes={chosen?.dayNotes ?? false}
            mayAskNotes={!chosen && events.some(({ dayNotes }) => dayNotes)}
          />
          <div className="card">
            <SelectField
              label={labels.paym}
              field={form.field('paym')}
              options={labelledOptions(PAYMENT_TYPES, payments)}
            />
          </div>
        </div>
        <PriceSummary typed={typed} event={chosen} waiting={full !== undefined} />
        <div className="registration-end card stack">
          <TrapField />
          <Consent field={form.field('agree')} page={page} />
          <PayNotes full={full} />
          <DraftNote clear={form.clear} />
          {chosen && (
            <SubmitPlan event={chosen} people={names} typed={typed} waiting={full !== undefined} />
          )}
          <MissingNote closed={closed} form={form} />
        </div>
        <div className="submit-bar">
          {/* Without a script it always works, and the server lists what is missing. */}
          <Submit
            disabled={blocked}
            aria-disabled={sending || undefined}
            aria-describedby="still-missing"
            {...(full && JOIN_WAITING_LIST)}
          >
            {sending ? sendingWord : full ? words.join : words.submit}
          </Submit>
        </div>
        {/* Last, because browsers identify a form by its first fields when they restore what was typed. */}
        {submission && <input type="hidden" name="submission" value={submission} />}
      </Form>
      {!hydrated && <InlineScript source={() => keySubmissionSource(page.key)} />}
      <DialogBox id={TERMS} heading={words.declaration}>
        <ConsentTexts consent={page.consent} terms={page.terms} />
      </DialogBox>
    </>
  )
}

/** The first button of a form is the one that the Enter key presses. */
function EnterButton({ blocked, isFull }: { blocked: boolean; isFull: boolean }) {
  return (
    <button
      type="submit"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      disabled={blocked}
      {...(isFull && JOIN_WAITING_LIST)}
    />
  )
}

function DraftNote({ clear }: { clear: () => void }) {
  const words = useWords(REGISTRATION_FORM)
  const { kept } = useWords(FORM_WORDS)
  return (
    <p className="field-help script-only">
      {kept}{' '}
      <button className="button button-quiet" type="button" onClick={clear}>
        {words.clear}
      </button>
    </p>
  )
}

function keySubmissionSource(formId: string): string {
  const given = [formId, draftName(formId), STORED_FOR_MS].map((value) => JSON.stringify(value))
  return `(${keySubmission})(${given.join(', ')})`
}

function wrongFields(language: Language, formId: string, { '': _, ...wrong }: Errors) {
  return Object.entries(wrong)
    .sort(([one], [other]) => byFieldOrder(one, other))
    .map(([name, message]) => ({
      id: `${formId}-${name}`,
      error: namedError(language, name, message),
    }))
}

function ChoiceFields(props: {
  form: RegistrationFormState
  events: readonly OfferedEvent[]
  closed: string | undefined
  gone: string | undefined
}) {
  const { form, events, closed, gone } = props
  const words = useWords(REGISTRATION_FORM)
  const { labels, parties } = useWords(REGISTRATION_FIELDS)
  const stays = useWords(STAY_WORDS)
  const chosen = events.find(({ code }) => code === form.typed.productinfo)
  return (
    <div className="card form-pairs stack">
      <p className="field-help whole">{words.fillAll}</p>
      {closed && <p className="notice notice-warning whole">{closed}</p>}
      {gone && <p className="notice notice-warning whole">{gone}</p>}
      <SelectField
        label={labels.productinfo}
        field={form.field('productinfo')}
        options={events.map((event) => ({ value: event.code, label: describeOffer(words, event) }))}
        nothing={closed && words.noDates}
        after={<OverNote over={chosen?.over} />}
      />
      <SelectField
        label={labels.type}
        field={form.field('type')}
        options={labelledOptions(PARTY_TYPES, parties)}
      />
      <noscript>
        <Submit isQuiet name={CHANGE} value="look" formAction="#persons">
          {words.update}
        </Submit>
      </noscript>
      <SelectField
        label={labels.residential}
        field={form.field('residential')}
        options={labelledOptions(typesOffered(chosen?.price), stays)}
      />
      <Field label={labels.arrival} field={form.field('arrival')}>
        {(attributes) => <input {...attributes} type="datetime-local" />}
      </Field>
    </div>
  )
}

function Consent({ field, page }: { field: FieldState; page: RegistrationPage }) {
  const { email, english } = page
  const words = useWords(REGISTRATION_FORM)
  const policy = useHref('/policy')
  const { error } = field
  const errorId = `${field.id}-error`
  return (
    <div className="field">
      <div className="consent stack top">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          value="on"
          defaultChecked={field.initialValue === 'on'}
          // Browsers tick it again in a restored page, unless the box has this when they leave it.
          ref={(box) => box?.setAttribute('autocomplete', 'off')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={field.id}>{words.consent}</label>
        <div className="button-row">
          <DialogButton className="button button-quiet" dialog={TERMS} page={policy}>
            {words.readMore}
          </DialogButton>
        </div>
        {english && (
          <details lang="en">
            <summary>{LANGUAGE_NAMES.en}</summary>
            <div className="prose small">
              <p>{english.declaration}</p>
              <ConsentTexts {...english} />
            </div>
          </details>
        )}
      </div>
      <DataNotice form="registration" email={email} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
