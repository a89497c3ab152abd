import { expect, test } from 'vitest'
import type { Json } from '#app/ui/page.ts'
import type { PictureBook } from '#app/ui/picture/pictures.ts'
import { testContent } from '#tests/support/site/church.ts'
import { emptyCalendar } from '#tests/support/site/providers.ts'
import { onlyServices } from '#tests/support/site/services.ts'
import { readEvents } from './blocks/read-block.server.ts'
import { readPage } from './read-page.server.ts'
import { structuredChurch } from './structured-data.ts'

const content = testContent()
const publicUrl = 'https://church.example.org'
const pictureless = { src: '', alt: '', width: 0, height: 0 }
const pictures: PictureBook = () => pictureless

test('a church is open while its services last', () => {
  const services = [{ day: 'Sunday', time: '11:30', minutes: 90, language: 'Tamil' } as const]
  expect(structuredChurch({ ...content.church, services }, publicUrl)).toMatchObject({
    '@type': 'Church',
    url: publicUrl,
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Sunday', opens: '11:30', closes: '13:00' },
    ],
  })
})

const reader = {
  language: 'en',
  content,
  englishParts: new Set<string>(),
  unread: new Set<string>(),
} as const

test.each<[string, Record<string, number>]>([
  ['contact', { Church: 1 }],
  ['discipleship', { Course: 2 }],
  ['marriage', { Course: 1, VideoObject: 3 }],
  ['premarital', { Course: 1 }],
  ['parenting', { Course: 1, VideoObject: 1 }],
  ['wfc1', { VideoObject: 12 }],
  ['story', { VideoObject: 1 }],
  ['beliefs', {}],
])('/%s tells search engines of %o', async (name, expected) => {
  const now = () => new Date('2026-11-15T06:00:00Z')
  const services = onlyServices({
    content,
    off: [],
    pictures,
    publicUrl,
    now,
    calendar: emptyCalendar,
    editing: undefined,
  })
  const { page } = await readPage(services, reader, name)
  const found: Record<string, number> = {}
  for (const thing of page.structured ?? []) {
    const type = String(thing['@type'])
    found[type] = (found[type] ?? 0) + 1
  }
  expect(found).toEqual(expected)
})

test('upcoming events have a place and a start', async () => {
  const events = [
    {
      id: 'ewg',
      summary: 'Encounter with God',
      title: undefined,
      when: '5 December',
      start: '2026-12-05',
      location: undefined,
      description: undefined,
      price: undefined,
      register: undefined,
      isCancelled: false,
    },
  ]
  const described: Json[] = []
  await readEvents(
    { kind: 'events', heading: 'Upcoming Dates', titles: ['Encounter with God'], none: '' },
    {
      church: content.church,
      publicUrl,
      page: { name: 'ewg', path: '/ewg', description: '', picture: pictureless, image: '' },
      isOff: () => false,
      picture: () => pictureless,
      events: async () => ({ events, trouble: undefined }),
      priceLists: () => [],
      describe: (thing) => void described.push(thing),
    },
  )
  const [event] = described
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'Encounter with God',
    startDate: '2026-12-05',
    location: { '@type': 'Church' },
    url: 'https://church.example.org/ewg',
  })
})

test('a video has a picture and an upload date', async () => {
  const now = () => new Date('2026-11-15T06:00:00Z')
  const drawn: PictureBook = (place, _, size) => ({
    src: `/pictures/${place}.${size}.png`,
    alt: '',
    width: 1,
    height: 1,
  })
  const services = onlyServices({
    content,
    off: [],
    pictures: drawn,
    publicUrl,
    now,
    calendar: emptyCalendar,
    editing: undefined,
  })
  const { page } = await readPage(services, reader, 'story')
  expect(page.structured).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'A wrong turn',
      thumbnailUrl: `${publicUrl}/pictures/story.social.png`,
      uploadDate: '2023-02-05',
    }),
  )
})
