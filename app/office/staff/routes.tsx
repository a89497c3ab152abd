import * as v from 'valibot'
import { Moment } from '#app/office/cells.tsx'
import {
  type FormState,
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
} from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { NameForm } from '#app/office/form/name-form.tsx'
import { staffEmailField, staffNameField, tickField } from '#app/office/form/office-fields.ts'
import { FieldsForm, PostForm, Submit } from '#app/office/form/office-form.tsx'
import { ChangesNotice, History } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import type { Errors, RefusedForm, SentForm } from '#app/ui/form/typed.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { isRole, ROLES, type Role, staffNameOf } from '#domain/staff.ts'
import { STAFF_PROBLEMS } from '#words/office/problems.ts'
import { ROLE_WORDS } from '#words/roles.ts'
import { changeStaffRoles, endStaff, nameStaff } from '#workflows/staff/change-staff.ts'
import { inviteStaff } from '#workflows/staff/invite-staff.ts'
import { readStaffList, readStaffPage, type Staff } from '#workflows/staff/read-staff.ts'

const needs = 'manageStaff'

const list = officePage({
  path: '/staff',
  needs,
  read: (services, { actor }) => readStaffList(services, actor),
  title: 'Staff',
  View({ page: { staff, isMailed }, query, refused }) {
    const invited = refused?.problem === 'is-staff' ? mailboxOf(refused.typed.email ?? '') : ''
    const known = staff.find(({ email }) => mailboxOf(email) === invited)
    const [said] = Object.entries(DONE).flatMap(([done, words]) =>
      staff.flatMap((each) =>
        each.id === query[done] ? words(staffNameOf(each), each, isMailed) : [],
      ),
    )
    return (
      <>
        <h1>Staff</h1>
        <StatusNotice>{said}</StatusNotice>
        <LinkLine to="/office/check">Check that everything works</LinkLine>
        {refused && known && <InviteAgain staff={known} sent={refused} />}
        <Sheet
          caption="Who is in the office"
          isList
          columns={[
            ['Name', staffNameOf],
            ['Email', ({ name, email }) => name && email, 'about'],
            [
              'Role',
              ({ mayEnter, roles }) => (
                <span className="chip">{mayEnter ? rolesInWords(roles) : 'Has left'}</span>
              ),
              'chip',
            ],
            ['Last seen', ({ seenAt }) => (seenAt ? <Moment at={seenAt} /> : 'Not yet')],
            [
              'Action',
              (staff) => (
                <a className="sheet-link" href={`/office/staff/${staff.id}`}>
                  Change<span className="visually-hidden"> {staffNameOf(staff)}</span>
                </a>
              ),
              'amount',
            ],
          ]}
          rows={staff}
        />
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
  },
})

const person = officePage({
  path: '/staff/:id',
  needs,
  read: (services, { actor, id }) => readStaffPage(services, actor, id),
  title: ({ staff }) => staffNameOf(staff),
  View({ page: { staff, mayEnter, history }, refused }) {
    const own = (form: string) => (refused?.form === form ? refused : undefined)
    const address = `/office/staff/${staff.id}`
    return (
      <>
        <LinkLine to="/office/staff">All staff</LinkLine>
        <h1>{staffNameOf(staff)}</h1>
        {staff.name && <p>{staff.email}</p>}
        <ChangesNotice about="person’s access" changes={refused?.changes} />
        {mayEnter ? (
          <>
            <NameForm action={`${address}/name`} staff={staff} refused={own('name')} />
            <RolesForm staff={staff} refused={own('roles')} />
            <PostForm
              className="form office-narrow stack gap-4"
              action={`${address}/end`}
              version={staff.version}
              errors={own('end')?.errors ?? {}}
            >
              <p>
                Ending the access signs {staffNameOf(staff)} out everywhere, at once. The history
                stays.
              </p>
              <Submit isQuiet>End access</Submit>
            </PostForm>
          </>
        ) : (
          <p>Can’t sign in any more.</p>
        )}
        <History events={history.toReversed()} />
      </>
    )
  },
})

const changedAddress = ({ id }: { id: string }) => `/office/staff?changed=${id}`

export const staffRoutes = officeRoutes([
  list,
  person,
  officeForm({
    at: list,
    fields: v.object({
      name: staffNameField(),
      email: staffEmailField(),
      role: v.picklist(ROLES, 'Choose a role'),
      sure: tickField(),
    }),
    run: (services, asked, { role, sure, ...who }) =>
      inviteStaff(services, { ...asked, ...who, roles: [role], isSure: sure }),
    to: (_, __, { staff }) => `/office/staff?invited=${staff.id}`,
  }),
  officeForm({
    at: person,
    name: 'roles',
    fields({ fields, typed }) {
      const roles = fields.getAll('role').map(String).filter(isRole)
      return { ok: true, value: { roles, isSure: typed.sure === 'yes' } }
    },
    run: (services, asked, value) => changeStaffRoles(services, { ...asked, ...value }),
    errors: errorsOf,
    to: changedAddress,
  }),
  officeForm({
    // Everybody may say it of themselves.
    path: '/staff/:id/name',
    page: person,
    name: 'name',
    fields: v.object({ name: staffNameField() }),
    run: (services, asked, { name }) => nameStaff(services, { ...asked, name }),
    errors: errorsOf,
    to: changedAddress,
  }),
  officeButton({
    path: '/staff/:id/end',
    needs,
    page: person,
    name: 'end',
    run: endStaff,
    errors: errorsOf,
    to: ({ id }) => `/office/staff?ended=${id}`,
  }),
])

const DONE = {
  invited: (who: string, _: Staff, isMailed: boolean) =>
    isMailed
      ? `${who} can sign in now. A mail with a link is on its way; it works for seven days.`
      : `${who} can sign in now. A trial mails no links: the command “narthex invite” makes one.`,
  changed: (who: string, { roles }: Staff) => `Saved. ${who}: ${rolesInWords(roles)}.`,
  ended: (who: string) => `${who} is signed out everywhere and can’t sign in any more.`,
}

function InviteForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <FieldsForm
      action="/office/staff"
      rows={[
        {
          label: 'Name',
          name: 'name',
          help: 'Optional. The history shows it in place of the address.',
        },
        { label: 'Email', name: 'email', type: 'email', required: true },
        {
          label: 'Role',
          name: 'role',
          help: 'More roles can be added afterwards.',
          options: ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].name })),
        },
      ]}
      opened={{ role: 'viewer' }}
      refused={refused}
    >
      <Submit>Invite</Submit>
    </FieldsForm>
  )
}

