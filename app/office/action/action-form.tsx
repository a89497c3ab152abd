import type { ReactNode } from 'react'
import { FormKey } from '#app/office/form/form-key.tsx'
import type { Typed, Typing } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'

type Planned = { will: readonly string[]; button: string }

export type ActionFormProps = Typing & {
  /** The address to which it posts. */
  action: string
  /** The form's own key. */
  formKey: string
  /** The version with which the form was first opened. */
  version: number
  /** What will happen, once everything is filled in. */
  plan: Planned | undefined
  /** Undefined where nothing has to be filled in. */
  fields: ReactNode
}

/** Asks for what an action needs, then shows what will happen, then does it. Works without a script. */
export function ActionForm(props: ActionFormProps) {
  const { action, formKey, version, typed, errors, plan, fields } = props
  return (
    <form className="form office-form" method="post" action={action}>
      <FormKey value={formKey} version={version} />
      <TypedErrors errors={errors} />
      {plan ? (
        <WhatWillHappen plan={plan} typed={typed} hasFields={fields !== undefined} />
      ) : (
        fields !== undefined && (
          <>
            {fields}
            <button className="button" type="submit" name="intent" value="show">
              Show what will happen
            </button>
          </>
        )
      )}
    </form>
  )
}

function WhatWillHappen(props: { plan: Planned; typed: Typed; hasFields: boolean }) {
  const { plan, typed, hasFields } = props
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
