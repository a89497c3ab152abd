import {
  type ConferenceEvent,
  type Conferences,
  openThoughOver,
} from '#domain/conferences/conference.ts'
import { dayIn, momentIn } from '#domain/language-formats.ts'
import { formatRupees } from '#domain/money.ts'
import { brokenLinks, brokenTextLinks, type ValuePlace, valuesIn } from './links.ts'
import type { Content } from './schema/content.ts'

/** Something in the content that is allowed and probably not meant. `keys` lead to it in its file. */
type Warning = { file: string; keys: (string | number)[]; text: string }

export function contentWarnings(content: Content, now: Date): Warning[] {
  const events = eventsIn(content.conferences)
  return [
    ...events.flatMap(({ keys, event }) =>
      openThoughOver([event], now).map((over) =>
        inConferences([...keys, 'open'], `${event.code} is ${overWords(over)}`),
      ),
    ),
    ...contentDoubts(content),
    // Not among the doubts: the church may mean to open the form later.
    ...warnings(
      closedForms(content),
      (to) => `leads to ${to}, which offers nothing: all its events are closed`,
    ),
  ]
}

export function contentDoubts(content: Content): Warning[] {
  const events = eventsIn(content.conferences)
  const texts = valuesIn(content)
  return [
    ...events.flatMap(closesBeforeItOpens),
    ...events.flatMap(fallsWithAge),
    ...warnings(
      [...brokenLinks(content, texts), ...brokenTextLinks(content, texts)],
      (to) => `leads to ${to}, which is not an address of this site`,
    ),
    ...warnings(
      longTitles(content),
      ({ length }) => `is ${length} characters long, and browsers and search engines show about 60`,
    ),
  ]
}

/** "conferences.yaml  programmes.ewgregister.events.0.open  ewgsepbangalore2025 is open although …" */
export function describeWarning({ file, keys, text }: Warning): string {
  return `${file}  ${keys.join('.')}  ${text}`
}

function closesBeforeItOpens({ keys, event }: PlacedEvent): Warning[] {
  const { code, opens, closes } = event
  if (opens === undefined || closes === undefined || opens < closes) return []
  const [closing, opening] = [closes, opens].map((moment) => momentIn('en', new Date(moment)))
  const text = `${code} closes on ${closing}, before it opens on ${opening}`
  return [inConferences([...keys, 'closes'], text)]
}

function fallsWithAge({ keys, event: { code, price } }: PlacedEvent): Warning[] {
  const bands = [
    ['residentialChild', price.residentialChild, price.residential],
    ['nonResidentialChild', price.nonResidentialChild, price.nonResidential],
  ] as const
  return bands
    .filter(([, child, full]) => child > full)
    .map(([field, child, full]) =>
      inConferences(
        [...keys, 'price', field],
        `${code}: a child pays ${formatRupees(child)}, more than the ${formatRupees(full)} of an adult`,
      ),
    )
}

function warnings(placed: readonly ValuePlace[], say: (value: string) => string): Warning[] {
  return placed.map(({ keys, value }) => ({ ...inFile(keys), text: say(value) }))
}

/** `pages.ewg.head` is `head` in `pages/ewg.yaml`. */
function inFile(keys: (string | number)[]): Pick<Warning, 'file' | 'keys'> {
  const depth = keys[0] === 'pages' ? 2 : 1
  return { file: `${keys.slice(0, depth).join('/')}.yaml`, keys: keys.slice(depth) }
}

function inConferences(keys: (string | number)[], text: string): Warning {
  return { file: 'conferences.yaml', keys, text }
}

function closedForms(content: Content): ValuePlace[] {
  const closed = Object.entries(content.conferences.programmes)
    .filter(([, { fromCalendar, events }]) => !fromCalendar && events.every(({ open }) => !open))
    .map(([key]) => `/${key}`)
  return content['register-now']
    .map(({ to }, index) => ({ keys: ['register-now', index, 'to'], value: to }))
    .filter(({ value }) => closed.includes(value))
}

/** Search engines and browsers cut longer ones off. The schema refuses only what is no title at all. */
const MAX_LETTERS = 120

function longTitles({ pages, policy, giving }: Content): ValuePlace[] {
  const isTitle = /^(pages\.[^.]+(\.head)?|policy|giving)\.title$/
  return valuesIn({ pages, policy, giving }).filter(
    ({ keys, value }) => isTitle.test(keys.join('.')) && value.length > MAX_LETTERS,
  )
}

type PlacedEvent = { keys: (string | number)[]; event: ConferenceEvent }

function eventsIn({ programmes }: Conferences): PlacedEvent[] {
  return Object.entries(programmes).flatMap(([key, { events }]) =>
    events.map((event, at) => ({ keys: ['programmes', key, 'events', at], event })),
  )
}

export function overWords({ lastDay }: { lastDay: string }): string {
  return `open although it was over on ${dayIn('en', lastDay)}`
}
