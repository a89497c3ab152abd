import { expect } from 'vitest'
import { doorListOf, openTestDoor } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { COMING, changeEvent, EVENT } from '#tests/support/site/church.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { eraseOldDayNotes } from '#workflows/erasing/erase-record.ts'
import { readFolder } from '#workflows/folder/read-folder.ts'
import { changeDayNotes } from '#workflows/records/change-record.ts'
import { readRegistrationRecord } from './read-registration-record.ts'
import { register } from './register.ts'
import { takeRegistration } from './take-registration.ts'

const NOTE = 'Allergic to peanuts'
const DAY_MS = 24 * 3_600_000

const noted = registration({
  persons: [attendee({ age: 8 })].map((one) => ({ ...one, note: NOTE })),
})

const storedIn = ({ db }: TestServices) => db.selectFrom('day_note').select('note').execute()

onEngines('a note is stored where the date asks for it, and nowhere else', async (plain) => {
  await register(plain, { registration: noted })
  expect(await storedIn(plain)).toEqual([])
  const services = changeEvent(plain, { ...COMING, dayNotes: true })
  const persons = noted.persons.map((person) => ({ ...person, firstname: 'Meera' }))
  await register(services, { registration: { ...noted, persons } })
  expect(await storedIn(services)).toEqual([{ note: NOTE }])
})

onEngines('the office writes it, the door and the folder show it, and it ends', async (plain) => {
  const services = changeEvent(plain, { ...COMING, dayNotes: true })
  const actor = await signedIn(services, 'desk')
  const taking = { actor, key: 'k', registration: registration({ eventCode: EVENT }) }
  const taken = await takeRegistration(services, { ...taking })
  if (!taken.ok) throw new Error('not taken')
  const { id } = taken
  const notes = [{ position: 1, note: NOTE }]
  expect(await changeDayNotes(services, { actor, id, notes })).toMatchObject({ ok: true })
  const record = await readRegistrationRecord(services, { actor, id })
  expect(record?.dayNotes?.get(1)).toBe(NOTE)
  expect(JSON.stringify(record?.officeEvents)).not.toContain('peanuts')
  const { secret } = await openTestDoor(services, { name: 'Gate A', eventCode: EVENT })
  expect((await doorListOf(services, secret)).guests).toMatchObject([{ note: NOTE }])
  const folder = await readFolder(services, { actor, code: EVENT })
  expect(folder.ok && folder.people).toMatchObject([{ dayNote: NOTE }])
  services.pass(Date.parse('2027-01-12T18:00:00Z') - services.now().getTime())
  await eraseOldDayNotes(services)
  expect(await storedIn(services)).toHaveLength(1)
  services.pass(DAY_MS)
  // A date that was put off is over later than it was when its places were sold.
  const days = { first: '2027-01-30', last: '2027-01-31' }
  await eraseOldDayNotes(changeEvent(services, { days }))
  expect(await storedIn(services)).toHaveLength(1)
  await eraseOldDayNotes(services)
  expect(await storedIn(services)).toEqual([])
})
