import type { ReactNode } from 'react'
import { WillHappen } from '#app/office/action/will-happen.tsx'
import type { Refused } from '#app/office/engine/engine.tsx'
import { FormKey, HiddenFields, Submit } from '#app/office/form/office-form.tsx'
import { type Typed, type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { wholePrices } from './date/date-form.ts'
import { PricesCard } from './prices-card.tsx'

/** One of these forms as it is shown: opened, refused, or filled in. */
export type Step = Typing & {
  formKey: string | undefined
  /** What publishing will do, a sentence each, once everything is filled in. */
  will: readonly string[] | undefined
}

export function stepOf(refused: Refused | undefined, opened: Typed): Step {
  return { ...typingOf(refused, opened), formKey: refused?.key, will: refused?.plan?.will }
}

type Props = Step & {
  action: string
  version?: number
  /** What the form is about and does not ask. */
  fixed?: Typed
  /** Where one goes without doing anything. */
  cancel: string
  /** What visitors will see. */
  see: ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * Two steps: first the fields, where what has a `data-part` follows what is typed, or a button without a
 * script; then what will happen, and the button that does it.
 */
export function StepForm({ typed, errors, fixed = {}, will, see, children, ...props }: Props) {
  const { action, formKey, version, cancel } = props
  const isLive = will ? undefined : ''
  return (
    <form
      className="form step-form"
      method="post"
      action={action}
      data-in-place=""
      data-live={isLive}
    >
      <FormKey value={formKey} version={version} />
      {will ? (
        <PublishStep typed={{ ...typed, ...fixed }} will={will} see={see} />
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
            <div className="office-card box stack">{children}</div>
            {see}
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

type PublishProps = Pick<Props, 'typed' | 'see'> & { will: readonly string[] }

function PublishStep({ typed, will, see }: PublishProps) {
  const prices = wholePrices(typed)
  return (
    <>
      <HiddenFields fields={typed} />
      <div className="columns step-columns top">
        <div className="stack">
          <WillHappen will={will} />
          {prices && <PricesCard prices={prices} />}
        </div>
        {see}
      </div>
      <div className="button-row step-bar">
        <Submit intent="do">Publish</Submit>
        <Submit intent="edit" isQuiet>
          Change something
        </Submit>
      </div>
    </>
  )
}
