import type { PageProps, Query } from '#app/office/engine/engine.tsx'
import { FormKey, HiddenFields, Submit } from '#app/office/form/office-form.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { type RefusedForm, type SentForm, typingOf } from '#app/ui/form/typed.ts'
import { fieldState, TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { isRole, ROLES, type Role, staffNameOf } from '#domain/staff.ts'
import type { ListedStaff, Staff } from '#workflows/staff/read-staff.ts'

export function StaffPage(props: PageProps<{ ok: true; staff: ListedStaff[] }>) {
  const { page, query, refused } = props
  const { staff } = page
  const invited = refused?.problem === 'is-staff' ? mailboxOf(refused.typed.email ?? '') : ''
  const known = staff.find(({ email }) => mailboxOf(email) === invited)
  return (
    <>
      <h1>Staff</h1>
      <StatusNotice>{doneWords(query, staff)}</StatusNotice>
      {refused && known && <InviteAgain staff={known} sent={refused} />}
      <Sheet caption="Who is in the office" isList columns={COLUMNS} rows={staff.map(toRow)} />
      {!known && (
        <section className="columns staff-invite top">
          <div className="office-narrow stack gap-4">
            <h2>Invite somebody</h2>
            <InviteForm refused={refused} />
          </div>
          <dl className="office-roles stack gap-2">
            {ROLES.map((role) => (
              <div key={role}>
                <dt className="strong">{ROLE_WORDS[role].name}</dt>
                <dd className="soft">{ROLE_WORDS[role].may}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function doneWords(query: Query, everybody: readonly Staff[]): string | undefined {
  for (const [done, words] of Object.entries(DONE)) {
    const staff = everybody.find(({ id }) => id === query[done])
    if (staff) return words(staffNameOf(staff), staff)
  }
  return undefined
}

const DONE = {
  invited: (who: string) =>
    `${who} can sign in now. A mail with a link is on its way; it works for seven days.`,
  changed: (who: string, { roles }: Staff) => `Saved. ${who}: ${rolesInWords(roles)}.`,
  ended: (who: string) => `${who} is signed out everywhere and can’t sign in any more.`,
}

const COLUMNS = [
  { label: 'Name' },
  { label: 'Email', onPhone: 'about' },
  { label: 'Role', onPhone: 'chip' },
  { label: 'Last seen' },
  { label: 'Action', onPhone: 'amount' },
] as const

function toRow({ id, name, email, roles, mayEnter, seenAt }: ListedStaff) {
  const who = staffNameOf({ name, email })
  const change = (
    <a key="change" className="sheet-link" href={`/office/staff/${id}`}>
      Change<span className="visually-hidden"> {who}</span>
    </a>
  )
  const role = <span className="chip">{mayEnter ? rolesInWords(roles) : 'Has left'}</span>
  const seen = seenAt ? shortMoment(seenAt) : 'Not yet'
  return { key: id, cells: [who, name && email, role, seen, change] }
}

function InviteForm({ refused }: { refused: RefusedForm | undefined }) {
  const typing = typingOf(refused, { role: 'viewer' })
  return (
    <form className="form" method="post" action="/office/staff" noValidate>
      <TypedErrors errors={typing.errors} />
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
        field={fieldState('role', typing.typed.role, typing.errors.role)}
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
      <Submit>Invite</Submit>
    </form>
  )
}

/** What each role may do, in words. */
export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  viewer: { name: 'Viewer', may: 'sees registrations' },
  desk: {
    name: 'Desk',
    may: 'also corrects, moves and cancels them, takes new ones, and records money at the venue',
  },
  door: { name: 'Door', may: 'checks tickets at the doors of a conference, and sees nothing else' },
  treasurer: {
    name: 'Treasurer',
    may: 'sees registrations, and looks after the money: payments, gifts, refunds and reductions',
  },
  editor: { name: 'Editor', may: 'changes conferences and content' },
  admin: { name: 'Admin', may: 'does everything, and looks after the staff' },
}

/** "Desk, Treasurer" */
function rolesInWords(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_WORDS[role].name).join(', ')
}

/** Says which roles somebody has who is already in the office, and asks. */
function InviteAgain({ staff, sent: { typed, key } }: { staff: Staff; sent: SentForm }) {
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
      <HiddenFields fields={{ name, email, role, sure: 'yes' }} />
      <p className="button-row">
        <Submit>
          {added ? `Add ${ROLE_WORDS[added].name} and send a link` : 'Send a new link'}
        </Submit>
        <a href={`/office/staff/${staff.id}`}>Change the roles of {who}</a>
      </p>
    </form>
  )
}
