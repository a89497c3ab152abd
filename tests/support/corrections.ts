import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import type { RecordRequest } from '#workflows/records/change-record.ts'
import {
  correctRegistration,
  storedCorrection,
} from '#workflows/records/corrections/correct-registration.ts'
import type { Correction } from '#workflows/records/corrections/plan-correction.ts'
import type { Services } from '#workflows/services.ts'

/** The office corrects something about one person; 1 is the payer. Everything else stays as it is stored. */
export async function correctPerson(
  services: Services,
  {
    person,
    changes,
    ...request
  }: RecordRequest & { person: number; changes: Partial<Correction['persons'][number]> },
) {
  const stored = await findRegistration(services.db, request.id)
  if (!stored) throw new Error(`there is no registration ${request.id}`)
  const unchanged = storedCorrection(stored, await attendeesOf(services.db, stored.id))
  const persons = unchanged.persons.map((each, index) => ({
    ...each,
    ...(index === person - 1 && changes),
  }))
  const correction = { ...unchanged, persons }
  return correctRegistration(services, { version: stored.version, ...request, correction })
}
