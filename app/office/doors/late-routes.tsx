import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { ENTRY_WORDS } from '#app/office/words/doors.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import {
  type LatePhone,
  readLateEntries,
  settleLateEntries,
} from '#workflows/doors/late-entries.ts'
import { asStaff, type OfficeContext, type OfficeEnv } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerRefused } from '../refusals.tsx'

/** What phones sent after their end. */
export const lateRoutes = new Hono<OfficeEnv>()

lateRoutes.get('/doors/late', (context) => answerLate(context))

lateRoutes.post('/doors/:id/late', async (context) => {
  const { key, typed } = await sentForm(context.req.raw)
  const entries = Object.keys(typed).flatMap((name) => TICKED.exec(name)?.[1] ?? [])
  const isAccepted = typed.intent === 'accept'
  const id = context.req.param('id')
  const settled = await asStaff(context, settleLateEntries, { id, key, entries, isAccepted })
  if (settled.ok) {
    return context.redirect(`/office/doors/late?done=${isAccepted ? 'accepted' : 'dismissed'}`, 303)
  }
  if (settled.problem !== 'nothing') return answerRefused(context, { problem: settled.problem })
  return answerLate(context, 'Please tick an entry that still waits.')
})

const TICKED = /^entry ([\da-f-]{36})$/

const DONE: ReadonlyMap<string, string> = new Map([
  ['accepted', 'These entries count now, as of when they happened.'],
  ['dismissed', 'These entries were dismissed. They change nothing.'],
])

async function answerLate(context: OfficeContext, problem?: string): Promise<Response> {
  const late = await asStaff(context, readLateEntries, {})
  if (!late.ok) return answerNotAllowed(context)
  const content = (
    <div className="doors stack gap-4">
      <LinkLine to="/office/doors">Doors</LinkLine>
      <h1>Late entries</h1>
      <StatusNotice>{DONE.get(context.req.query('done') ?? '')}</StatusNotice>
      {problem && <TypedErrors errors={{ '': problem }} />}
      <p>
        Sent by phones after they were shut out, or after their door was closed. They change nothing
        until you accept them. Whoever has the phone can also make up the times.
      </p>
      {late.phones.length === 0 && <p className="notice">Nothing waits.</p>}
      {late.phones.map((phone) => (
        <LateForm key={phone.phone_id} phone={phone} />
      ))}
    </div>
  )
  return answerPage(context, { title: 'Late entries', status: problem ? 422 : 200, content })
}

function LateForm({ phone }: { phone: LatePhone }) {
  const { phone_id, door_id, door, author, conference, count, receivedAt, entries } = phone
  const rest = count - entries.length
  return (
    <form
      className="card stack"
      method="post"
      action={`/office/doors/${door_id}/late`}
      aria-labelledby={`late-${phone_id}`}
    >
      <FormKey />
      <div>
        <h2 id={`late-${phone_id}`}>
          {door}: {author}
        </h2>
        <p>
          {conference} · last sent {shortMoment(receivedAt)}
        </p>
      </div>
      <ul className="late-entries">
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
    </form>
  )
}

type LateEntry = LatePhone['entries'][number]

/** The code, for what is no ticket of the conference. */
function nameOf({ first_name, last_name, typed }: LateEntry): string {
  return first_name === null ? typed : `${first_name} ${last_name}`
}

/** "Went out Fri 9:36 AM, with Asha Rao, without the code: the slip is lost" */
function factsOf({ kind, at, taken_by, why }: LateEntry): string {
  return [
    `${ENTRY_WORDS[kind]} ${shortMoment(at)}`,
    ...(taken_by === null ? [] : [`with ${taken_by}`]),
    ...(why === null ? [] : [`without the code: ${why || 'no reason given'}`]),
  ].join(', ')
}
