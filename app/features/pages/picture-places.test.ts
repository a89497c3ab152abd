import { expect, test } from 'vitest'
import { readGiving } from '#app/features/giving/read-giving.server.ts'
import { readResultPage } from '#app/features/private/read-response.server.ts'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { readerIn } from '#app/services.server.ts'
import type { PictureBook } from '#app/ui/picture/pictures.ts'
import { testContent } from '#tests/support/site/church.ts'
import { emptyCalendar } from '#tests/support/site/providers.ts'
import { testServices } from '#tests/support/site/services.ts'
import { readHome } from './home/read-home.server.ts'
import { picturePlaces } from './picture-places.ts'
import { readPage, readPolicy } from './read-page.server.ts'

const content = testContent()
const listed = picturePlaces(content)

test('no place is named twice', () => {
  expect(new Set(listed.map(({ place }) => place)).size).toBe(listed.length)
})

test('every page has its own picture, for itself and for shared links', () => {
  for (const name of pageNames()) {
    expect(listed).toContainEqual({
      place: name,
      picture: content.pages[name]?.head.picture,
      sizes: ['page', 'social'],
    })
  }
})

test('places are numbered within their page and kind, across blocks', () => {
  const people = listed.filter(({ place }) => place.startsWith('staff-people-'))
  expect(people.map(({ place }) => place)).toEqual(
    people.map((_, index) => `staff-people-${index + 1}`),
  )
  expect(people).toHaveLength(3)
})

test('pages ask for exactly the pictures that are listed', async () => {
  const asked = new Set<string>()
  const pictures: PictureBook = (place, picture, size) => {
    asked.add(`${place} ${size} ${picture.subject} ${picture.palette}`)
    return { src: '', alt: '', width: 0, height: 0 }
  }
  const publicUrl = 'https://church.example.org'
  const services = {
    ...(await testServices()),
    content,
    pictures,
    publicUrl,
    now,
    calendar: emptyCalendar,
  }
  const reader = readerIn(services, 'en')
  await readHome(services, reader)
  readPolicy(services, reader)
  readResultPage(services, reader, { title: 'x', isOpen: false, isFailure: false })
  readResultPage(services, reader, { title: 'x', isOpen: false, isFailure: true })
  for (const name of pageNames()) await readPage(services, reader, name)
  await readGiving(services, reader)
  for (const key of Object.keys(content.conferences.programmes))
    await readRegistrationPage(services, { key, language: 'en' })
  const wanted = listed.flatMap(({ place, picture, sizes }) =>
    sizes.map((size) => `${place} ${size} ${picture.subject} ${picture.palette}`),
  )
  expect([...asked].sort()).toEqual(wanted.sort())
})

function now() {
  return new Date('2026-11-15T06:00:00Z')
}

function pageNames() {
  return Object.keys(content.pages).filter((name) => name !== 'home')
}
