import { CheckField } from '#app/office/form/check-field.tsx'
import { NameForm } from '#app/office/form/name-form.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { ROLES, type Role, staffNameOf } from '#domain/staff.ts'
import type { StaffRecord } from '#workflows/staff/read-staff.ts'
import { ChangesNotice, HistoryList } from '../history-list.tsx'
import { changesSince, officeLine } from '../office-line.ts'
import { ROLE_WORDS } from './role-words.ts'

export type RefusedChange = {
  /** Undefined where somebody has changed the access meanwhile. */
  problem?: keyof typeof PERSON_MESSAGES | undefined
  /** The form of the name, when that was refused. */
  naming?: RefusedForm
  /** The roles that were chosen. */
  roles?: readonly Role[]
  key?: string | undefined
  /** The version with which the form was first opened. */
  version?: number | undefined
}

export const PERSON_MESSAGES = {
  'no-role': 'Choose at least one role, or end the access.',
  'last-admin': 'Nobody else can look after the staff. Make somebody else an admin first.',
  'own-right':
    'You would no longer be able to look after the staff. Tick "I give up my own right" if you mean it.',
  'name-too-long': 'This name is too long.',
  oneself: 'You can’t end your own access. Another admin can.',
} as const

type Props = Pick<StaffRecord, 'staff' | 'mayEnter' | 'history'> & {
  refused: RefusedChange | undefined
}

export function PersonPage({ staff, mayEnter, history, refused }: Props) {
  return (
    <>
      <LinkLine to="/office/staff">All staff</LinkLine>
      <h1>{staffNameOf(staff)}</h1>
      {staff.name && <p>{staff.email}</p>}
      {refused?.problem && (
        <p className="error-summary" role="alert" id="problem">
          {PERSON_MESSAGES[refused.problem]}
        </p>
      )}
      <ChangesNotice
        about="person’s access"
        changes={changesSince(history, refused?.version ?? staff.version)}
      />
      {mayEnter ? <Access staff={staff} refused={refused} /> : <p>Can’t sign in any more.</p>}
      <History history={history} />
    </>
  )
}

function Access({ staff, refused }: Pick<Props, 'staff' | 'refused'>) {
  return (
    <>
      <NameForm action={`/office/staff/${staff.id}/name`} staff={staff} refused={refused?.naming} />
      <RolesForm staff={staff} refused={refused} />
      <form
        method="post"
        className="form office-narrow stack gap-4"
        action={`/office/staff/${staff.id}/end`}
      >
        <FormKey version={staff.version} />
        <p>
          Ending the access signs {staffNameOf(staff)} out everywhere, at once. The history stays.
        </p>
        <Submit isQuiet>End access</Submit>
      </form>
    </>
  )
}

function RolesForm({ staff, refused }: Pick<Props, 'staff' | 'refused'>) {
  const chosen = refused?.roles ?? staff.roles
  return (
    <form
      method="post"
      className="form office-narrow stack gap-4"
      action={`/office/staff/${staff.id}`}
    >
      <FormKey value={refused?.key} version={staff.version} />
      <fieldset className="field" aria-describedby={refused?.problem && 'problem'}>
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

function History({ history }: Pick<Props, 'history'>) {
  if (history.length === 0) return null
  return (
    <section>
      <h2>History</h2>
      <HistoryList lines={history.map(officeLine).reverse()} />
    </section>
  )
}
