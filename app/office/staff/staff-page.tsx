import { formatMoment } from '#domain/dates.ts'
import { ROLES, type Role } from '#domain/staff.ts'
import type { ListedStaff } from '#workflows/staff/read-staff.ts'
import { InviteForm, type RefusedInvitation } from './invite-form.tsx'
import { ROLE_WORDS } from './role-words.ts'

type Props = {
  staff: readonly ListedStaff[]
  /** The address to which an invitation was just sent. */
  invited: string | undefined
  refused: RefusedInvitation | undefined
}

export function StaffPage({ staff, invited, refused }: Props) {
  return (
    <>
      <h1>Staff</h1>
      {invited && (
        <p className="notice" role="status">
          {invited} can sign in now. A mail with a link is on its way.
        </p>
      )}
      <StaffTable staff={staff} />
      <section className="office-narrow">
        <h2>Invite somebody</h2>
        <InviteForm refused={refused} />
        <dl className="office-roles">
          {ROLES.map((role) => (
            <div key={role}>
              <dt>{ROLE_WORDS[role].name}</dt>
              <dd>{ROLE_WORDS[role].may}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function StaffTable({ staff }: Pick<Props, 'staff'>) {
  return (
    <table className="office-table">
      <caption>Who is in the office</caption>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">May</th>
          <th scope="col">Last seen</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {staff.map(({ id, email, roles, mayEnter, seenAt }) => (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td data-label="May">{mayEnter ? inWords(roles) : 'Has left'}</td>
            <td data-label="Last seen">{seenAt ? formatMoment(new Date(seenAt)) : 'Not yet'}</td>
            <td>
              <a href={`/office/staff/${id}`}>
                Change<span className="visually-hidden"> {email}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inWords(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_WORDS[role].name).join(', ')
}
