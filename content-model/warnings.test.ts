import { expect, test } from 'vitest'
import { pageOf, testContent } from '#tests/support/site/church.ts'
import type { Content } from './schema/content.ts'
import { contentWarnings } from './warnings.ts'

const now = new Date('2023-04-20T12:00:00Z')

type Change = (content: Content) => void

const encounter = ['programmes', 'ewgregister', 'events', 0]

test.each<[string, Change, string, (string | number)[], string]>([
  [
    'open though over',
    (content) => Object.assign(firstEncounter(content), { days: day('2023-04-19') }),
    'conferences.yaml',
    [...encounter, 'open'],
    'ewgmaymysore2023 is open although it was over on 19 April 2023',
  ],
  [
    'closing before opening',
    (content) => Object.assign(firstEncounter(content), { opens: 86_400_000, closes: 0 }),
    'conferences.yaml',
    [...encounter, 'closes'],
    'ewgmaymysore2023 closes on 1 January 1970, 5:30 AM, before it opens on 2 January 1970, 5:30 AM',
  ],
  [
    'a price that falls with age',
    (content) => Object.assign(firstEncounter(content).price, { residentialChild: 180_100 }),
    'conferences.yaml',
    [...encounter, 'price', 'residentialChild'],
    'ewgmaymysore2023: a child pays Rs. 1,801, more than the Rs. 1,800 of an adult',
  ],
  [
    'a button that leads nowhere',
    (content) =>
      Object.assign(pageOf(content, 'ewg').head, { action: { label: 'Go', to: '/ewgg' } }),
    'pages/ewg.yaml',
    ['head', 'action', 'to'],
    'leads to /ewgg, which is not an address of this site',
  ],
  [
    'a link in a text that leads nowhere',
    ({ policy }) => Object.assign(policy.terms, { text: 'See [us](/contact) and [it](/nil#top).' }),
    'policy.yaml',
    ['terms', 'text'],
    'leads to /nil#top, which is not an address of this site',
  ],
  [
    'a title that browsers cut off',
    (content) => Object.assign(pageOf(content, 'ewg').head, { title: 'x'.repeat(121) }),
    'pages/ewg.yaml',
    ['head', 'title'],
    'is 121 characters long, and browsers and search engines show about 60',
  ],
  [
    'Register Now that leads to a closed form',
    ({ conferences }) => {
      Object.assign(conferences.programmes.wfc1register ?? {}, { fromCalendar: undefined })
    },
    'register-now.yaml',
    [2, 'to'],
    'leads to /wfc1register, which offers nothing: all its events are closed',
  ],
])('%s', (_, change, file, keys, text) => {
  const content = quietContent()
  expect(contentWarnings(content, now)).toEqual([])
  change(content)
  expect(contentWarnings(content, now)).toContainEqual({ file, keys, text })
})

/** The fixture church before any of its events, except for those of January to April. */
function quietContent(): Content {
  const content = testContent()
  for (const programme of Object.values(content.conferences.programmes)) {
    const { events } = programme
    // A form that takes dates from the calendar is never closed.
    Object.assign(programme, { fromCalendar: true })
    for (const event of events) if (event.days && event.days.last < '2023-04-20') event.open = false
  }
  return content
}

function firstEncounter({ conferences }: Content) {
  const [event] = conferences.programmes.ewgregister?.events ?? []
  if (!event) throw new Error('the fixture church has no Encounter')
  return event
}

function day(first: string) {
  return { first, last: first }
}
