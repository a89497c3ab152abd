import { FormKey } from '#app/office/form/form-key.tsx'
import type { SentForm } from '#app/ui/form/typed.ts'
import { isRole, staffNameOf } from '#domain/staff.ts'
import type { Staff } from '#workflows/staff/read-staff.ts'
import { ROLE_WORDS, rolesInWords } from './role-words.ts'

type Props = { staff: Staff; sent: SentForm }

/** Says which roles somebody has who is already in the office, and asks. */
export function InviteAgain({ staff, sent: { typed, key } }: Props) {
  const { name = '', email = '', role = '' } = typed
  const added = isRole(role) && !staff.roles.includes(role) ? role : undefined
  const who = staffNameOf(staff)
  return (
    <form className="notice notice-warning" method="post" action="/office/staff">
      <h2>{who} is already in the office</h2>
      <p>
        {staff.email} has the role {rolesInWords(staff.roles)}. Nothing was changed.
      </p>
      <FormKey value={key} />
      {Object.entries({ name, email, role, sure: 'yes' }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p className="button-row">
        <button type="submit" className="button">
          {added ? `Add ${ROLE_WORDS[added].name} and send a link` : 'Send a new link'}
        </button>
        <a href={`/office/staff/${staff.id}`}>Change the roles of {who}</a>
      </p>
    </form>
  )
}
