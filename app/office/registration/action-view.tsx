import type { RegistrationRecord } from '#workflows/office/read-registration-record.ts'
import type { ShownAction } from '../action-flow.ts'
import { ActionForm } from '../action-form.tsx'
import type { ActionScreen } from './action-screen.ts'
import type { HistoryLine } from './history.ts'
import { HistoryList } from './history-list.tsx'
import { registrationAddress } from './registration-address.ts'

type Props = Omit<ShownAction, 'changedSince'> & {
  screen: ActionScreen
  record: RegistrationRecord
  /** What others have changed since the form was opened. */
  changes: HistoryLine[]
}

/** One action on a registration. */
export function ActionView({ screen, record, changes, version, ...form }: Props) {
  const { slug, name, Fields } = screen
  const { typed, errors } = form
  return (
    <>
      <p>
        <a href={registrationAddress(record)}>Back to the registration</a>
      </p>
      <h1>{name}</h1>
      <p>
        {nameOf(record)}, {record.event}
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
      <ActionForm
        action={registrationAddress(record, slug)}
        version={version ?? record.registration.version}
        fields={Fields && <Fields typed={typed} errors={errors} record={record} />}
        {...form}
      />
    </>
  )
}

function Changes({ changes }: { changes: HistoryLine[] }) {
  return (
    <section className="notice notice-warning" role="alert">
      <h2>Somebody has changed this registration meanwhile</h2>
      <p>Nothing of yours was done yet. Please look at it again and decide.</p>
      <HistoryList lines={changes} />
    </section>
  )
}

function nameOf({ people }: RegistrationRecord): string {
  const [payer] = people
  return payer ? `${payer.first_name} ${payer.last_name}` : 'Nobody'
}
