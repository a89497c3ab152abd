import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { FORM_WORDS, REGISTRATION_FIELDS } from '#words/forms.ts'
import { CORRECTION_WORDS } from '#words/private.ts'
import type { FilledCorrection as Opened } from '#workflows/records/corrections/read-correction-form.ts'
import { countRows, openedFields } from './rebase-correction.ts'
import { OpenedFields, PersonFields, RegistrationChoices } from './registration-fields.tsx'

type Props = { form: Opened; formKey: string; reply: CorrectionReply | undefined }

export type CorrectionReply = Typing & {
  asks?: { will: string[]; button: string; agreement: string }
  changes: string[]
  /** The version with which the form was first opened, or whose changes were told. */
  version: number
}

/** The details of a registration, with the labels of the registration form. */
export function CorrectionForm({ form, formKey, reply }: Props) {
  const words = useWords(CORRECTION_WORDS)
  const stored = { ...form.stored, ...openedFields(form.stored) }
  const typing = { typed: reply?.typed ?? stored, errors: reply?.errors ?? {} }
  const count = Math.max(form.people + (form.mayAdd ? 1 : 0), countRows(typing.typed))
  return (
    <form className="form narrow" method="post" noValidate>
      <Problems reply={reply} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={reply?.version ?? form.version} />
      <OpenedFields typed={typing.typed} />
      <input type="hidden" name="agreed" value={reply?.asks?.agreement ?? ''} />
      <WhatIsDone may={form.may} />
      <div className="card form-pairs stack">
        <RegistrationChoices events={form.events} {...typing} />
      </div>
      {[...Array(count).keys()].map((row) => (
        <Person key={row} index={row} {...typing} />
      ))}
      {reply?.asks && <Asks asks={reply.asks} />}
      <div>
        <button className="button" type="submit">
          {reply?.asks?.button ?? words.correct}
        </button>
      </div>
    </form>
  )
}

/** Says beforehand what is done at once, and what the office is asked for. */
function WhatIsDone({ may }: Pick<Opened, 'may'>) {
  const words = useWords(CORRECTION_WORDS)
  const { labels } = useWords(REGISTRATION_FIELDS)
  if (!may.details) return <p className="notice">{words.begun}</p>
  if (may.choices) return <p>{words.atOnce}</p>
  return <p className="notice">{words.partly(labels.type, labels.residential)}</p>
}

function Problems({ reply }: Pick<Props, 'reply'>) {
  const words = useWords(CORRECTION_WORDS)
  if (!reply) return null
  return (
    <>
      <TypedErrors errors={reply.errors} />
      {reply.changes.length > 0 && (
        <section className="notice notice-warning" role="alert">
          <h2>{words.changed}</h2>
          <p>{words.notSaved}</p>
          <ul className="bullets stack gap-2">
            {reply.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Person({ index, ...typing }: Typing & { index: number }) {
  const words = useWords(CORRECTION_WORDS)
  const { person } = useWords(FORM_WORDS)
  const row = `persons[${index}]`
  return (
    <fieldset className="card person">
      <legend className="person-legend">{person(index + 1)}</legend>
      {!typing.typed[`${row}.position`] && <p className="field-help">{words.somebodyElse}</p>}
      <div className="form-pairs stack">
        <PersonFields row={row} {...typing} />
      </div>
    </fieldset>
  )
}

function Asks({ asks }: { asks: NonNullable<CorrectionReply['asks']> }) {
  const words = useWords(CORRECTION_WORDS)
  return (
    <section className="notice" role="status">
      <h2>{words.lookFirst}</h2>
      <ul className="bullets stack gap-2">
        {asks.will.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
