import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readYamlFile } from '#content-model/yaml-file.ts'
import { isOpen } from '#domain/conferences/conference.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { conferencesSchema } from './conferences.ts'

const source = readFileSync(path.join(CHURCH, 'conferences.yaml'), 'utf8')
const now = new Date('2026-01-01T00:00:00Z')

const BEFORE_OPEN = /^ +(?=open: true)/m

function cancelling(until: string, refund: string): string {
  return `$&cancel: { until: ${until}, refund: ${refund} }\n$&`
}

test.each([
  ['a code used twice', 'ewgaugmysore2023', 'ewgmaymysore2023', 'ewgmaymysore2023 twice'],
  ['a code of an earlier year', 'ewgaugmysore2023', 'ewgjunmysore2021', '2021 twice'],
  ['a code that is the address of a form', 'ewgaugmysore2023', 'gpcregister', 'an address of a'],
  ['a prefix used twice', 'prefix: WFS', 'prefix: WFC', 'the prefix WFC twice'],
  ['paise', 'residential: 1800', 'residential: 1800.5', 'whole rupees'],
  ['a part payment above a price', 'part: 250', 'part: 421', 'lowest of the prices'],
  ['a closing date that is none', /^ +(?=open: true)/m, '$&closes: soon\n$&', 'a day and a'],
  ['a time to cancel that is none', BEFORE_OPEN, cancelling('soon', '80 %'), 'for example 14 days'],
  ['a refund above everything', BEFORE_OPEN, cancelling('1 day', '101 %'), 'more than 100 %'],
  ['one price of two', /^ +residential: 1800\n/m, '', 'of an adult and of a child'],
  ['half a rule', BEFORE_OPEN, '$&cancel: { until: 1 day }\n$&', 'or neither'],
  ['an unknown word', /^ +(?=open: true)/m, '$&opened: true\n$&', 'opened'],
])('%s is refused', (_, words, instead, message) => {
  const { value } = readYamlFile('conferences.yaml', source.replace(words, instead))
  const { issues = [] } = v.safeParse(conferencesSchema, value)
  expect(issues.map((issue) => issue.message).join()).toContain(message)
})

test('what is used twice is a mistake at the second field', () => {
  const changed = source
    .replace('ewgaugmysore2023', 'ewgmaymysore2023')
    .replace('prefix: WFS', 'prefix: WFC')
  const { value } = readYamlFile('conferences.yaml', changed)
  const { issues = [] } = v.safeParse(conferencesSchema, value)
  expect(issues.map(({ path }) => path?.map(({ key }) => key).join('.'))).toEqual([
    'programmes.ewgregister.events.1.code',
    'programmes.wfc2register.prefix',
  ])
})

test('a closing date is read as India reads it', () => {
  const closing = source.replace(/^ +(?=open: true)/m, '$&closes: 2025-09-10 18:00\n$&')
  const parsed = v.parse(conferencesSchema, readYamlFile('conferences.yaml', closing).value)
  const [event] = parsed.programmes.ewgregister?.events ?? []
  expect(event?.closes).toBe(Date.parse('2025-09-10T12:30:00Z'))
  expect(event && isOpen(event, now)).toBe(false)
})

test('a rule for cancelling is read as days and a share', () => {
  const ruled = source.replace(BEFORE_OPEN, cancelling('14 days', '80 %'))
  const parsed = v.parse(conferencesSchema, readYamlFile('conferences.yaml', ruled).value)
  const event = parsed.programmes.ewgregister?.events[0]
  expect(event?.cancel).toEqual({ untilDays: 14, refundPercent: 80 })
})

test('what is not offered has no prices, and a rule that is empty is none', () => {
  const changed = source
    .replace(/^ +residential: 1800\n/m, '')
    .replace(/^ +residentialChild: \d+\n/m, '')
    .replace(BEFORE_OPEN, '$&cancel: {}\n$&')
  const parsed = v.parse(conferencesSchema, readYamlFile('conferences.yaml', changed).value)
  const event = parsed.programmes.ewgregister?.events[0]
  expect(event).toMatchObject({ cancel: 'ask', price: { notOffered: 'Residential' } })
  expect(event?.price.residential).toBe(event?.price.nonResidential)
})
