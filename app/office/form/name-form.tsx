import { type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { PostForm, Submit } from './office-form.tsx'

export function NameForm(props: {
  action: string
  staff: { name: string; version: number }
  refused: RefusedForm | undefined
}) {
  const { action, staff, refused } = props
  const typing = typingOf(refused, { name: staff.name })
  return (
    <PostForm
      className="form office-narrow stack gap-4"
      {...{ action, refused, version: staff.version, errors: typing.errors }}
      noValidate
    >
      <TypedField
        label="Name"
        name="name"
        autoComplete="name"
        help="The history shows it in place of the address."
        {...typing}
      />
      <Submit isQuiet>Change name</Submit>
    </PostForm>
  )
}
