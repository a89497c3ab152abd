import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import {
  countRows,
  rebaseCorrection,
} from '#app/features/registration/correction/rebase-correction.ts'
import {
  OpenedFields,
  RegistrationChoices,
} from '#app/features/registration/correction/registration-fields.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { isCancelled } from '#app/office/action/office-record.ts'
import {
  exceedingSentences,
  mayExceed,
  OverCapacity,
  PersonRows,
} from '#app/office/registrations/form-parts.tsx'
import { correctedWords } from '#app/office/words/done.ts'
import { priceSentences } from '#app/office/words/due.ts'
import type { Typed } from '#app/ui/form/typed.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { whomToTell } from '#domain/registration/person.ts'
import { plannedWords } from '#words/change-words.ts'
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
  Fields: ({ record, typing: { typed: sent, errors } }) => {
    const typed = rebaseCorrection(sent, toTyped(record))
    const free = Math.min(record.people.length + 1, LARGEST_PARTY)
    return (
      <>
        <OpenedFields typed={typed} />
        <div className="office-pairs tiles">
          <RegistrationChoices {...{ typed, errors }} />
        </div>
        <PersonRows count={Math.max(free, countRows(typed))} {...{ typed, errors }} />
        <p className="field-help">
          To add a person, fill in the empty row. To remove one, use “Remove” beside their name on
          the previous page.
        </p>
        <OverCapacity typed={typed} />
      </>
    )
  },
  async plan({ services, record, typed }) {
    const { registration } = record
    const { event_code, payment_type } = registration
    const rebased = rebaseCorrection(typed, toTyped(record))
    const chosen = { ...rebased, productinfo: event_code, paym: payment_type }
    const asDesk = { events: [event_code], atDesk: true, language: 'en' } as const
    const reading = readRegistrationRows(chosen, asDesk)
    if (!reading.ok) return reading
    const { type, residential, arrival } = reading.registration
    const correction = { type, residential, arrival, persons: reading.persons }
    const overCapacity = mayExceed(typed)
    const planned = await planCorrection(services, { registration, correction, overCapacity })
    if (!planned.ok) return planned
    const { changes, people } = planned
    return {
      ok: true,
      will: [
        ...changes.map((change) => plannedWords('en', change)),
        changes.length === 0 && 'Nothing is changed.',
        ...exceedingSentences(planned),
        ...priceSentences(planned, record),
        ...addressSentences(record, correction),
      ],
      button: 'Correct details',
      tells: whomToTell(changes, people),
      run: (request) => correctRegistration(services, { ...request, correction, overCapacity }),
    }
  },
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

function toTyped({ registration, people }: RegistrationRecord): Typed {
  const { party: type, residential, arrival } = registration
  return { type, residential, arrival, ...filledPersonFields(people) }
}
