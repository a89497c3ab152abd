import { expect, test } from 'vitest'
import { changesBetween } from '#content-model/changes/changes.ts'
import { keysOf, withIds, withoutIds } from '#content-model/changes/tree.ts'
import { contentFiles } from '#content-model/tree-files.ts'
import { yamlValue } from '#content-model/yaml-file.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { CHURCH, testContent } from '#tests/support/site/church.ts'
import {
  changedDateValue,
  changedOwnTerms,
  findRawEvent,
  newDateValue,
  rawCodes,
  withChangedEvent,
  withEvent,
  withMenuLink,
  withOwnTerms,
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

const PRICE = {
  residential: 3500,
  nonResidential: 2000,
  residentialChild: 0,
  nonResidentialChild: 0,
  part: 0,
}
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
  const menu = testContent().church.navigation[1]?.label ?? ''
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

const DATE: DateDetails = {
  days: { first: '2027-02-27', last: '2027-03-01' },
  venue: 'Ooty',
  places: 60,
  price: {
    residential: 350_000,
    nonResidential: 200_000,
    residentialChild: 0,
    nonResidentialChild: 0,
    part: 0,
  },
  cancel: { untilDays: 14, refundPercent: 80 },
  open: false,
}

const LIKE = {
  code: 'old',
  name: 'Camp',
  dates: 'May 3-7',
  days: { first: '2026-05-03', last: '2026-05-07' },
  venue: 'Mysore',
  open: true,
  opens: '2026-01-01 09:00',
  closes: '2026-05-01 18:00',
  balanceDue: '2026-04-01',
  letter: true,
  capacity: { people: 200, residential: 80 },
  holdMinutes: 60,
  cancel: { until: '14 days', refund: '80 %' },
  corrections: 'ask',
  price: { ...PRICE, fullPaymentAtVenue: true },
}

test('the rules and beds of another date hold again, and what belongs to its days does not', () => {
  expect(
    newDateValue({ code: 'new', name: 'Camp', date: DATE, programme: {}, like: LIKE }),
  ).toEqual({
    code: 'new',
    name: 'Camp',
    dates: 'Feb 27 to Mar 1',
    days: DATE.days,
    venue: 'Ooty',
    open: false,
    capacity: { people: 60, residential: 60 },
    holdMinutes: 60,
    cancel: LIKE.cancel,
    corrections: 'ask',
    price: { ...PRICE, fullPaymentAtVenue: true },
  })
})

test('a date that is like none has only what was said', () => {
  const made = newDateValue({
    code: 'new',
    name: 'Camp',
    date: { ...DATE, places: undefined },
    programme: { cancel: LIKE.cancel },
    like: undefined,
  })
  expect(made).toMatchObject({ price: PRICE })
  expect(made).not.toHaveProperty('capacity')
  expect(made).not.toHaveProperty('cancel')
})

test('a changed date keeps what the short form does not ask', () => {
  const same = { ...DATE, days: LIKE.days, places: 300 }
  expect(changedDateValue(LIKE, {}, same)).toEqual({
    ...LIKE,
    venue: 'Ooty',
    open: false,
    capacity: { people: 300, residential: 80 },
  })
})

test('other days have other words, and no limit has no places', () => {
  const unlimited = { ...DATE, places: undefined }
  const changed = changedDateValue(LIKE, {}, unlimited)
  expect(changed).toMatchObject({ dates: 'Feb 27 to Mar 1', capacity: { residential: 80 } })
  const few = { ...LIKE, capacity: { people: 9 } }
  expect(changedDateValue(few, {}, unlimited).capacity).toBeUndefined()
})

test('a date without days keeps its words', () => {
  const { days: _, ...undated } = LIKE
  const changed = changedDateValue(undated, {}, { ...DATE, days: undefined })
  expect([changed.dates, changed.days]).toEqual(['May 3-7', undefined])
})

const PROGRAMME = { capacity: { people: 90 }, prices: PRICE, cancel: LIKE.cancel }
const SAME = { ...DATE, places: 90, price: DATE.price, open: undefined }

test.each([
  ['nothing', SAME, {}],
  ['no limit', { ...SAME, places: undefined }, { capacity: {} }],
  ['nobody who cancels', { ...SAME, cancel: undefined }, { cancel: {} }],
  [
    'another rule',
    { ...SAME, cancel: { untilDays: 1, refundPercent: 5 } },
    { cancel: { until: '1 day', refund: '5 %' } },
  ],
  [
    'beds only',
    { ...SAME, price: { ...DATE.price, notOffered: 'Non Residential' as const } },
    { prices: { residential: 3500, residentialChild: 0, part: 0 } },
  ],
  ['closed', { ...SAME, open: false }, { open: false }],
])('a date from the calendar has %s of its own', (_, date, own) => {
  expect(changedOwnTerms({}, PROGRAMME, date)).toEqual(own)
})

test('what a date has of its own is one entry of its programme, which goes once it is empty', () => {
  const event = { code: 'ewg20261212', name: 'Camp', dates: 'Dec 12', venue: 'Ooty' }
  const named = { code: 'ewg20261212', name: 'Camp', dates: 'Dec 12' }
  const changed = withOwnTerms(PROGRAMME, event, () => ({ open: false }))
  expect(changed.calendarDates).toEqual([{ ...named, open: false }])
  expect(withOwnTerms(changed, event, ({ open: _, ...own }) => own)).toEqual(PROGRAMME)
})
