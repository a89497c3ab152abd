import { officeForm, officePage, type PageOf } from '#app/office/engine/engine.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { ENTRY_WORDS } from '#words/office/doors.ts'
import { readLateEntries, settleLateEntries } from '#workflows/doors/late-entries.ts'

const TICKED = /^entry ([\da-f-]{36})$/

const late = officePage({
  path: '/doors/late',
  needs: 'openDoors',
  read: readLateEntries,
  title: 'Late entries',
  says: {
    accepted: 'These entries count now, as of when they happened.',
    dismissed: 'These entries were dismissed. They change nothing.',
  },
  View: ({ page: { phones }, said, refused }) => (
    <div className="doors stack gap-4">
      <LinkLine to="/office/doors">Doors</LinkLine>
      <h1>Late entries</h1>
      <StatusNotice>{said}</StatusNotice>
      {refused && <TypedErrors errors={refused.errors} />}
      <p>
        Sent by phones after they were shut out, or after their door was closed. They change nothing
        until you accept them. Whoever has the phone can also make up the times.
      </p>
      {phones.length === 0 && <p className="notice">Nothing waits.</p>}
      {phones.map((phone) => (
        <LateForm key={phone.phone_id} phone={phone} />
      ))}
    </div>
  ),
})

export const lateRows = [
  late,
  officeForm({
    path: '/doors/:id/late',
    needs: 'openDoors',
    page: late,
    fields: ({ typed }) => ({
      ok: true,
      value: {
        entries: Object.keys(typed).flatMap((name) => TICKED.exec(name)?.[1] ?? []),
        isAccepted: typed.intent === 'accept',
      },
    }),
    run: (services, asked, value) => settleLateEntries(services, { ...asked, ...value }),
    errors: () => ({ entries: 'Please tick an entry that still waits.' }),
    to: (_, { isAccepted }) => `/office/doors/late?done=${isAccepted ? 'accepted' : 'dismissed'}`,
  }),
]

type LatePhone = PageOf<typeof readLateEntries>['phones'][number]

function LateForm({ phone }: { phone: LatePhone }) {
  const { phone_id, door_id, door, label, conference, count, receivedAt, entries } = phone
  const rest = count - entries.length
  return (
    <PostForm
      className="card stack"
      action={`/office/doors/${door_id}/late`}
      aria-labelledby={`late-${phone_id}`}
    >
      <div>
        <h2 id={`late-${phone_id}`}>
          {door}: {label}
        </h2>
        <p>
          {conference} · last sent {shortMoment(receivedAt)}
        </p>
      </div>
      <ul className="lines">
        {entries.map((entry) => (
          <li key={entry.id}>
            <label className="office-check">
              <input type="checkbox" name={`entry ${entry.id}`} value="yes" defaultChecked />
              <span>
                <strong>{nameOf(entry)}</strong> · {factsOf(entry)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{rest} more of this phone are shown after these.</p>}
      <div className="button-row">
        <Submit intent="accept">Accept the ticked entries</Submit>
        <Submit intent="dismiss" isQuiet>
          Dismiss the ticked entries
        </Submit>
      </div>
    </PostForm>
  )
}

function nameOf({ first_name, last_name, typed, walkIn }: LatePhone['entries'][number]): string {
  if (walkIn) return `${walkIn}, walk-in`
  return first_name === null ? typed : `${first_name} ${last_name}`
}

/** "Went out Fri 9:36 AM, with Asha Rao, without the code: the slip is lost" */
function factsOf({ kind, at, taken_by, why }: LatePhone['entries'][number]): string {
  return [
    `${ENTRY_WORDS[kind]} ${shortMoment(at)}`,
    ...(taken_by === null ? [] : [`with ${taken_by}`]),
    ...(why === null ? [] : [`without the code: ${why || 'no reason given'}`]),
  ].join(', ')
}
