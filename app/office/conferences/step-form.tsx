import type { ReactNode } from 'react'
import { WillHappen } from '#app/office/action/will-happen.tsx'
import { FormKey, HiddenFields, Submit } from '#app/office/form/office-form.tsx'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { PriceTable } from '#domain/registration/price.ts'
import { PricesCard } from './prices-card.tsx'

/**
 * What a button of these forms does: works out what is shown beside the form, shows what will happen, goes
 * back to the form, or publishes.
 */
type Intent = 'show' | 'continue' | 'edit' | 'publish'

export function readIntent(typed: Typed): Intent {
  const { intent } = typed
  return intent === 'show' || intent === 'edit' || intent === 'publish' ? intent : 'continue'
}

type Props = {
  action: string
  formKey: string | undefined
  version?: number | undefined
  children: ReactNode
}

type FieldsProps = Props & {
  errors: Errors
  /** Where one goes without doing anything. */
  cancel: string
  /** What the form is about and does not ask. */
  fixed?: Readonly<Record<string, string>>
}

/** The first step: the fields. What has a `data-part` follows what is typed, or a button without a script. */
export function FieldsStep({ errors, cancel, fixed = {}, children, ...form }: FieldsProps) {
  return (
    <StepForm {...form} isLive>
      {/* The first button is the one that the Enter key presses. */}
      <button
        className="visually-hidden"
        type="submit"
        name="intent"
        value="continue"
        tabIndex={-1}
      >
        Continue
      </button>
      <HiddenFields fields={fixed} />
      <TypedErrors errors={errors} />
      {children}
      <div className="button-row step-bar">
        <Submit intent="continue">Continue</Submit>
        <Submit intent="show" isQuiet>
          Work it out
        </Submit>
        <a href={cancel}>Cancel</a>
      </div>
    </StepForm>
  )
}

/** The second step: what will happen, and the button that does it. */
export function PublishStep({ typed, children, ...form }: Props & { typed: Typed }) {
  const { intent: _, ...fields } = typed
  return (
    <StepForm {...form}>
      <HiddenFields fields={fields} />
      {children}
      <div className="button-row step-bar">
        <Submit intent="publish">Publish</Submit>
        <Submit intent="edit" isQuiet>
          Change something
        </Submit>
      </div>
    </StepForm>
  )
}

function StepForm({ action, formKey, version, isLive, children }: Props & { isLive?: boolean }) {
  return (
    <form
      method="post"
      className="form step-form"
      action={action}
      data-kept=""
      data-live={isLive ? '' : undefined}
    >
      <FormKey value={formKey} version={version} />
      {children}
    </form>
  )
}

type PlanProps = {
  /** What publishing will do, a sentence each. */
  will: readonly string[]
  prices: PriceTable | undefined
  /** What visitors will see. */
  children: ReactNode
}

/** Everything to look at before it is published. */
export function PublishingPlan({ will, prices, children }: PlanProps) {
  return (
    <div className="step-columns">
      <div className="date-column">
        <WillHappen will={will} />
        {prices && <PricesCard prices={prices} />}
      </div>
      {children}
    </div>
  )
}
