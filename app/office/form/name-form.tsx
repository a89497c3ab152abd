import { type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { FormKey, Submit } from './office-form.tsx'

export function NameForm(props: {
  action: string
  staff: { name: string; version: number }
  refused: RefusedForm | undefined
}) {
  const { action, staff, refused } = props
  const typing = typingOf(refused, { name: staff.name })
  return (
    <form className="form office-narrow stack gap-4" method="post" action={action} noValidate>
      <TypedErrors errors={typing.errors} />
      <FormKey value={refused?.key} version={staff.version} />
      <TypedField
        label="Name"
        name="name"
        autoComplete="name"
        help="The history shows it in place of the address."
        {...typing}
      />
      <Submit isQuiet>Change name</Submit>
    </form>
  )
}
