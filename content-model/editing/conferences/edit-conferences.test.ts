import { expect, test } from 'vitest'
import { changesBetween } from '#content-model/changes/changes.ts'
import { keysOf, withIds, withoutIds } from '#content-model/changes/tree.ts'
import { contentFiles } from '#content-model/tree-files.ts'
import { yamlValue } from '#content-model/yaml-file.ts'
import { CHURCH } from '#tests/support/site/church.ts'
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

/** What a change does to a file, place by place. */
function changesOf(path: string, change: (value: unknown) => unknown) {
  const value = yamlValue(FILES.get(path) ?? '')
  const before = withIds(value)
  const changes = changesBetween({ before, after: withIds(change(value), before) })
  return changes.map(({ place, after }) => [keysOf(before, place).join('.'), withoutIds(after)])
}

const PRICE = { residential: 1900, nonResidential: 700, residentialChild: 0 }
const EVENT = { code: 'gpc20270221', name: 'Pastors', open: true, price: PRICE }

test('a date is added to its programme, and no other place of the file changes', () => {
  const changes = changesOf('conferences.yaml', (value) =>
    withEvent(value, { programme: 'gpcregister', event: EVENT }),
  )
  expect(changes).toEqual([
    [expect.stringMatching(/^programmes\.gpcregister\.events\./), expect.objectContaining(EVENT)],
  ])
})

test('a date is changed at its own places', () => {
  const change = (event: Record<string, unknown>) => ({ ...event, venue: 'Ooty', open: false })
  const changes = changesOf('conferences.yaml', (value) =>
    withChangedEvent(value, { code: 'ewgaugmysore2023', change }),
  )
  expect(changes).toEqual([
    [expect.stringMatching(/^programmes\.ewgregister\.events\.\d+\.venue$/), 'Ooty'],
    [expect.stringMatching(/^programmes\.ewgregister\.events\.\d+\.open$/), false],
  ])
  const value = yamlValue(FILES.get('conferences.yaml') ?? '')
  const changed = withChangedEvent(value, { code: 'ewgaugmysore2023', change })
  expect(findRawEvent(changed, 'ewgaugmysore2023')).toMatchObject({
    programme: 'ewgregister',
    event: { venue: 'Ooty', open: false, dates: 'Aug 12 to 13' },
  })
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
  const changes = changesOf('conferences.yaml', (value) =>
    withProgramme(value, 'campregister', () => programme),
  )
  expect(changes).toEqual([['programmes.campregister', programme]])
})

test('a link goes to the end of its menu, and a menu that is not there changes nothing', () => {
  const link = { label: 'Summer Camp', to: '/camp' }
  const church = yamlValue(FILES.get('church.yaml') ?? '')
  const { navigation } = yamlValue(FILES.get('church.yaml') ?? '') as {
    navigation: { label: string }[]
  }
  const menu = navigation[1]?.label ?? ''
  const changes = changesOf('church.yaml', (value) => withMenuLink(value, { menu, link }))
  expect(changes).toEqual([
    [expect.stringMatching(/^navigation\.1\.links\./), expect.objectContaining(link)],
  ])
  expect(withMenuLink(church, { menu: 'Nothing', link })).toEqual(church)
})

test('a title of the calendar leads to one form only', () => {
  const rows = [{ event: 'Camp', to: '/old' }]
  expect(withRegisterNow(rows, { event: 'Camp', to: '/new' })).toEqual(rows)
  expect(withRegisterNow(rows, { event: 'Retreat', to: '/new' })).toHaveLength(2)
})
