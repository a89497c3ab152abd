import { readRegistrationRows } from '#app/features/registration/read-registration-rows.ts'
import { LABELS } from '#app/features/registration/still-missing.ts'
import { LARGEST_PARTY, PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { correctRegistration } from '#workflows/office/correct-registration.ts'
import type { RegistrationRecord } from '#workflows/office/read-registration-record.ts'
import { filledPersonFields } from '#workflows/registration/filled-person-fields.ts'
import { type Correction, previewCorrection } from '#workflows/registration/plan-correction.ts'
import type { Plan, Typed } from '../../action-plan.ts'
import { problemWords } from '../../problem-words.ts'
import { TypedField } from '../../typed-field.tsx'
import type { ActionRequest, ActionScreen, Asking } from '../action-screen.ts'
import { exceedingSentences, mayExceed, OverCapacity } from '../over-capacity.tsx'
import { PersonRows } from '../person-rows.tsx'
import { priceSentences } from './move.tsx'

const toOption = (value: string) => ({ value, label: value })

export const correctAction: ActionScreen = {
  slug: 'correct',
  name: 'Correct details',
  needs: 'correct',
  initial: toTyped,
  Fields: ({ record, ...typing }) => (
    <>
      <div className="office-pairs">
        <TypedField
          label={LABELS.type}
          name="type"
          options={PARTY_TYPES.map(toOption)}
          {...typing}
        />
        <TypedField
          label={LABELS.residential}
          name="residential"
          options={RESIDENTIAL_TYPES.map(toOption)}
          {...typing}
        />
        <TypedField label={LABELS.arrival} name="arrival" type="datetime-local" {...typing} />
      </div>
      <PersonRows
        count={Math.min(record.people.length + 1, LARGEST_PARTY)}
        isRemovable={(index) => index < record.people.length && record.people.length > 1}
        {...typing}
      />
      <p className="field-help">An empty row is nobody. To add a person, fill it in.</p>
      <OverCapacity typed={typing.typed} />
    </>
  ),
  plan,
}

async function plan({ services, record, typed }: Asking): Promise<Plan<ActionRequest>> {
  const { registration } = record
  const { event_code, payment_type } = registration
  const chosen = { ...typed, productinfo: event_code, paym: payment_type }
  const reading = readRegistrationRows(chosen, { events: [event_code] })
  if (!reading.ok) return reading
  const { type, residential, arrival } = reading.registration
  const correction = { type, residential, arrival, persons: reading.persons }
  const overCapacity = mayExceed(typed)
  const planned = await previewCorrection(services, { registration, correction, overCapacity })
  if (!planned.ok) {
    const words = planned.problem === 'full' ? planned.shortage : problemWords(planned.problem)
    return { ok: false, errors: { '': words } }
  }
  return {
    ok: true,
    will: [
      'The details are stored as you typed them.',
      ...peopleSentences(record, correction),
      ...exceedingSentences(planned),
      ...priceSentences(planned, record),
      ...addressSentences(record, correction),
    ],
    button: 'Correct details',
    run: (request) => correctRegistration(services, { ...request, correction, overCapacity }),
  }
}

function peopleSentences({ people }: RegistrationRecord, { persons }: Correction): string[] {
  const added = persons.filter(({ position }) => position === undefined)
  const removed = people.filter(
    (each) => !persons.some(({ position }) => position === each.position),
  )
  return [
    ...added.map(({ firstname, lastname }) => `${firstname} ${lastname} is added.`),
    ...removed.map(({ first_name, last_name }) => `${first_name} ${last_name} is taken off.`),
  ]
}

function addressSentences({ people }: RegistrationRecord, { persons }: Correction): string[] {
  return people.flatMap(({ position, email }) => {
    const now = persons.find((each) => each.position === position)?.email
    return now && now !== email ? [`${email} and ${now} get a mail about the new address.`] : []
  })
}

function toTyped({ registration, people }: RegistrationRecord): Typed {
  const { party: type, residential, arrival } = registration
  return { type, residential, arrival, ...filledPersonFields(people) }
}
