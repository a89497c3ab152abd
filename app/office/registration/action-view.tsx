import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { RegistrationRecord } from '#workflows/office/read-registration-record.ts'
import type { ActionScreen, Errors, Plan, Typed } from './action-screen.ts'
import type { HistoryLine } from './history.ts'
import { HistoryList } from './history-list.tsx'
import { registrationAddress } from './registration-address.ts'

type Props = {
  screen: ActionScreen
  record: RegistrationRecord
  typed: Typed
  errors: Errors
  /** What will happen, once everything is filled in. */
  plan: Extract<Plan, { ok: true }> | undefined
  /** The form's own key. */
  formKey: string
  /** What others have changed since the form was opened. */
  changes: HistoryLine[]
}

/** Asks for what an action needs, then shows what will happen, then does it. Works without a script. */
export function ActionView(props: Props) {
  const { screen, record, changes } = props
  return (
    <>
      <p>
        <a href={registrationAddress(record)}>Back to the registration</a>
      </p>
      <h1>{screen.name}</h1>
      <p>
        {nameOf(record)}, {record.event}
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
      <ActionForm {...props} />
    </>
  )
}

function ActionForm({ screen, record, typed, errors, plan, formKey }: Props) {
  const { slug, Fields } = screen
  return (
    <form className="form office-form" method="post" action={registrationAddress(record, slug)}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={record.registration.version} />
      <ErrorSummary formErrors={errors[''] ? [errors['']] : []} fields={fieldsWith(errors)} />
      {plan ? (
        <WhatWillHappen plan={plan} typed={typed} hasFields={Fields !== undefined} />
      ) : (
        <>
          {Fields && <Fields typed={typed} errors={errors} record={record} />}
          {Fields && (
            <button className="button" type="submit" name="intent" value="show">
              Show what will happen
            </button>
          )}
        </>
      )}
    </form>
  )
}

type Planned = { plan: Extract<Plan, { ok: true }>; typed: Typed; hasFields: boolean }

function WhatWillHappen({ plan, typed, hasFields }: Planned) {
  return (
    <>
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section className="notice" aria-labelledby="what-will-happen">
        <h2 id="what-will-happen">What will happen</h2>
        <ul className="office-plan">
          {plan.will.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <div className="button-row">
        <button className="button" type="submit" name="intent" value="do">
          {plan.button}
        </button>
        {hasFields && (
          <button className="button button-quiet" type="submit" name="intent" value="edit">
            Change what I typed
          </button>
        )}
      </div>
    </>
  )
}

function Changes({ changes }: { changes: HistoryLine[] }) {
  return (
    <section className="notice notice-warning" role="alert">
      <h2>Somebody has changed this registration meanwhile</h2>
      <p>Nothing of yours was done yet. Please look at it again and decide.</p>
      <HistoryList lines={changes} />
    </section>
  )
}

export function fieldsWith(errors: Errors) {
  return Object.entries(errors)
    .filter(([name]) => name !== '')
    .map(([name, message]) => ({ id: fieldId(name), errors: [message] }))
}

/** Brackets and dots are awkward in addresses of parts of a page. */
export function fieldId(name: string): string {
  return `f-${name.replace(/[^\w-]+/g, '-')}`
}

function nameOf({ people }: RegistrationRecord): string {
  const [payer] = people
  return payer ? `${payer.first_name} ${payer.last_name}` : 'Nobody'
}
