import { FormKey } from '#app/office/form/form-key.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { ROLES } from '#domain/staff.ts'
import { ROLE_WORDS } from './role-words.ts'

export type RefusedInvitation = {
  email: string
  role: string
  key: string | undefined
  message: { field: 'email' | 'role'; words: string }
}

export const INVITE_MESSAGES = {
  'not-an-address': { field: 'email', words: 'Email must be a valid email address' },
  'no-role': { field: 'role', words: 'Choose a role' },
} as const

export function InviteForm({ refused }: { refused: RefusedInvitation | undefined }) {
  const errorsOf = (name: 'email' | 'role') =>
    refused?.message.field === name ? [refused.message.words] : undefined
  const email = {
    id: 'email',
    name: 'email',
    errors: errorsOf('email'),
    initialValue: refused?.email,
  }
  const role = {
    id: 'role',
    name: 'role',
    errors: errorsOf('role'),
    initialValue: refused?.role ?? 'viewer',
  }
  return (
    <form className="form" method="post" action="/office/staff" noValidate>
      <ErrorSummary fields={[email, role]} />
      <FormKey value={refused?.key} />
      <Field label="Email" field={email}>
        {(attributes) => <input {...attributes} type="email" autoComplete="off" required />}
      </Field>
      <Field label="Role" field={role} help="More roles can be added afterwards.">
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
