import type { ShownAction } from '#app/office/action/action-flow.ts'
import { ActionForm } from '#app/office/action/action-form.tsx'
import { ChangesNotice } from '#app/office/action/changes-notice.tsx'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
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
