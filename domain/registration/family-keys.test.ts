import { expect, test } from 'vitest'
import { alsoAmong, familyKeys } from './family-keys.ts'

const ASHA = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.org',
  phone: '98450 12345',
}

test.each([
  ['the mobile in another spelling', { ...ASHA, phone: '+91 9845012345' }, 'mobile 9845012345'],
  ['the address in capitals', { ...ASHA, email: 'Asha@Example.org' }, 'email asha@example.org'],
  ['the name turned around', { ...ASHA, first_name: 'RAO', last_name: 'Ásha' }, 'name asa rao'],
])('%s', (_, person, key) => {
  expect(familyKeys([person]).map((each) => each.key)).toContain(key)
  expect(familyKeys([ASHA]).map((each) => each.key)).toContain(key)
})

test('a name in another usual spelling is the same', () => {
  const nameOf = (first_name: string) =>
    familyKeys([{ ...ASHA, first_name, last_name: 'Rao' }]).at(-1)?.key
  expect(nameOf('Laxmi')).toBe(nameOf('Lakshmi'))
})

test('what is missing, and a first name alone, are no keys', () => {
  expect(familyKeys([{ first_name: '(removed)', last_name: '', email: '', phone: '' }])).toEqual([])
})

test('a name weighs half', () => {
  const [mobile, email, name] = familyKeys([ASHA])
  expect([mobile?.weight, email?.weight, name?.weight]).toEqual([2, 2, 1])
})

const MEERA = { first_name: 'Meera', last_name: 'Nair' }
const ARJUN = { first_name: 'Arjun', last_name: 'Nair' }
const SPACED = { first_name: ' meera', last_name: 'NAIR ' }
const ANU = { first_name: 'Anu', last_name: 'Rao' }

test.each([
  ['the order does not matter', [ARJUN, MEERA], [MEERA, ARJUN], ['Arjun', 'Meera']],
  ['only those who are there', [MEERA, ANU], [MEERA, ARJUN], ['Meera']],
  ['nobody', [ANU], [MEERA, ARJUN], []],
  ['in other spaces and capitals', [SPACED], [MEERA], [' meera']],
  ['another last name is somebody else', [{ first_name: 'Meera', last_name: 'Rao' }], [MEERA], []],
])('%s', (_case, people, others, names) => {
  expect(alsoAmong(people, others).map(({ first_name }) => first_name)).toEqual(names)
})
