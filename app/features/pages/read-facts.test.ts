import { expect, test } from 'vitest'
import { trialContent } from '../../../tests/trial-church.ts'
import { readFacts } from './read-facts.ts'

const { church } = trialContent()

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
  ['address', '1 Sample Street, Sample Nagar, Bangalore 560000', church.map.link],
  ['phone', '+91 80 0000 0000', 'tel:+918000000000'],
  ['email', 'office@church.example.org', 'mailto:office@church.example.org'],
  ['officeHours', '9 am to 5 pm Tue to Sun', undefined],
  ['services', 'Sunday 8:30 AM English', undefined],
] as const)('the %s of the church is filled in', (name, text, to) => {
  const [fact] = readFacts([{ label: 'Label', church: name }], church)
  expect(fact?.lines[0]).toMatchObject(to ? { text, to } : { text })
})
