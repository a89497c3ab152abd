import { test as anyTest, expect } from 'vitest'
import { eventCodes, findEvent, nameEvent, openEvents } from '#domain/conferences/conference.ts'
import { quote } from '#domain/registration/price.ts'
import { programmeOf } from '#tests/support/site/church.ts'
import { shippedContent } from '#tests/support/site/shipped-content.ts'

/** The forms, codes and prices of the specification, in the content that ships. */
const { content, isShipped } = shippedContent()
const { conferences } = content
const test = anyTest.skipIf(!isShipped)
const now = new Date('2026-01-01T00:00:00Z')

/** What somebody of that age pays, in rupees. Smaller children are free. */
type Shares = [child: number, adult: number]

/** As the church publishes them, not as the code computes them. */
const PRICES: [code: string, residential: Shares, nonResidential: Shares, part: Shares][] = [
  ['ewgsepbangalore2025', [1470, 2100], [470, 700], [300, 300]],
  ['ewgoctbangalore2025', [1470, 2100], [470, 700], [300, 300]],
  ['tamilewgfebbangalore2025', [350, 500], [350, 500], [300, 300]],
  ['tamilewgmarbangalore2025', [350, 500], [350, 500], [300, 300]],
  ['tamilewgjunbangalore2025', [350, 500], [350, 500], [300, 300]],
  ['tamilewgjulbangalore2025', [350, 500], [350, 500], [300, 300]],
  ['tamilewgnovbangalore2025', [350, 500], [350, 500], [300, 300]],
  ['wfcjundehradun2025', [0, 0], [0, 0], [1000, 1000]],
  ['wfsnovbangalore2025', [4800, 8000], [3500, 5000], [1000, 1000]],
  ['wfsmardehradun2025', [4200, 6000], [2800, 4000], [1000, 1000]],
  ['gpcsepbangalore2025', [1000, 3500], [1000, 2000], [1000, 1000]],
]

test.each(PRICES)('%s costs what the church publishes', (code, overnight, byDay, part) => {
  const prices = priceOf(code)
  const attendees = [0, 5, 6, 11, 12, 13, 60].map((age) => ({ age }))
  for (const [residential, payment, [child, adult]] of [
    ['Residential', 'Full Payment', overnight],
    ['Non Residential', 'Full Payment', byDay],
    ['Residential', 'Part Payment', part],
    ['Non Residential', 'Part Payment', part],
  ] as const) {
    const { lines, total } = quote({ prices, residential, payment, attendees })
    const shares = [0, 0, child, child, adult, adult, adult]
    expect(lines.map(({ amount }) => amount / 100)).toEqual(shares)
    expect(total / 100).toBe(2 * child + 3 * adult)
  }
})

test('the table of prices covers every event that people can register for', () => {
  const all = Object.values(conferences.programmes).flatMap(({ events }) => events)
  expect(PRICES.map(([code]) => code).sort()).toEqual(all.map(({ code }) => code).sort())
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

/** In their order. */
const FORMS = [
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
] as const

test.each(FORMS)('/%s is the %s and offers its open dates', (key, title, prefix, dates) => {
  const programme = programmeOf({ conferences }, key)
  expect(programme.title).toBe(title)
  expect(programme.prefix).toBe(prefix)
  expect(openEvents(programme, now).map((event) => event.dates)).toEqual(dates)
})

test('the programmes are the five forms, in their order', () => {
  expect(Object.keys(conferences.programmes)).toEqual(FORMS.map(([key]) => key))
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
