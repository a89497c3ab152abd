import { type StaffAction, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import {
  type Applied,
  type Change,
  type ChangeProblem,
  type ChangeRequest,
  changeLocked,
  type Refused,
  type Repeated,
} from './change-locked.ts'

export type OfficeRequest = ChangeRequest

type OfficeChange<Result extends Applied | Refused> = Change<Result> & { needs: StaffAction }

/** Makes one change to a registration for the office, if the person's role allows it. */
export async function changeByOffice<Result extends Applied | Refused>(
  services: Pick<Services, 'db' | 'now'>,
  request: OfficeRequest,
  change: OfficeChange<Result>,
): Promise<Result | Repeated | ChangeProblem | NotAllowed> {
  if (!staffCan[change.needs](request.actor)) return NOT_ALLOWED
  return changeLocked(services, request, change)
}
