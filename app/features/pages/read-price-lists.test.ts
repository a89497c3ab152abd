import { expect } from 'vitest'
import { readerIn } from '#app/services.server.ts'
import { changeEvent, EVENT, programmeOf, testContent } from '#tests/support/site/church.ts'
import { test } from '#tests/support/site/services.ts'
import { readPage } from './read-page.server.ts'
import { readPriceLists } from './read-price-lists.ts'

const now = new Date('2026-06-10T09:30:00+05:30')

test('dates with the same prices share one list', () => {
  const { conferences } = testContent()
  const [list, ...others] = readPriceLists(['ewgregister'], { conferences, now, language: 'en' })
  expect(others).toEqual([])
  expect(list?.heading).toBeUndefined()
})

test('two conferences have a list each, with their names', () => {
  const { conferences } = testContent()
  const lists = readPriceLists(['ewgregister', 'ewgtamilregister'], {
    conferences,
    now,
    language: 'en',
  })
  expect(lists.map(({ heading }) => heading)).toEqual([
    'Encounter with God',
    'Tamil Encounter with God',
  ])
})

test('one conference with two prices has a list for each of its dates', async (services) => {
  const [first] = programmeOf(services.content, 'ewgregister').events
  if (!first) throw new Error('no event')
  const price = { ...first.price, residential: first.price.residential + 100 }
  const { conferences } = changeEvent(services, { price }).content
  const lists = readPriceLists(['ewgregister'], { conferences, now, language: 'en' })
  expect(EVENT).toBe(first.code)
  expect(lists.map(({ heading }) => heading)).toEqual([
    'Encounter with God, May 6 to 7',
    expect.stringMatching(/^Encounter with God, (?!May)/),
  ])
})

test('a closed date is left out while another one is open, and shown while none is', () => {
  const { conferences } = testContent()
  const wfc1register = programmeOf({ conferences }, 'wfc1register')
  expect(wfc1register.events.every(({ open }) => !open)).toBe(true)
  expect(readPriceLists(['wfc1register'], { conferences, now, language: 'en' })).not.toEqual([])
  const [event] = wfc1register.events
  if (!event) throw new Error('no event')
  const dearer = { ...event, code: 'later', price: { ...event.price, residential: 1 }, open: true }
  const events = [event, dearer]
  const programmes = { ...conferences.programmes, wfc1register: { ...wfc1register, events } }
  const lists = readPriceLists(['wfc1register'], {
    conferences: { ...conferences, programmes },
    now,
    language: 'en',
  })
  expect(lists).toHaveLength(1)
  expect(lists[0]?.rows[0]?.amounts[0]).toBe('Rs. 0.01')
})

test('once a coming date is open, those that are over are left out', () => {
  const { conferences } = testContent()
  const ewgregister = programmeOf({ conferences }, 'ewgregister')
  const [past] = ewgregister.events
  if (!past) throw new Error('no event')
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const coming = { ...past, code: 'coming', days, price: { ...past.price, residential: 1 } }
  const programmes = {
    ...conferences.programmes,
    ewgregister: { ...ewgregister, events: [past, coming] },
  }
  const lists = readPriceLists(['ewgregister'], {
    conferences: { ...conferences, programmes },
    now,
    language: 'en',
  })
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
