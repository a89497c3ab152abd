import { expect, test } from 'vitest'
import { testContent } from '#tests/support/site/church.ts'
import { readFacts } from './read-facts.ts'

const { church } = testContent()
const given = { church, language: 'en', english: [] } as const

test('a contact is a name and a number to tap', () => {
  const contact = { name: 'Asha', phone: '+91 00000 00001' }
  expect(readFacts([{ label: 'Contact', contact }], given)[0]?.lines).toEqual([
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
  const [fact] = readFacts([{ label: 'Label', church: name }], given)
  expect(fact?.lines[0]).toMatchObject(to ? { text, to } : { text })
})

test('in another language times are in its words, and the icon is that of the English label', () => {
  const english = [{ label: 'Cost', value: 'Free' }]
  const facts = [
    { label: 'கட்டணம்', value: 'இலவசம்' },
    { label: 'ஆராதனை', church: 'services' },
  ] as const
  const [cost, services] = readFacts(facts, { church, language: 'ta', english })
  expect(cost?.icon).toBe('rupee')
  expect(services?.lines[0]?.text).toBe('ஞாயிறு காலை\u00a07:15 English')
})
