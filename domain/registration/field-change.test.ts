import { expect, test } from 'vitest'
import { changesFor, whomToTell } from './field-change.ts'

const RAVI = { position: 1, email: 'ravi@example.org' }
const MAYA = { position: 2, email: 'maya@example.org' }
const ARJUN = { position: 3, email: 'Ravi@example.org' }
const FAMILY = [RAVI, MAYA, ARJUN]

function change(field: string, position?: number) {
  return { whose: position === undefined ? '' : `person ${position}`, field, position }
}

test.each([
  ['a corrected age is told to the payer', [change('age', 3)], [RAVI.email]],
  ['and to whoever it is about', [change('age', 2)], [RAVI.email, MAYA.email]],
  ['the kind of party is for the payer', [change('party')], [RAVI.email]],
  ['another date is for all', [change('conference')], [RAVI.email, MAYA.email]],
  ['so is another arrival', [change('arrival')], [RAVI.email, MAYA.email]],
  ['who was taken off hears of it', [change('person', 2)], [RAVI.email, MAYA.email]],
  ['a new address has a mail of its own', [change('email', 1)], []],
  ['of which the payer hears', [change('email', 2)], [RAVI.email]],
  ['nothing is told of nothing', [], []],
])('%s', (_, changes, told) => {
  expect(whomToTell(changes, FAMILY)).toEqual(told)
})

test('whoever has no address is not told', () => {
  expect(whomToTell([change('age', 1)], [{ position: 1, email: '' }])).toEqual([])
})

test('an attendee is told of no other person', () => {
  const changes = [change('age', 3), change('city', 2), change('arrival'), change('party')]
  const own = changesFor(changes, { people: FAMILY, email: MAYA.email })
  expect(own.map(({ field }) => field)).toEqual(['city', 'arrival'])
  expect(changesFor(changes, { people: FAMILY, email: RAVI.email })).toEqual(changes)
})
