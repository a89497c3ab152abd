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

function read(text: string) {
  return v.safeParse(conferencesSchema, readYamlFile('conferences.yaml', text).value)
}

function firstEvent(text: string) {
  const { output, success } = read(text)
  return success ? output.programmes.ewgregister?.events[0] : undefined
}

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
  ['a closing date that is none', BEFORE_OPEN, '$&closes: soon\n$&', 'a day and a'],
  ['a time to cancel that is none', BEFORE_OPEN, cancelling('soon', '80 %'), 'for example 14 days'],
  ['a refund above everything', BEFORE_OPEN, cancelling('1 day', '101 %'), 'more than 100 %'],
  ['one price of two', /^ +residential: 1800\n/m, '', 'of an adult and of a child'],
  ['half a rule', BEFORE_OPEN, '$&cancel: { until: 1 day }\n$&', 'or neither'],
  ['an unknown word', BEFORE_OPEN, '$&opened: true\n$&', 'opened'],
])('%s is refused', (_, words, instead, message) => {
  const { issues = [] } = read(source.replace(words, instead))
  expect(issues.map((issue) => issue.message).join()).toContain(message)
})

test('what is used twice is a mistake at the second field', () => {
  const changed = source
    .replace('ewgaugmysore2023', 'ewgmaymysore2023')
    .replace('prefix: WFS', 'prefix: WFC')
  const { issues = [] } = read(changed)
  expect(issues.map(({ path }) => path?.map(({ key }) => key).join('.'))).toEqual([
    'programmes.ewgregister.events.1.code',
    'programmes.wfc2register.prefix',
  ])
})

test('a closing date is read as India reads it', () => {
  const closing = source.replace(BEFORE_OPEN, '$&closes: 2025-09-10 18:00\n$&')
  const event = firstEvent(closing)
  expect(event?.closes).toBe(Date.parse('2025-09-10T12:30:00Z'))
  expect(event && isOpen(event, now)).toBe(false)
})

test('a rule for cancelling is read as days and a share', () => {
  const ruled = source.replace(BEFORE_OPEN, cancelling('14 days', '80 %'))
  expect(firstEvent(ruled)?.cancel).toEqual({ untilDays: 14, refundPercent: 80 })
})

test('what is not offered has no prices, and a rule that is empty is none', () => {
  const changed = source
    .replace(/^ +residential: 1800\n/m, '')
    .replace(/^ +residentialChild: \d+\n/m, '')
    .replace(BEFORE_OPEN, '$&cancel: {}\n$&')
  const event = firstEvent(changed)
  expect(event).toMatchObject({ cancel: 'ask', price: { notOffered: 'Residential' } })
  expect(event?.price.residential).toBe(event?.price.nonResidential)
})
