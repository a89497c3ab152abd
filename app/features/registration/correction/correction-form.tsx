import { HiddenFields, Submit } from '#app/ui/form/buttons.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { changedWords, plannedWords, priceWords } from '#words/change-words.ts'
import { FORM_WORDS, REGISTRATION_FIELDS } from '#words/forms.ts'
import { CORRECTION_WORDS } from '#words/private.ts'
import type {
  FilledCorrection,
  VisitorCorrectionPlan,
} from '#workflows/records/corrections/correct-by-visitor.ts'
import { countRows, openedFields } from './rebase-correction.ts'
import { OpenedFields, PersonFields, RegistrationChoices } from './registration-fields.tsx'

export type ReadyCorrection = Extract<VisitorCorrectionPlan, { ok: true }>

export type CorrectionReply = Typing & {
  /** What must be agreed to first. */
  plan?: ReadyCorrection
  changes?: string[]
  /** The version with which the form was first opened, or whose changes were told. */
  version: number
}

export function CorrectionForm(props: {
  form: FilledCorrection
  formKey: string
  reply: CorrectionReply | undefined
}) {
  const { form, formKey, reply } = props
  const { may } = form
  const language = useLanguage()
  const words = CORRECTION_WORDS[language]
  const { labels } = REGISTRATION_FIELDS[language]
  const stored = { ...form.stored, ...openedFields(form.stored) }
  const { typed, errors, plan, changes, version = form.version } = reply ?? {}
  const typing: Typing = { typed: typed ?? stored, errors: errors ?? {} }
  const count = Math.max(form.people + (form.mayAdd ? 1 : 0), countRows(typing.typed))
  const button = buttonFor(language, plan)
  return (
    <form className="form" method="post" noValidate>
      {reply && <TypedErrors errors={reply.errors} />}
      {plan && <PlanNotice plan={plan} button={button} />}
      {changes && (
        <section className="notice notice-warning" role="alert">
          <h2>{words.changed}</h2>
          <p>{words.notSaved}</p>
          <Sentences said={changes} />
        </section>
      )}
      <HiddenFields fields={{ key: formKey, version }} />
      <OpenedFields typed={typing.typed} />
      <HiddenFields fields={{ agreed: plan?.agreement ?? '' }} />
      {!may.details && <p className="notice">{words.begun}</p>}
      {may.details && may.choices && <p>{words.atOnce}</p>}
      {may.details && !may.choices && (
        <p className="notice">{words.partly(labels.type, labels.residential)}</p>
      )}
      <div className="card form-pairs stack">
        <RegistrationChoices events={form.events} {...typing} />
      </div>
      {[...Array(count).keys()].map((index) => {
        const row = `persons[${index}]`
        return (
          <fieldset className="card person" key={row}>
            <legend className="person-legend">{FORM_WORDS[language].person(index + 1)}</legend>
            {!typing.typed[`${row}.position`] && <p className="field-help">{words.somebodyElse}</p>}
            <div className="form-pairs stack">
              <PersonFields row={row} {...typing} />
            </div>
          </fieldset>
        )
      })}
      <div>
        <Submit>{button}</Submit>
      </div>
    </form>
  )
}

/** Above the fields: below them nobody would see that there is something to agree to. */
function PlanNotice({ plan, button }: { plan: ReadyCorrection; button: string }) {
  const language = useLanguage()
  return (
    <section
      className="notice stack"
      role="alert"
      aria-labelledby="look-first"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is a document, and this is its answer
      autoFocus
    >
      <h2 id="look-first">{CORRECTION_WORDS[language].lookFirst}</h2>
      <Sentences said={willHappen(language, plan)} />
      <div>
        <Submit>{button}</Submit>
      </div>
    </section>
  )
}

function buttonFor(language: Language, plan: ReadyCorrection | undefined): string {
  const words = CORRECTION_WORDS[language]
  if (!plan) return words.correct
  return plan.does === 'ask' ? words.ask : words.correctFor(rupeesIn(language, plan.afterMinor))
}

export function Sentences({ said }: { said: readonly string[] }) {
  return (
    <ul className="bullets stack gap-2">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function willHappen(language: Language, plan: ReadyCorrection): string[] {
  const words = CORRECTION_WORDS[language]
  const { before, after } = plan.owedMinor
  if (plan.does === 'ask') return [...changedWords(language, plan), words.officeLooks]
  const told = [
    ...plan.changes.map((change) => plannedWords(language, change)),
    ...priceWords(language, plan),
  ]
  if (after > 0 && after !== before) return [...told, words.tooMuch(rupeesIn(language, after))]
  return after < before ? [...told, words.usedForThis(rupeesIn(language, before))] : told
}
