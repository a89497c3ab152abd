import { test as anyTest, expect } from 'vitest'
import { eventCodes, findEvent, nameEvent, openEvents } from '#domain/conferences/conference.ts'
import { type PaymentType, quote, type ResidentialType } from '#domain/registration/price.ts'
import { programmeOf } from '#tests/support/site/church.ts'
import { shippedContent } from './shipped-content.ts'

/** The forms, codes and prices of the specification, in the content that ships. */
const { content, isShipped } = shippedContent()
const { conferences } = content
const test = anyTest.skipIf(!isShipped)
const now = new Date('2026-01-01T00:00:00Z')

const AGES = [0, 5, 6, 11, 12, 13, 60]

type Row = [code: string, residential: ResidentialType, payment: PaymentType, shares: number[]]

/** In rupees, for the ages above: as the church publishes them, not as the code computes them. */
const PRICES: Row[] = [
  ['ewgsepbangalore2025', 'Residential', 'Full Payment', [0, 0, 1470, 1470, 2100, 2100, 2100]],
  ['ewgsepbangalore2025', 'Non Residential', 'Full Payment', [0, 0, 470, 470, 700, 700, 700]],
  ['ewgsepbangalore2025', 'Residential', 'Part Payment', [0, 0, 300, 300, 300, 300, 300]],
  ['ewgsepbangalore2025', 'Non Residential', 'Part Payment', [0, 0, 300, 300, 300, 300, 300]],

  ['ewgoctbangalore2025', 'Residential', 'Full Payment', [0, 0, 1470, 1470, 2100, 2100, 2100]],
  ['ewgoctbangalore2025', 'Non Residential', 'Full Payment', [0, 0, 470, 470, 700, 700, 700]],
  ['ewgoctbangalore2025', 'Residential', 'Part Payment', [0, 0, 300, 300, 300, 300, 300]],
  ['ewgoctbangalore2025', 'Non Residential', 'Part Payment', [0, 0, 300, 300, 300, 300, 300]],

  ...['feb', 'mar', 'jun', 'jul', 'nov'].flatMap((month): Row[] => [
    [
      `tamilewg${month}bangalore2025`,
      'Residential',
      'Full Payment',
      [0, 0, 350, 350, 500, 500, 500],
    ],
    [
      `tamilewg${month}bangalore2025`,
      'Non Residential',
      'Full Payment',
      [0, 0, 350, 350, 500, 500, 500],
    ],
    [
      `tamilewg${month}bangalore2025`,
      'Residential',
      'Part Payment',
      [0, 0, 300, 300, 300, 300, 300],
    ],
    [
      `tamilewg${month}bangalore2025`,
      'Non Residential',
      'Part Payment',
      [0, 0, 300, 300, 300, 300, 300],
    ],
  ]),

  ['wfcjundehradun2025', 'Residential', 'Full Payment', [0, 0, 0, 0, 0, 0, 0]],
  ['wfcjundehradun2025', 'Non Residential', 'Full Payment', [0, 0, 0, 0, 0, 0, 0]],
  ['wfcjundehradun2025', 'Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],
  ['wfcjundehradun2025', 'Non Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],

  ['wfsnovbangalore2025', 'Residential', 'Full Payment', [0, 0, 4800, 4800, 8000, 8000, 8000]],
  ['wfsnovbangalore2025', 'Non Residential', 'Full Payment', [0, 0, 3500, 3500, 5000, 5000, 5000]],
  ['wfsnovbangalore2025', 'Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],
  ['wfsnovbangalore2025', 'Non Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],

  ['wfsmardehradun2025', 'Residential', 'Full Payment', [0, 0, 4200, 4200, 6000, 6000, 6000]],
  ['wfsmardehradun2025', 'Non Residential', 'Full Payment', [0, 0, 2800, 2800, 4000, 4000, 4000]],
  ['wfsmardehradun2025', 'Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],
  ['wfsmardehradun2025', 'Non Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],

  ['gpcsepbangalore2025', 'Residential', 'Full Payment', [0, 0, 1000, 1000, 3500, 3500, 3500]],
  ['gpcsepbangalore2025', 'Non Residential', 'Full Payment', [0, 0, 1000, 1000, 2000, 2000, 2000]],
  ['gpcsepbangalore2025', 'Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],
  ['gpcsepbangalore2025', 'Non Residential', 'Part Payment', [0, 0, 1000, 1000, 1000, 1000, 1000]],
]

test.each(PRICES)('%s, %s, %s: %j', (code, residential, payment, shares) => {
  const prices = priceOf(code)
  const attendees = AGES.map((age) => ({ age }))
  const { lines, total } = quote({ prices, residential, payment, attendees })
  expect(lines.map(({ amount }) => amount / 100)).toEqual(shares)
  expect(total / 100).toBe(shares.reduce((sum, share) => sum + share, 0))
})

test('the table of prices covers every event that people can register for', () => {
  const all = Object.values(conferences.programmes).flatMap(({ events }) => events)
  expect(new Set(PRICES.map(([code]) => code))).toEqual(new Set(all.map(({ code }) => code)))
  expect(PRICES).toHaveLength(all.length * 4)
})

/** An adult and a child of 8. */
test.each([
  ['ewgsepbangalore2025', 'Residential', 'Part Payment', 2970],
  ['ewgsepbangalore2025', 'Non Residential', 'Part Payment', 570],
  ['tamilewgfebbangalore2025', 'Residential', 'Part Payment', 250],
  ['wfcjundehradun2025', 'Residential', 'Part Payment', 13_300],
  ['wfcjundehradun2025', 'Non Residential', 'Part Payment', 6500],
  ['wfcjundehradun2025', 'Residential', 'Full Payment', 15_300],
  ['wfcjundehradun2025', 'Non Residential', 'Full Payment', 8500],
  ['wfsnovbangalore2025', 'Residential', 'Part Payment', 10_800],
  ['gpcsepbangalore2025', 'Residential', 'Part Payment', 2500],
  ['gpcsepbangalore2025', 'Residential', 'Full Payment', 0],
] as const)('%s, %s, %s leaves Rs. %i to pay', (code, residential, payment, rest) => {
  const attendees = [{ age: 40 }, { age: 8 }]
  const { balance } = quote({ prices: priceOf(code), residential, payment, attendees })
  expect(balance / 100).toBe(rest)
})

test.each([
  ['ewgregister', 'Encounter with God Registration Form', 'EWG', ['Sep 13 to 14', 'Oct 11 to 12']],
  [
    'ewgtamilregister',
    'Tamil Encounter with God Registration Form',
    'TAMILEWG',
    ['Feb 22-23', 'Mar 22-23', 'Jun 21-22', 'Jul 19-20', 'Nov 15-16'],
  ],
  ['wfc1register', 'Wholeness and Freedom Part I Registration Form', 'WFC', []],
  ['wfc2register', 'Wholeness and Freedom Part II Registration Form', 'WFS', ['Nov 3 to 7']],
  ['gpcregister', "Global Pastor's Conference Registration Form", 'GPC', ['Sep 14 to 21']],
] as const)('/%s is the %s and offers its open dates', (key, title, prefix, dates) => {
  const programme = programmeOf({ conferences }, key)
  expect(programme.title).toBe(title)
  expect(programme.prefix).toBe(prefix)
  expect(openEvents(programme, now).map((event) => event.dates)).toEqual(dates)
})

test('the programmes are the five forms, in their order', () => {
  expect(Object.keys(conferences.programmes)).toEqual([
    'ewgregister',
    'ewgtamilregister',
    'wfc1register',
    'wfc2register',
    'gpcregister',
  ])
})

test('Part I is closed and says why', () => {
  expect(programmeOf({ conferences }, 'wfc1register').note).toContain(
    'August residential registrations',
  )
  expect(eventCodes([programmeOf({ conferences }, 'wfc1register')], now).closed).toEqual([
    'wfcjundehradun2025',
  ])
})

test.each([
  ['ewgjanbangalore2024', 'Encounter with God', 'January 2024'],
  ['ewgfebbangalore2024', 'Encounter with God', 'February 2024'],
  ['ewgmarbangalore2024', 'Encounter with God', 'March 2024'],
  ['ewgjulbangalore2024', 'Encounter with God', 'July 2024'],
  ['ewgsepbangalore2024', 'Encounter with God', 'September 2024'],
  ['ewgnovbangalore2024', 'Encounter with God', 'November 2024'],
  ['wfcaprbangalore2024', 'Wholeness and Freedom Part I', 'April 2024'],
  ['wfcmaybangalore2024', 'Wholeness and Freedom Part I', 'May 2024'],
  ['wfcjundehradun2024', 'Wholeness and Freedom Part I', 'June 2024'],
  ['wfcaugbangalore2024', 'Wholeness and Freedom Part I', 'August 2024'],
  ['wfsmardehradun2024', 'Wholeness and Freedom Part II', 'March 2024'],
  ['wfsnovbangalore2024', 'Wholeness and Freedom Part II', 'November 2024'],
])('%s is %s, %s, and takes no registrations', (code, name, dates) => {
  expect(nameEvent(conferences, code)).toMatchObject({ name, dates })
  expect(findEvent(conferences, code)).toBeUndefined()
})

function priceOf(code: string) {
  const found = findEvent(conferences, code)
  if (!found) throw new Error(`No event has the code ${code}`)
  return found.event.price
}
