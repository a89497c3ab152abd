import type { ReactNode } from 'react'
import { type Fields, FormKey, Submit } from '#app/office/form/office-form.tsx'
import { BUTTON } from './edit/edit-form.tsx'

/** Asks once before something is done. */
export function ConfirmForm(props: {
  action: string
  formKey?: string | undefined
  version?: number | undefined
  fields?: Fields
  /** Absent where there is nothing to do. */
  button: string | undefined
  /** What the button does, where the address takes several. */
  does?: string
  /** Where one goes without doing anything. */
  leave: { label: string; to: string }
  children?: ReactNode
}) {
  const { action, formKey, version, fields, button, does, leave, children } = props
  return (
    <form className="form office-form" method="post" action={action} data-in-place="">
      <FormKey value={formKey} version={version} fields={fields} />
      {children}
      <div className="button-row">
        {button && <Submit {...(does && { name: BUTTON, value: does })}>{button}</Submit>}
        <a href={leave.to}>{leave.label}</a>
      </div>
    </form>
  )
}
