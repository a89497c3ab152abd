import type { ReactNode } from 'react'
import type { FormState } from '#app/office/engine/engine.tsx'
import { FormKey, HiddenFields, Submit, WillHappen } from '#app/office/form/office-form.tsx'
import { DATE_MESSAGES, NOTHING_CHANGED } from '#app/office/words/date-forms.ts'
import { type Typed, type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { Unpublished } from '#workflows/content/publish-files.ts'
import { wholePrices } from './date-form.ts'
import { PricesCard } from './date-parts.tsx'

/**
 * Two steps: first the fields, where what has a `data-part` follows what is typed, or a button without a
 * script; then what will happen, and the button that does it.
 */
export function StepForm(props: {
  action: string
  /** Opened with this, or refused, or filled in. */
  opened: Typed
  refused: FormState | undefined
  version?: number
  /** What the form is about and does not ask. */
  fixed?: Typed
  cancel: string
  see: (typed: Typed) => ReactNode
  fields: (typing: Typing) => ReactNode
}) {
  const { action, opened, refused, version, fixed = {}, cancel, see, fields } = props
  const typing = typingOf(refused, opened)
  const { typed, errors } = typing
  const plan = refused?.plan
  const prices = wholePrices(typed)
  return (
    <form
      className="form step-form"
      method="post"
      action={action}
      data-in-place=""
      data-live={plan ? undefined : ''}
    >
      <FormKey value={refused?.key} version={version} />
      {plan ? (
        <>
          <HiddenFields fields={{ ...typed, ...fixed }} />
          <div className="columns step-columns top">
            <div className="stack">
              <WillHappen will={plan.will} />
              {prices && <PricesCard prices={prices} />}
            </div>
            {see(typed)}
          </div>
          <div className="button-row step-bar">
            <Submit intent="do">Publish</Submit>
            <Submit intent="edit" isQuiet>
              Change something
            </Submit>
          </div>
        </>
      ) : (
        <>
          {/* The first button is the one that the Enter key presses. */}
          <button
            className="visually-hidden"
            type="submit"
            name="intent"
            value="show"
            tabIndex={-1}
          >
            Continue
          </button>
          <HiddenFields fields={fixed} />
          <TypedErrors errors={errors} />
          <div className="columns step-columns top">
            <div className="office-card box stack">{fields(typing)}</div>
            {see(typed)}
          </div>
          <div className="button-row step-bar">
            <Submit intent="show">Continue</Submit>
            <Submit intent="edit" isQuiet>
              Work it out
            </Submit>
            <a href={cancel}>Cancel</a>
          </div>
        </>
      )}
    </form>
  )
}

/** Why something could not be published, where it is about no field. */
export function unpublishedWords(refused: Unpublished | { ok: false; problem: 'unknown' }): string {
  if (refused.problem === 'unchanged') return NOTHING_CHANGED
  if (refused.problem !== 'mistakes') return DATE_MESSAGES.changed
  return refused.mistakes.map(({ rule }) => `Something else in the content ${rule}.`).join(' ')
}
