import { Form, useNavigation } from 'react-router'
import { LABELS } from '#app/features/registration/still-missing.ts'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { FilledCorrection as Opened } from '#workflows/corrections/read-correction-form.ts'
import { countRows, openedFields } from './rebase-correction.ts'
import { OpenedFields, PersonFields, RegistrationChoices } from './registration-fields.tsx'

type Props = {
  form: Opened
  /** The form's own key. */
  formKey: string
  /** What the server said to the last submit. */
  reply: CorrectionReply | undefined
}

export type CorrectionReply = Typing & {
  /** What would happen, when it has to be agreed to first. */
  asks?: { will: string[]; button: string; agreement: string }
  /** What was changed meanwhile, and by whom. */
  changes: string[]
  /** The version with which the form was first opened, or whose changes were told. */
  version: number
}

/** The details of a registration, with the labels of the registration form. */
export function CorrectionForm({ form, formKey, reply }: Props) {
  const stored = { ...form.stored, ...openedFields(form.stored) }
  const typing = { typed: reply?.typed ?? stored, errors: reply?.errors ?? {} }
  const sending = useNavigation().state !== 'idle'
  const count = Math.max(form.people + (form.mayAdd ? 1 : 0), countRows(typing.typed))
  return (
    <Form className="form my-form" method="post" noValidate>
      <Problems reply={reply} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={reply?.version ?? form.version} />
      <OpenedFields typed={typing.typed} />
      <input type="hidden" name="agreed" value={reply?.asks?.agreement ?? ''} />
      <WhatIsDone may={form.may} />
      <div className="card form-pairs">
        <RegistrationChoices events={form.events} {...typing} />
      </div>
      {[...Array(count).keys()].map((row) => (
        <Person key={row} index={row} {...typing} />
      ))}
      {reply?.asks && <Asks asks={reply.asks} />}
      <div>
        <button className="button" type="submit" aria-disabled={sending}>
          {reply?.asks?.button ?? 'Correct details'}
        </button>
      </div>
    </Form>
  )
}

/** Says beforehand what is done at once, and what the office is asked for. */
function WhatIsDone({ may }: Pick<Opened, 'may'>) {
  if (!may.details) {
    return (
      <p className="notice">
        This conference has begun or is over, so nothing is changed here at once. What you send is a
        request to our office, and we will write to you.
      </p>
    )
  }
  if (may.choices) {
    return <p>Your corrections take effect at once. If the price changes, we will ask you first.</p>
  }
  return (
    <p className="notice">
      Names, addresses and the arrival are corrected at once. Another conference, more people, ages,
      “{LABELS.type}” and “{LABELS.residential}” are a request to our office: nothing changes until
      we write to you.
    </p>
  )
}

function Problems({ reply }: Pick<Props, 'reply'>) {
  if (!reply) return null
  return (
    <>
      <TypedErrors errors={reply.errors} />
      {reply.changes.length > 0 && (
        <section className="notice notice-warning" role="alert">
          <h2>This registration has changed in the meantime</h2>
          <p>Your corrections are not saved yet, and what you typed is still here. What changed:</p>
          <ul className="my-will">
            {reply.changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Person({ index, ...typing }: Typing & { index: number }) {
  const row = `persons[${index}]`
  return (
    <fieldset className="card person">
      <legend className="person-legend">Person {index + 1}</legend>
      {!typing.typed[`${row}.position`] && (
        <p className="field-help">Fill this in only if somebody else comes with you.</p>
      )}
      <div className="form-pairs">
        <PersonFields row={row} {...typing} />
      </div>
    </fieldset>
  )
}

function Asks({ asks }: { asks: NonNullable<CorrectionReply['asks']> }) {
  return (
    <section className="notice" role="status">
      <h2>Please look at this first</h2>
      <ul className="my-will">
        {asks.will.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
