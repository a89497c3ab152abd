import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import {
  countRows,
  rebaseCorrection,
} from '#app/features/registration/correction/rebase-correction.ts'
import {
  OpenedFields,
  PersonFields,
  RegistrationChoices,
} from '#app/features/registration/correction/registration-fields.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { isCancelled } from '#app/office/action/office-record.ts'
import type { Texts, Typing } from '#app/ui/form/typed.ts'
import { fieldId } from '#app/ui/form/typed-field.tsx'
import { formatRupees } from '#domain/money.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { whomToTell } from '#domain/registration/person.ts'
import { plannedWords } from '#words/change-words.ts'
import { correctedWords } from '#words/office/done.ts'
import { priceSentences } from '#words/office/due.ts'
import { overCapacityWords } from '#words/office/problems.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import {
  type Correction,
  filledPersonFields,
  planCorrection,
} from '#workflows/records/corrections/plan-correction.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const correctAction: ActionScreen<RegistrationRecord> = {
  code: 'correct',
  slug: 'correct',
  needs: 'correct',
  isOffered: (record) => !isCancelled(record),
  says: correctedWords,
  initial: toTyped,
  Form: ({ record, typing: { typed: sent, errors } }) => {
    const typed = rebase(sent, record)
    const free = Math.min(record.people.length + 1, LARGEST_PARTY)
    return (
      <>
        <OpenedFields typed={typed} />
        <div className="office-pairs tiles">
          <RegistrationChoices {...{ typed, errors }} />
        </div>
        {Array.from({ length: Math.max(free, countRows(typed)) }, (_, index) => (
          <PersonRow key={fieldId(`person ${index}`)} {...{ index, typed, errors }} />
        ))}
      </>
    )
  },
  async plan({ services, record, typed }) {
    const { registration } = record
    const { event_code, payment_type } = registration
    const chosen = { ...rebase(typed, record), productinfo: event_code, paym: payment_type }
    const asDesk = { events: [event_code], atDesk: true, language: 'en' } as const
    const reading = readRegistrationRows(chosen, asDesk)
    if (!reading.ok) return reading
    const { type, residential, arrival } = reading.registration
    const correction = { type, residential, arrival, persons: reading.persons }
    const planned = await planCorrection(services, { registration, correction, overCapacity: true })
    if (!planned.ok) return planned
    const { changes, people, shortage, beforeMinor, afterMinor } = planned
    const difference = formatRupees(Math.abs(afterMinor - beforeMinor))
    return {
      ok: true,
      shortage,
      will: [
        ...changes.map((change) => plannedWords('en', change)),
        changes.length === 0 && 'Nothing is changed.',
        overCapacityWords(shortage),
        ...priceSentences(planned, record),
        ...addressSentences(record, correction),
      ],
      button:
        afterMinor === beforeMinor
          ? undefined
          : `Correct details: ${difference} ${afterMinor > beforeMinor ? 'more' : 'less'}`,
      tells: whomToTell(changes, people),
      run: (request) => correctRegistration(services, { ...request, correction }),
    }
  },
}

/** As it would be if it was opened now. A form of one person has neither the choices nor the others. */
function rebase(typed: Texts, record: RegistrationRecord) {
  const { party: type, residential, arrival } = record.registration
  return rebaseCorrection({ type, residential, arrival, ...typed }, toTyped(record))
}

function PersonRow({ index, typed, errors }: Typing & { index: number }) {
  const row = `persons[${index}]`
  const name = [typed[`${row}.firstname`], typed[`${row}.lastname`]].filter(Boolean).join(' ')
  const isOpen =
    Object.keys(errors).some((field) => field.startsWith(row)) ||
    Object.entries(typed).some(
      ([field, value]) => field.startsWith(row) && value !== (typed[`opened.${field}`] ?? ''),
    )
  return (
    <details className="box tall-summary" open={isOpen}>
      <summary>{typed[`${row}.position`] ? name : 'Add a person'}</summary>
      <fieldset className="office-person office-pairs tiles">
        <legend className="visually-hidden">Person {index + 1}</legend>
        <PersonFields row={row} typed={typed} errors={errors} />
      </fieldset>
    </details>
  )
}

/** Both addresses are told of a new one, whatever is ticked. */
function addressSentences({ people }: RegistrationRecord, { persons }: Correction): string[] {
  return people.flatMap(({ position, email }) => {
    const now = persons.find((each) => each.position === position)?.email
    if (now === undefined || now === email) return []
    const told = [email, now].filter(Boolean)
    const are = told.length === 2 ? 'are' : 'is'
    return `${told.join(' and ')} ${are} told of the new address in any case.`
  })
}

function toTyped({ registration, people }: RegistrationRecord): Texts {
  const { party: type, residential, arrival } = registration
  return { type, residential, arrival, ...filledPersonFields(people) }
}
