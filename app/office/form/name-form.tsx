import type { RefusedForm } from '#app/ui/form/typed.ts'
import { FieldsForm, Submit } from './office-form.tsx'

export function NameForm(props: {
  action: string
  staff: { name: string; version: number }
  refused: RefusedForm | undefined
}) {
  const { action, staff, refused } = props
  const help = 'The history shows it in place of the address.'
  return (
    <FieldsForm
      className="form office-narrow stack gap-4"
      rows={[{ label: 'Name', name: 'name', autoComplete: 'name', help }]}
      opened={{ name: staff.name }}
      version={staff.version}
      {...{ action, refused }}
    >
      <Submit isQuiet>Change name</Submit>
    </FieldsForm>
  )
}
