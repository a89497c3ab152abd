import { expect, test } from 'vitest'
import { openedFields, rebaseCorrection } from './rebase-correction.ts'

const ravi = { position: '1', firstname: 'Ravi', age: '40', city: 'Hubli' }
const arjun = { position: '2', firstname: 'Arjun', age: '12', city: 'Hubli' }
const anu = { position: '3', firstname: 'Anu', age: '8', city: 'Hubli' }
const joy = { position: '', firstname: 'Joy', age: '30', city: 'Hubli' }

function fields(...people: Record<string, string>[]): Record<string, string> {
  const rows = people.flatMap((person, index) =>
    Object.entries(person).map(([name, value]) => [`persons[${index}].${name}`, value]),
  )
  return { type: 'Family', arrival: '9:00', ...Object.fromEntries(rows) }
}

const opened = fields(ravi, arjun)

/** What the form would be if it had been opened now. */
function rebase(typed: Record<string, string>, now: Record<string, string>) {
  const all = rebaseCorrection({ ...typed, ...openedFields(opened) }, now)
  const { true: hidden = [], false: shown = [] } = Object.groupBy(
    Object.entries(all),
    ([name]) => `${name.startsWith('opened.')}`,
  )
  expect(Object.fromEntries(hidden)).toEqual(openedFields(now))
  return Object.fromEntries(shown)
}

const older = { ...arjun, age: '11' }
const moved = { ...arjun, city: 'Mysore' }

test.each([
  ['nothing was typed: all is as it is now', opened, fields(ravi, older), fields(ravi, older)],
  [
    'two fields of one person',
    fields(ravi, moved),
    fields(ravi, older),
    fields(ravi, { ...older, city: 'Mysore' }),
  ],
  [
    'both changed one field: as typed',
    fields(ravi, { ...arjun, age: '10' }),
    fields(ravi, older),
    fields(ravi, { ...arjun, age: '10' }),
  ],
  [
    'a choice',
    { ...opened, arrival: '10:00' },
    { ...opened, type: 'Group' },
    { ...opened, type: 'Group', arrival: '10:00' },
  ],
  [
    'somebody was added meanwhile',
    fields(ravi, moved, joy),
    fields(ravi, arjun, anu),
    fields(ravi, moved, anu, joy),
  ],
  ['somebody was removed meanwhile', fields(ravi, arjun, joy), fields(ravi), fields(ravi, joy)],
  [
    'somebody is removed here',
    fields(ravi, { ...arjun, remove: 'yes' }),
    fields(ravi, older),
    fields(ravi, { ...older, remove: 'yes' }),
  ],
  [
    'a changed person who was removed stays, to be refused',
    fields(ravi, moved),
    fields(ravi),
    fields(ravi, moved),
  ],
  [
    'a position that is typed twice stays',
    fields(ravi, arjun, arjun),
    opened,
    fields(ravi, arjun, arjun),
  ],
  [
    'an unknown position stays',
    fields(ravi, arjun, { ...anu, position: '7' }),
    opened,
    fields(ravi, arjun, { ...anu, position: '7' }),
  ],
])('%s', (_, typed, now, rebased) => {
  expect(rebase(typed, now)).toEqual(rebased)
})

test('a form that does not say what it was opened with was opened now', () => {
  const typed = fields(ravi, moved)
  expect(rebaseCorrection(typed, fields(ravi, older))).toEqual({
    ...typed,
    ...openedFields(fields(ravi, older)),
  })
})

test('a form of one person leaves the others as they are now', () => {
  const typed = { 'persons[1].position': '2', 'persons[1].age': '11' }
  const own = { ...typed, 'persons[1].age': '12' }
  const now = {
    type: 'Family',
    arrival: '9:00',
    ...fields(ravi, { ...arjun, city: 'Mysore' }, anu),
  }
  const { type, arrival, ...people } = rebaseCorrection({ ...typed, ...openedFields(own) }, now)
  expect(people).toMatchObject({ 'persons[0].age': '40', 'persons[1].age': '11' })
  expect(people).toMatchObject({ 'persons[2].position': '3' })
})
