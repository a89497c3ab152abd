import { FormKey } from '#app/office/form/form-key.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { RefusedForm, Typing } from '#app/ui/form/typed.ts'
import { fieldId, TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { ROLES } from '#domain/staff.ts'
import { ROLE_WORDS } from './role-words.ts'

export function InviteForm({ refused }: { refused: RefusedForm | undefined }) {
  const { typed, errors }: Typing = refused ?? { typed: { role: 'viewer' }, errors: {} }
  const typing = { typed, errors }
  return (
    <form className="form" method="post" action="/office/staff" noValidate>
      <TypedErrors errors={errors} />
      <FormKey value={refused?.key} />
      <TypedField
        label="Name"
        name="name"
        help="Optional. The history shows it in place of the address."
        {...typing}
      />
      <TypedField label="Email" name="email" type="email" required {...typing} />
      <Field
        label="Role"
        field={{
          id: fieldId('role'),
          name: 'role',
          errors: errors.role ? [errors.role] : undefined,
          initialValue: typed.role,
        }}
        help="More roles can be added afterwards."
      >
        {(attributes) => (
          <select {...attributes}>
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_WORDS[each].name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button">
        Invite
      </button>
    </form>
  )
}
