import { expect } from 'vitest'
import { readerIn } from '#app/services.server.ts'
import type { PictureBook } from '#app/ui/picture/pictures.ts'
import { testContent } from '#tests/support/site/church.ts'
import { emptyCalendar } from '#tests/support/site/providers.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { readPage } from './read-page.server.ts'
import { structuredChurch } from './structured-data.ts'

const content = testContent()
const publicUrl = 'https://church.example.org'
const pictures: PictureBook = (place, _, size) => {
  return { src: `/pictures/${place}.${size}.png`, alt: '', width: 1, height: 1 }
}

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

async function structuredOf(services: TestServices, name: string) {
  const site = { ...services, pictures, publicUrl }
  return (await readPage(site, readerIn(site, 'en'), name)).page.structured ?? []
}

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
  const services = Object.assign(await testServices(), { calendar: emptyCalendar })
  const types = (await structuredOf(services, name)).map((thing) => String(thing['@type']))
  const found = Map.groupBy(types, (type) => type)
  expect(Object.fromEntries([...found].map(([type, all]) => [type, all.length]))).toEqual(expected)
})

test('upcoming events have a place and a start', async (services) => {
  expect(await structuredOf(services, 'ewg')).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      name: 'Encounter with God',
      startDate: expect.stringMatching(/^2026-12-\d\d$/),
      location: expect.objectContaining({ '@type': 'Church' }),
      url: 'https://church.example.org/ewg',
    }),
  )
})

test('a video has a picture and an upload date', async (services) => {
  expect(await structuredOf(services, 'story')).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'A wrong turn',
      thumbnailUrl: `${publicUrl}/pictures/story.social.png`,
      uploadDate: '2023-02-05',
    }),
  )
})
