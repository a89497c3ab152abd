import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { DialogBox } from '#app/ui/dialog.tsx'
import { ConsentTexts } from '#app/ui/form/consent-texts.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TrapField } from '#app/ui/form/trap-field.tsx'
import { InlineScript } from '#app/ui/inline-script.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { namedError } from '#app/words/en/registration-fields.ts'
import type { PlacesLeft } from '#domain/registration/places.ts'
import { AgainNotice } from './again-notice.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { Consent } from './consent.tsx'
import { draftName, KEPT_FOR_MS } from './draft/draft-store.ts'
import { keySubmission } from './key-submission.ts'
import { personsIn, type TypedPerson } from './persons/dropped-persons.ts'
import { Persons } from './persons/persons.tsx'
import { PriceSummary } from './price/price-summary.tsx'
import { missingPlaces, withCount } from './price/typed-places.ts'
import { quoteTyped } from './price/typed-quote.ts'
import type { Reply } from './read/read-registration-form.server.ts'
import type { RegistrationPage } from './read/read-registration-page.server.ts'
import { byFieldOrder, LABELS } from './still-missing.ts'
import { JOIN_WAITING_LIST, SubmitButton, SubmitNotes } from './submit-button.tsx'
import { SubmitPlan } from './submit-plan.tsx'
import { useRegistrationForm } from './use-registration-form.ts'

type Props = {
  page: RegistrationPage
  lastResult: Reply | undefined
  /** The persons who were left out, when the form came back without a script. */
  lastDropped: TypedPerson[] | undefined
  /** The server's count of places, when it refused the form because there were too few. */
  counted: { code: string; left: PlacesLeft } | undefined
  /** Some of these people are registered already, which is asked about. */
  again: { names: string[]; page: string } | undefined
}

const TERMS = 'consent-terms'

/** Where the programme says nothing of its own. */
export const CLOSED_NOTE = 'Registration is closed.'

export const PAYMENT_OPTIONS = [
  { value: 'Full Payment', label: 'Full Registration' },
  { value: 'Part Payment', label: 'Part Registration' },
] as const

/** One form for all programmes. Only their content differs. */
export function RegistrationForm({ page, lastResult, lastDropped, counted, again }: Props) {
  const { note } = page
  const events = withCount(page.events, counted)
  const last = { lastResult, lastDropped }
  const { form, fields, submission, missing, dropped, changeType, clear } = useRegistrationForm(
    page,
    last,
  )
  const hydrated = useHydrated()
  const sending = useNavigation().state !== 'idle'
  const closed = events.length === 0 ? (note ?? CLOSED_NOTE) : undefined
  const full = missingPlaces(form.value ?? {}, events)
  const typed = quoteTyped(form.value ?? {}, events)
  const chosen = events.find(({ code }) => code === form.value?.productinfo)
  const names = personsIn(form.value).map(({ firstname = '' }) => firstname.trim())
  const blocked = closed !== undefined || (hydrated && missing.length > 0)
  return (
    <>
      <Form className="registration" method="post" {...getFormProps(form)} noValidate>
        <EnterButton blocked={blocked} isFull={full !== undefined} />
        <div className="registration-fields form">
          {again ? (
            <AgainNotice {...again} />
          ) : (
            <ErrorSummary
              formErrors={form.errors}
              fields={hydrated ? [] : wrongFields(page.key, form.allErrors)}
            />
          )}
          <ChoiceFields
            form={form}
            fields={fields}
            events={events}
            closed={closed}
            gone={page.gone}
            changeType={changeType}
          />
          <Persons
            form={form}
            fields={fields}
            dropped={dropped}
            shares={typed.ready ? typed.shares : []}
          />
          <div className="card">
            <SelectField label={LABELS.paym} field={fields.paym} options={PAYMENT_OPTIONS} />
          </div>
        </div>
        <PriceSummary form={form} typed={typed} over={chosen?.over} waiting={full !== undefined} />
        <div className="registration-end card form">
          <TrapField />
          <Consent field={fields.agree} dialog={TERMS} email={page.email} />
          {chosen && (
            <SubmitPlan event={chosen} people={names} typed={typed} waiting={full !== undefined} />
          )}
          <SubmitNotes closed={closed} full={full} missing={missing} />
          <KeptNote clear={clear} />
        </div>
        <div className="submit-bar">
          <SubmitButton full={full} blocked={blocked} sending={sending} />
        </div>
        {/* Last, because browsers identify a form by its first fields when they restore what was typed. */}
        {submission && <input type="hidden" name="submission" value={submission} />}
      </Form>
      {!hydrated && <InlineScript source={() => keySubmissionSource(page.key)} />}
      <DialogBox id={TERMS} heading="Declaration and terms">
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

function KeptNote({ clear }: { clear: () => void }) {
  return (
    <p className="field-help script-only">
      What you type is kept on this device for a day.{' '}
      <button className="button button-quiet" type="button" onClick={clear}>
        Clear this form
      </button>
    </p>
  )
}

function keySubmissionSource(formId: string): string {
  const given = [formId, draftName(formId), KEPT_FOR_MS].map((value) => JSON.stringify(value))
  return `(${keySubmission})(${given.join(', ')})`
}

function wrongFields(formId: string, errors: Record<string, string[]>) {
  return Object.entries(errors)
    .filter(([name]) => name !== '')
    .sort(([one], [other]) => byFieldOrder(one, other))
    .map(([name, messages]) => ({
      id: `${formId}-${name}`,
      errors: messages.map((message) => namedError(name, message)),
    }))
}
