import { expect, test } from 'vitest'
import { enterOffice } from '../support/office/staff.ts'
import { plan, put, room, save, store } from '../support/rooms.ts'
import { testSite } from '../support/site/server.ts'

const DATE = '/office/conferences/ewgmaymysore2023'
const ROOMS = `${DATE}/rooms`

test('rooms that can’t be stored are named, and nothing that was typed is lost', async () => {
  const site = await testSite()
  const { services } = site
  await save(services, [room('1', { beds: 2 }), room('2')])
  await put(services, await store(services, 'Married Couple', ['Ravi', 'Maya']), 'Grace 1')
  const { rooms, version } = await plan(services)
  const id = rooms[0]?.id ?? ''
  const desk = await enterOffice(site, 'desk')
  const fields = { key: '', version: String(version) }
  const change = { ...fields, id, building: 'Grace', name: '1', beds: '2' }
  const cases = [
    ['/paste', { rooms: 'Name;Beds\nGrace 1;4' }, 422, 'Please enter the room’s number or name.'],
    ['/paste', { rooms: 'Grace,1,1' }, 409, 'Grace 1 has 2 people in beds.'],
    ['/paste', { rooms: 'Grace,3,2\ngrace,3,4' }, 422, 'This room is listed twice.'],
    ['', { ...change, beds: '1' }, 409, 'before you make it smaller'],
    ['', { ...change, name: '2' }, 409, 'Room Grace 2 already exists.'],
    ['', { ...change, beds: 'two' }, 422, 'Please enter the beds as a number'],
    ['/beds', { room: id }, 422, 'Please tick the people you want to put into a room.'],
    ['/remove', { id }, 409, 'Somebody has a bed in Grace 1.'],
  ] as const
  for (const [path, typed, status, words] of cases) {
    const sent = Object.entries({ ...fields, ...typed, key: crypto.randomUUID() })
    const answer = await desk.send(ROOMS + path, sent)
    expect([path, answer.status, answer.html.includes(words)]).toEqual([path, status, true])
    for (const text of 'rooms' in typed ? typed.rooms.split('\n') : []) {
      expect(answer.html).toContain(text)
    }
  }
  expect((await plan(services)).version).toBe(version)
})