function rolesInWords(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_WORDS[role].name).join(', ')
}

function InviteAgain({ staff, sent }: { staff: Staff; sent: SentForm }) {
  const { name = '', email = '', role = '' } = sent.typed
  const added = isRole(role) && !staff.roles.includes(role) ? role : undefined
  const who = staffNameOf(staff)
  return (
    <PostForm
      className="notice notice-warning"
      action="/office/staff"
      refused={sent}
      fields={{ name, email, role, sure: 'yes' }}
    >
      <h2>{who} is already in the office</h2>
      <p>
        {staff.email} has the role {rolesInWords(staff.roles)}. Nothing was changed.
      </p>
      <p className="button-row">
        <Submit>
          {added ? `Add ${ROLE_WORDS[added].name} and send a link` : 'Send a new link'}
        </Submit>
        <a href={`/office/staff/${staff.id}`}>Change the roles of {who}</a>
      </p>
    </PostForm>
  )
}

function errorsOf({ problem }: { problem: keyof typeof STAFF_PROBLEMS }): Errors {
  return { '': STAFF_PROBLEMS[problem] }
}

function RolesForm(props: { staff: Staff; refused: FormState | undefined }) {
  const { staff, refused } = props
  const chosen = refused?.fields?.getAll('role') ?? staff.roles
  return (
    <PostForm
      className="form office-narrow stack gap-4"
      action={`/office/staff/${staff.id}`}
      refused={refused}
      version={staff.version}
      errors={refused?.errors ?? {}}
    >
      <fieldset className="field">
        <legend className="field-label">Role</legend>
        {ROLES.map((role) => (
          <label key={role} className="office-check">
            <input
              type="checkbox"
              name="role"
              value={role}
              defaultChecked={chosen.includes(role)}
            />
            <span>
              <b>{ROLE_WORDS[role].name}</b> {ROLE_WORDS[role].may}
            </span>
          </label>
        ))}
      </fieldset>
      {refused?.problem === 'own-right' && (
        <CheckField label="I give up my own right" name="sure" typed={{}} />
      )}
      <Submit>Change roles</Submit>
    </PostForm>
  )
}
