import { expect } from 'vitest'
import { readerIn } from '#app/services.server.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { programmeOf, testContent } from '#tests/support/site/church.ts'
import { test } from '#tests/support/site/services.ts'
import { readPage } from './read-page.server.ts'
import { readPriceLists } from './read-price-lists.ts'

const now = new Date('2026-06-10T09:30:00+05:30')

/** The lists of these programmes, of which the first may have other dates. */
function listsOf(keys: string[], events?: ConferenceEvent[]) {
  const { conferences } = testContent()
  if (events) Object.assign(programmeOf({ conferences }, keys[0] ?? ''), { events })
  return readPriceLists(keys, { conferences, now, language: 'en' })
}

function firstDateOf(key: string): ConferenceEvent {
  const [event] = programmeOf(testContent(), key).events
  if (!event) throw new Error('no event')
  return event
}

test('dates with the same prices share one list', () => {
  const [list, ...others] = listsOf(['ewgregister'])
  expect(others).toEqual([])
  expect(list?.heading).toBeUndefined()
})

test('two conferences have a list each, with their names', () => {
  expect(listsOf(['ewgregister', 'ewgtamilregister']).map(({ heading }) => heading)).toEqual([
    'Encounter with God',
    'Tamil Encounter with God',
  ])
})

test('one conference with two prices has a list for each of its dates', () => {
  const { events } = programmeOf(testContent(), 'ewgregister')
  const [first, ...others] = [firstDateOf('ewgregister'), ...events.slice(1)]
  const price = { ...first.price, residential: first.price.residential + 100 }
  const lists = listsOf(['ewgregister'], [{ ...first, price }, ...others])
  expect(lists.map(({ heading }) => heading)).toEqual([
    'Encounter with God, May 6 to 7',
    expect.stringMatching(/^Encounter with God, (?!May)/),
  ])
})

test('a closed date is left out while another one is open, and shown while none is', () => {
  const closed = firstDateOf('wfc1register')
  expect(closed.open).toBe(false)
  expect(listsOf(['wfc1register'])).not.toEqual([])
  const price = { ...closed.price, residential: 1 }
  const lists = listsOf(['wfc1register'], [closed, { ...closed, code: 'later', price, open: true }])
  expect(lists).toHaveLength(1)
  expect(lists[0]?.rows[0]?.amounts[0]).toBe('Rs. 0.01')
})

test('once a coming date is open, those that are over are left out', () => {
  const past = firstDateOf('ewgregister')
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const price = { ...past.price, residential: 1 }
  const lists = listsOf(['ewgregister'], [past, { ...past, code: 'coming', days, price }])
  expect(lists.map(({ rows }) => rows[0]?.amounts[0])).toEqual(['Rs. 0.01'])
})

test('a page shows its own words, the lists and the rule as one table', async (services) => {
  const { blocks } = await readPage(services, readerIn(services, 'en'), 'wfc2')
  expect(blocks.find(({ kind }) => kind === 'costs')).toMatchObject({
    groups: [
      { rows: [{ amounts: ['Rs. 4,300'] }, { amounts: ['Rs. 6,600'] }, { amounts: ['Rs. 800'] }] },
      { rows: expect.arrayContaining([expect.objectContaining({ label: '6 to 11' })]) },
    ],
    rule: '<p>These amounts hold.</p>\n',
  })
})
