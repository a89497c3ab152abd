import { allAttendeesOf } from '#database/registration/attendees.ts'
import { openErasuresOf } from '#database/requests/erase-requests.ts'
import type { Services } from '#workflows/services.ts'

type Erasing =
  | { kind: 'registration'; registration: { id: string } }
  | { kind: 'gift'; gift: { id: string } }

/** The names of the attendees who asked for themselves alone; empty where it is about everybody. */
export async function readErasing({ db }: Services, record: Erasing): Promise<string[]> {
  if (record.kind === 'gift') return []
  const { id } = record.registration
  const asked = await openErasuresOf(db, { registration_id: id, gift_id: null })
  const positions = asked.map(({ position }) => position)
  if (positions.includes(null)) return []
  const people = await allAttendeesOf(db, id)
  return people
    .filter(({ position }) => positions.includes(position))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
}
