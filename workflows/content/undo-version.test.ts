import { expect } from 'vitest'
import { findEvent } from '#domain/conferences/conference.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { NEW_DATE, storeFirstVersion } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { addDate } from '../conferences/add-date.ts'
import { changeDate } from '../conferences/change-date.ts'
import { readUndo, undoVersion } from './undo-version.ts'

const OTHER = 'gpcnovmysore2023'

/** Two people of the office: what one does, and what the other takes back. */
async function office(plain: TestServices) {
  const services = await storeFirstVersion(plain)
  const one = await signedIn(services, 'editor')
  const other = await signedIn(services, 'admin')
  const rest = { why: 'Because', key: undefined }
  const date = (code: string) => findEvent(services.content.conferences, code)?.event
  return {
    services,
    date,
    add: () => addDate(services, { actor: one, programme: 'gpcregister', date: NEW_DATE, ...rest }),
    close: (code: string, version: number) => {
      const { price, venue, days, capacity } = date(code) ?? { ...NEW_DATE, capacity: undefined }
      const closed = {
        price,
        venue,
        days,
        places: capacity?.people,
        cancel: undefined,
        open: false,
      }
      return changeDate(services, { actor: other, code, version, date: closed, ...rest })
    },
    change: (code: string, version: number, places: number) =>
      changeDate(services, { actor: one, code, version, date: { ...NEW_DATE, places }, ...rest }),
    undo: (number: number) => undoVersion(services, { actor: one, number, why: 'Undone' }),
    read: (number: number) => readUndo(services, { actor: one, number }),
  }
}

onEngines('an undone date leaves what a colleague has published since', async (services) => {
  const { add, close, undo, date } = await office(services)
  expect(await add()).toEqual({ ok: true, number: 2 })
  expect(await close(OTHER, 2)).toEqual({ ok: true, number: 3 })
  expect(await undo(2)).toEqual({ ok: true, number: 4 })
  expect(date('gpc20270221')).toBeUndefined()
  expect(date(OTHER)?.open).toBe(false)
  expect(await undo(4)).toEqual({ ok: true, number: 5 })
  expect(date('gpc20270221')).toMatchObject({ venue: 'Ooty', open: true })
})

test('two changes of one date are taken back one by one, in any order', async (services) => {
  const { add, close, change, undo, date } = await office(services)
  await add()
  await change('gpc20270221', 2, 90)
  await close('gpc20270221', 3)
  expect(await undo(3)).toMatchObject({ ok: true })
  expect(date('gpc20270221')).toMatchObject({ capacity: { people: 120 }, open: false })
  expect(await undo(4)).toMatchObject({ ok: true })
  expect(date('gpc20270221')).toMatchObject({ capacity: { people: 120 }, open: true })
})

test('what somebody has changed since is not taken back unseen', async (services) => {
  const { add, change, undo, read, date } = await office(services)
  await add()
  await change('gpc20270221', 2, 90)
  await change('gpc20270221', 3, 80)
  const page = await read(3)
  expect(page).toMatchObject({ ok: true, files: [] })
  expect(page.ok && page.stays.flatMap(({ differences }) => differences)).toMatchObject([
    { field: 'People', before: '80', after: '120' },
  ])
  expect(await undo(3)).toEqual({ ok: false, problem: 'changed' })
  expect(await undo(2)).toEqual({ ok: false, problem: 'changed' })
  expect(date('gpc20270221')?.capacity?.people).toBe(80)
})

test('a date for which people have registered stays', async (plain) => {
  const { services, add, undo, date } = await office(plain)
  await add()
  await storeRegistration(services.db, { event_code: 'gpc20270221' })
  expect(await undo(2)).toMatchObject({ ok: false, problem: 'mistakes' })
  expect(date('gpc20270221')).toBeDefined()
})

test('only those who edit content undo, and the first version stays', async (plain) => {
  const { services, add, undo } = await office(plain)
  await add()
  const actor = await signedIn(services, 'desk', 'viewer')
  expect(await undoVersion(services, { actor, number: 2, why: '' })).toMatchObject({
    problem: 'not-allowed',
  })
  expect(await undo(1)).toEqual({ ok: false, problem: 'unknown' })
  expect(await undo(9)).toEqual({ ok: false, problem: 'unknown' })
})
