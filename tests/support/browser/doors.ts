import { openDatabase } from '#database/engine/open.ts'
import { openTestDoor } from '../doors.ts'
import { storeRegistration } from '../people.ts'
import { SITE_FOLDER } from './shared-site.ts'

type Sample = NonNullable<Parameters<typeof storeRegistration>[1]>

export async function inDatabase<Result>(
  use: (services: {
    db: ReturnType<typeof openDatabase>['db']
    now: () => Date
  }) => Promise<Result>,
): Promise<Result> {
  const { db } = openDatabase(`file:${SITE_FOLDER}/church.db`)
  try {
    return await use({ db, now: () => new Date() })
  } finally {
    await db.destroy()
  }
}

export async function openDoorFor(names: readonly string[], registrations: readonly Sample[]) {
  return inDatabase(async (services) => {
    const doors = []
    for (const name of names) doors.push((await openTestDoor(services, name)).door)
    const codes: string[] = []
    const ids: string[] = []
    for (const sample of registrations) {
      const { id } = await storeRegistration(services.db, { ...sample, hold: 'confirmed' })
      ids.push(id)
      const tickets = services.db
        .selectFrom('ticket')
        .select('code')
        .where('registration_id', '=', id)
      codes.push(...(await tickets.orderBy('position').execute()).map(({ code }) => code))
    }
    return { links: doors.map(({ token }) => `/door/${token}`), doors, codes, ids }
  })
}
