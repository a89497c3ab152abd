import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withIds } from '#content-model/changes/tree.ts'
import { typedAs } from '#content-model/schema/field.ts'
import { type Difference, differencesOf } from './differences.ts'
import { formOf } from './form-of.ts'

const schema = v.object({
  name: v.string(),
  tags: v.array(v.string()),
  services: v.array(
    v.object({
      name: v.string(),
      time: v.string(),
      minutes: v.number(),
      rooms: v.array(v.string()),
    }),
  ),
})

const [first, second, third] = [
  { name: 'Early Service', time: '08:00', minutes: 90, rooms: ['Hall'] },
  { name: 'Late Service', time: '11:00', minutes: 90, rooms: ['Hall', 'Yard'] },
  { name: 'Sunday Service', time: '17:00', minutes: 60, rooms: [] },
] as const

const church = {
  name: 'Hillside',
  tags: ['old', 'small'],
  services: [first, second, third],
}

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a field', { name: 'Lakeside' }, ['Name | Hillside | Lakeside']],
  [
    'the last entry moved to the top',
    { services: [third, first, second] },
    ['moved Services: Sunday Service | 3rd | 1st'],
  ],
  [
    'two entries changed places',
    { services: [second, first, third] },
    ['moved Services: Early Service | 1st | 2nd'],
  ],
  [
    'the order turned round',
    { services: [third, second, first] },
    ['moved Services: Sunday Service | 3rd | 1st', 'moved Services: Early Service | 1st | 3rd'],
  ],
  [
    'an entry removed from the middle',
    { services: [first, third] },
    [
      'removed Services: Late Service | Name: Late Service, Time: 11:00, Minutes: 90, Rooms: Hall, Yard |',
    ],
  ],
  [
    'an entry added at the top',
    { services: [{ ...third, name: 'Night Watch' }, first, second, third] },
    ['added Services: Night Watch || Name: Night Watch, Time: 17:00, Minutes: 60'],
  ],
  [
    'an entry moved and changed',
    { services: [{ ...third, time: '18:00' }, first, second] },
    [
      'moved Services: Sunday Service | 3rd | 1st',
      'Services, Sunday Service, Time | 17:00 | 18:00',
    ],
  ],
  [
    'an entry renamed in place',
    { services: [first, { ...second, name: 'Noon Service' }, third] },
    ['Services, Noon Service, Name | Late Service | Noon Service'],
  ],
  [
    'a list inside an entry',
    { services: [first, { ...second, rooms: ['Yard', 'Hall'] }, third] },
    ['moved Services, Late Service, Rooms: Hall | 1st | 2nd'],
  ],
  [
    'plain texts, one replaced by two',
    { tags: ['small', 'bright', 'open'] },
    ['removed Tags: old | old |', 'added Tags: bright || bright', 'added Tags: open || open'],
  ],
])('%s', (_, change, expected) => {
  const tree = withIds(church)
  const after = withIds({ ...church, ...change }, tree)
  expect(differencesOf(form(tree), form(after)).map(inOneLine)).toEqual(expected)
})

function form(value: unknown) {
  return formOf({ schema, value, name: '', title: '' })
}

function inOneLine({ what, before, after, entry }: Difference): string {
  const name = entry ? `${entry.how} ${what}: ${entry.label}` : what
  return `${name} | ${before ?? ''} | ${after ?? ''}`
    .replaceAll('\n', ', ')
    .replaceAll('|  |', '||')
    .trim()
}

test('a programme is named by the address of its form', () => {
  const prices = v.object({ of: v.array(v.pipe(v.string(), typedAs({ input: 'programme' }))) })
  const form = (of: string[]) =>
    formOf({ schema: prices, value: withIds({ of }), name: 'prices', title: 'Prices' })
  const [difference] = differencesOf(form(['ewgregister']), form(['ewgregister', 'gpcregister']))
  expect(difference).toMatchObject({ after: 'the form at /gpcregister' })
})
