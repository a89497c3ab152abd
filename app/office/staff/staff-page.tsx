import type { RefusedForm } from '#app/ui/form/typed.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { formatMoment } from '#domain/dates.ts'
import { ROLES, type Role } from '#domain/staff.ts'
import type { ListedStaff } from '#workflows/staff/read-staff.ts'
import { Sheet } from '../sheet.tsx'
import { InviteForm } from './invite-form.tsx'
import { ROLE_WORDS } from './role-words.ts'

type Props = {
  staff: readonly ListedStaff[]
  /** The address to which an invitation was just sent. */
  invited: string | undefined
  refused: RefusedForm | undefined
}

export function StaffPage({ staff, invited, refused }: Props) {
  return (
    <>
      <h1>Staff</h1>
      {invited && (
        <StatusNotice>{invited} can sign in now. A mail with a link is on its way.</StatusNotice>
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
  return <Sheet caption="Who is in the office" columns={COLUMNS} rows={staff.map(toRow)} />
}

const COLUMNS = [
  { label: 'Address' },
  { label: 'May' },
  { label: 'Last seen' },
  { label: 'Change' },
]

function toRow({ id, email, roles, mayEnter, seenAt }: ListedStaff) {
  const change = (
    <a href={`/office/staff/${id}`}>
      Change<span className="visually-hidden"> {email}</span>
    </a>
  )
  const may = mayEnter ? inWords(roles) : 'Has left'
  const seen = seenAt ? formatMoment(new Date(seenAt)) : 'Not yet'
  return { key: id, cells: [email, may, seen, change] }
}

function inWords(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_WORDS[role].name).join(', ')
}
