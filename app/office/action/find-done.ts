import type { Actor } from '#domain/staff.ts'
import type { OfficeEvent } from '#workflows/registration/read-registration-record.ts'
import type { OfficeRecord } from './action-screen.ts'
import { rowOf } from './office-record.ts'

/**
 * What this person has just done to the record, by the id in the address. Nobody else is told that it is
 * saved, and nobody once the record was changed again: its words would be about an earlier state.
 */
export function findDone(
  record: OfficeRecord,
  { id, actor }: { id: string | undefined; actor: Actor },
): OfficeEvent | undefined {
  const event = record.officeEvents.find((each) => each.id === id)
  const isOwn = event?.staff_id === actor.staffId
  return isOwn && event?.details.version === rowOf(record).version ? event : undefined
}
