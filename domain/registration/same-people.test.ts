import { expect, test } from 'vitest'
import { alsoAmong } from './same-people.ts'

const MEERA = { first: 'Meera', last: 'Nair' }
const ARJUN = { first: 'Arjun', last: 'Nair' }
const ANU = { first: 'Anu', last: 'Rao' }

test.each([
  ['the order does not matter', [ARJUN, MEERA], [MEERA, ARJUN], ['Arjun', 'Meera']],
  ['only those who are there', [MEERA, ANU], [MEERA, ARJUN], ['Meera']],
  ['nobody', [ANU], [MEERA, ARJUN], []],
  [
    'spelled with other spaces and capitals',
    [{ first: ' meera', last: 'NAIR ' }],
    [MEERA],
    [' meera'],
  ],
  ['another last name is somebody else', [{ first: 'Meera', last: 'Rao' }], [MEERA], []],
])('%s', (_case, people, others, names) => {
  expect(alsoAmong(people, others).map(({ first }) => first)).toEqual(names)
})
