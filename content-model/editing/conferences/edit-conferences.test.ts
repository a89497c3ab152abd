import { expect, test } from 'vitest'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { writeYaml } from '#content-model/editing/write-yaml.ts'
import { contentFiles } from '#content-model/load.ts'
import { CHURCH } from '../../../tests/support/site/church.ts'
import {
  findRawEvent,
  rawCodes,
  withChangedEvent,
  withEvent,
  withMenuLink,
  withProgramme,
  withRegisterNow,
} from './edit-conferences.ts'

const FILES = new Map(contentFiles(CHURCH))

/** The lines that a change adds to a file and takes from it. */
function linesChanged(path: string, change: (value: unknown) => unknown) {
  const text = FILES.get(path) ?? ''
  const [before, after] = [text, writeYaml(text, change(yamlValue(text)))].map((each) =>
    each.split('\n'),
  )
  return {
    added: (after ?? []).filter((line) => !before?.includes(line)).map((line) => line.trim()),
    gone: (before ?? []).filter((line) => !after?.includes(line)),
  }
}

const PRICE = { residential: 1900, nonResidential: 700, residentialChild: 0 }
const EVENT = { code: 'gpc20270221', name: 'Pastors', open: true, price: PRICE }

test('a date is added to its programme, and no other line of the file changes', () => {
  const { added, gone } = linesChanged('conferences.yaml', (value) =>
    withEvent(value, { programme: 'gpcregister', event: EVENT }),
  )
  expect(gone).toEqual([])
  expect(added).toEqual([
    '- code: gpc20270221',
    'name: Pastors',
    'price: { residential: 1900, nonResidential: 700, residentialChild: 0 }',
  ])
})

test('a date is changed in its own lines, and an alias of its prices stays', () => {
  const change = (event: Record<string, unknown>) => ({ ...event, venue: 'Ooty', open: false })
  const { added, gone } = linesChanged('conferences.yaml', (value) =>
    withChangedEvent(value, { code: 'ewgaugmysore2023', change }),
  )
  expect(gone).toEqual([])
  expect(added).toEqual([])
  const value = yamlValue(FILES.get('conferences.yaml') ?? '')
  const changed = withChangedEvent(value, { code: 'ewgaugmysore2023', change })
  expect(findRawEvent(changed, 'ewgaugmysore2023')).toMatchObject({
    programme: 'ewgregister',
    event: { venue: 'Ooty', open: false, dates: 'Aug 12 to 13' },
  })
  expect(writeYaml(FILES.get('conferences.yaml') ?? '', changed)).toContain('price: *encounter')
})

test('a code that is not there changes nothing', () => {
  const value = yamlValue(FILES.get('conferences.yaml') ?? '')
  expect(withChangedEvent(value, { code: 'constructor', change: () => ({}) })).toEqual(value)
  expect(findRawEvent(value, 'constructor')).toBeUndefined()
})

test('all codes are known, past ones included', () => {
  const codes = rawCodes(yamlValue(FILES.get('conferences.yaml') ?? ''))
  expect(codes).toContain('gpcnovmysore2023')
  expect(codes).toContain('ewgjunmysore2021')
})

test('a programme is added after the others', () => {
  const programme = { title: 'Summer Camp Registration Form', prefix: 'SC', events: [EVENT] }
  const { added, gone } = linesChanged('conferences.yaml', (value) =>
    withProgramme(value, 'campregister', programme),
  )
  expect(gone).toEqual([])
  expect(added.slice(0, 3)).toEqual([
    'campregister:',
    'title: Summer Camp Registration Form',
    'prefix: SC',
  ])
})

test('a link goes to the end of its menu, and a menu that is not there changes nothing', () => {
  const link = { label: 'Summer Camp', to: '/camp' }
  const church = yamlValue(FILES.get('church.yaml') ?? '')
  const { navigation } = yamlValue(FILES.get('church.yaml') ?? '') as {
    navigation: { label: string }[]
  }
  const menu = navigation[1]?.label ?? ''
  const { added, gone } = linesChanged('church.yaml', (value) =>
    withMenuLink(value, { menu, link }),
  )
  expect([added, gone]).toEqual([['- { label: Summer Camp, to: /camp }'], []])
  expect(withMenuLink(church, { menu: 'Nothing', link })).toEqual(church)
})

test('a title of the calendar leads to one form only', () => {
  const rows = [{ event: 'Camp', to: '/old' }]
  expect(withRegisterNow(rows, { event: 'Camp', to: '/new' })).toEqual(rows)
  expect(withRegisterNow(rows, { event: 'Retreat', to: '/new' })).toHaveLength(2)
})
