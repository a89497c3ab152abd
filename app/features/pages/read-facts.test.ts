import { expect, test } from 'vitest'
import { testContent } from '../../../tests/support/site/church.ts'
import { readFacts } from './read-facts.ts'

const { church } = testContent()

test('a plain fact is shown as it is written', () => {
  expect(readFacts([{ label: 'Cost', value: 'Free' }], church)).toEqual([
    { label: 'Cost', icon: 'rupee', lines: [{ text: 'Free', to: undefined }] },
  ])
})

test('a contact is a name and a number to tap', () => {
  const contact = { name: 'Asha', phone: '+91 00000 00001' }
  expect(readFacts([{ label: 'Contact', contact }], church)[0]?.lines).toEqual([
    { text: 'Asha' },
    { text: '+91 00000 00001', to: 'tel:+910000000001' },
  ])
})

test.each([
  ['address', '42 Fixture Lane, Test Hill, Mysore 570009', church.map.link],
  ['phone', '+91 821 000 1100', 'tel:+918210001100'],
  ['email', 'desk@hillside.example.org', 'mailto:desk@hillside.example.org'],
  ['officeHours', '10 am to 4 pm Mon to Thu', undefined],
  ['services', 'Sunday 7:15 AM English', undefined],
] as const)('the %s of the church is filled in', (name, text, to) => {
  const [fact] = readFacts([{ label: 'Label', church: name }], church)
  expect(fact?.lines[0]).toMatchObject(to ? { text, to } : { text })
})
