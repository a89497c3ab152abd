import type { FormState, PageProps } from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/check-field.tsx'
import { NameForm } from '#app/office/form/name-form.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { ROLES, staffNameOf } from '#domain/staff.ts'
import type { StaffRecord } from '#workflows/staff/read-staff.ts'
import { ChangesNotice, HistoryList } from '../history-list.tsx'
import { changesSince, officeLine } from '../office-line.ts'
import { ROLE_WORDS } from './staff-page.tsx'

/** Decisions that somebody has to make. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['no-role', 'Choose at least one role, or end the access.'],
  ['last-admin', 'Nobody else can look after the staff. Make somebody else an admin first.'],
  [
    'own-right',
    'You would no longer be able to look after the staff. Tick "I give up my own right" if you mean it.',
  ],
  ['name-too-long', 'This name is too long.'],
  ['oneself', 'You can’t end your own access. Another admin can.'],
])

export function PersonPage({ page, refused }: PageProps<StaffRecord>) {
  const { staff, mayEnter, history } = page
  const message = MESSAGES.get(refused?.problem ?? '')
  const address = `/office/staff/${staff.id}`
  return (
    <>
      <LinkLine to="/office/staff">All staff</LinkLine>
      <h1>{staffNameOf(staff)}</h1>
      {staff.name && <p>{staff.email}</p>}
      {message && (
        <p className="error-summary" role="alert" id="problem">
          {message}
        </p>
      )}
      <ChangesNotice
        about="person’s access"
        changes={changesSince(history, refused?.version ?? staff.version)}
      />
      {mayEnter ? (
        <>
          <NameForm
            action={`${address}/name`}
            staff={staff}
            refused={refused?.form === 'name' ? refused : undefined}
          />
          <RolesForm staff={staff} refused={refused} />
          <form method="post" className="form office-narrow stack gap-4" action={`${address}/end`}>
            <FormKey version={staff.version} />
            <p>
              Ending the access signs {staffNameOf(staff)} out everywhere, at once. The history
              stays.
            </p>
            <Submit isQuiet>End access</Submit>
          </form>
        </>
      ) : (
        <p>Can’t sign in any more.</p>
      )}
      {history.length > 0 && (
        <section>
          <h2>History</h2>
          <HistoryList lines={history.map(officeLine).reverse()} />
        </section>
      )}
    </>
  )
}

function RolesForm(props: { staff: StaffRecord['staff']; refused: FormState | undefined }) {
  const { staff, refused } = props
  const own = refused?.form === 'roles' ? refused : undefined
  const chosen = own?.fields?.getAll('role') ?? staff.roles
  return (
    <form
      method="post"
      className="form office-narrow stack gap-4"
      action={`/office/staff/${staff.id}`}
    >
      <FormKey value={own?.key} version={staff.version} />
      <fieldset
        className="field"
        aria-describedby={MESSAGES.has(refused?.problem ?? '') ? 'problem' : undefined}
      >
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
    </form>
  )
}
