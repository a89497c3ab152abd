import { expect } from 'vitest'
import { readGiving } from '#app/features/giving/read-giving.server.ts'
import { readResultPage } from '#app/features/private/read-response.server.ts'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { readerIn } from '#app/services.server.ts'
import type { PictureBook } from '#app/ui/picture/pictures.ts'
import { testContent } from '#tests/support/site/church.ts'
import { emptyCalendar } from '#tests/support/site/providers.ts'
import { test } from '#tests/support/site/services.ts'
import { readHome } from './home/read-home.server.ts'
import { picturePlaces } from './picture-places.ts'
import { readPage, readPolicy } from './read-page.server.ts'

const content = testContent()
const listed = picturePlaces(content)

test('no place is named twice', () => {
  expect(new Set(listed.map(({ place }) => place)).size).toBe(listed.length)
})

test('pages ask for exactly the pictures that are listed', async (made) => {
  const asked = new Set<string>()
  const pictures: PictureBook = (place, picture, size) => {
    asked.add(`${place} ${size} ${picture.subject} ${picture.palette}`)
    return { src: '', alt: '', width: 0, height: 0 }
  }
  const services = { ...made, content, pictures, calendar: emptyCalendar }
  const reader = readerIn(services, 'en')
  await readHome(services, reader)
  readPolicy(services, reader)
  readResultPage(services, reader, { title: 'x', isOpen: false, isFailure: false })
  readResultPage(services, reader, { title: 'x', isOpen: false, isFailure: true })
  const { home, ...pages } = content.pages
  for (const name of Object.keys(pages)) await readPage(services, reader, name)
  await readGiving(services, reader)
  for (const key of Object.keys(content.conferences.programmes))
    await readRegistrationPage(services, { key, language: 'en' })
  const wanted = listed.flatMap(({ place, picture, sizes }) =>
    sizes.map((size) => `${place} ${size} ${picture.subject} ${picture.palette}`),
  )
  expect([...asked].sort()).toEqual(wanted.sort())
})
