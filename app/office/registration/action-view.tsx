import type { RegistrationRecord } from '#workflows/office/read-registration-record.ts'
import type { ShownAction } from '../action-flow.ts'
import { ActionForm } from '../action-form.tsx'
import { ChangesNotice } from '../changes-notice.tsx'
import type { ActionScreen } from './action-screen.ts'
import { registrationAddress } from './registration-address.ts'

type Props = ShownAction & { screen: ActionScreen; record: RegistrationRecord }

/** One action on a registration. */
export function ActionView({ screen, record, changes, ...form }: Props) {
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
      <ChangesNotice about="registration" changes={changes} />
      <ActionForm
        action={registrationAddress(record, slug)}
        fields={Fields && <Fields typed={typed} errors={errors} record={record} />}
        {...form}
      />
    </>
  )
}

function nameOf({ people }: RegistrationRecord): string {
  const [payer] = people
  return payer ? `${payer.first_name} ${payer.last_name}` : 'Nobody'
}
