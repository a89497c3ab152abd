import { attendeesOf } from '#database/registration/registrations.ts'
import type { Services } from '#workflows/services.ts'

/** Those who come, with the position by which one of them is named. */
export async function readWhoComes(
  { db }: Services,
  id: string,
): Promise<{ position: number; name: string }[]> {
  const people = await attendeesOf(db, id)
  return people.map(({ position, first_name, last_name }) => ({
    position,
    name: `${first_name} ${last_name}`,
  }))
}
