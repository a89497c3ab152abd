import { expect, test } from 'vitest'
import { enterOffice } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

async function opened(role: 'viewer' | 'desk' = 'viewer') {
  const site = await testSite()
  const { id, number } = await storeRegistration(site.services.db, {
    cashMinor: 90_000,
    people: [
      { first_name: 'Lakshmi', last_name: 'Narayanan', phone: '9845012345' },
      { first_name: 'Arjun', last_name: 'Narayanan', phone: '9845054321' },
    ],
  })
  const office = await enterOffice(site, role)
  const open = async (path: string) => (await office.read(path)).html
  return { ...office, number, record: `/office/registrations/${id}`, open }
}

test('a misspelt mother is found, marked, and leads back', async () => {
  const { number, record, open } = await opened()
  const html = await open('/office/find?q=laksmhi')
  for (const words of [
    '1 found for “laksmhi”',
    '<mark>Lakshmi</mark> Narayanan',
    'Spelt a little differently',
    `R-${number} · `,
    'Rs. 1,200 due',
    'Part paid',
    `href="${record}?found=1%7Elaksmhi"`,
  ]) {
    expect(html).toContain(words)
  }
  const back = '<a href="/office/find?q=laksmhi">Back to the 1 found</a>'
  expect(await open(`${record}?found=1%7Elaksmhi`)).toContain(back)
  expect(await open(record)).not.toContain('Back to the')
})

test('nothing typed says what can be looked for, nothing found what was tried', async () => {
  const { open } = await opened()
  expect(await open('/office/find')).toContain('a mobile number, or its last four')
  const nobody = await open('/office/find?q=%3Cb%3Ezebulon')
  expect(nobody).toContain('Nothing found for “&lt;b&gt;zebulon”')
  expect(nobody).toContain('with one wrong letter')
  expect(await open('/office/find?q=000999')).toContain('their last digits')
})

test('anything may be typed', async () => {
  const { read } = await opened()
  for (const typed of ['%25%25', `${'x'.repeat(5_000)}`, "'%22%5C", '~%5E%3C%23']) {
    expect([typed, (await read(`/office/find?q=${typed}`)).status]).toEqual([typed, 200])
  }
})

test('the way back leads to Find only, and survives an action on what was found', async () => {
  const { record, open, fill, read } = await opened('desk')
  expect(await open(`${record}?found=%3Cb%3E~%22%3E%3Cscript%3E`)).not.toContain('Back to')
  expect(await open(`${record}?found=~%22%3E`)).toContain(
    'href="/office/find?q=%22%3E">Back to what was found</a>',
  )
  const found = 'found=12%7Elakshmi'
  expect(await open(`${record}?${found}`)).toContain(
    '<input type="hidden" name="found" value="12~lakshmi"/>',
  )
  const form = await open(`${record}/note?${found}`)
  expect(form).toContain('Back to the 12 found')
  expect(form).toContain(`href="${record}?${found}">Back to the registration`)
  const done = await fill(`${record}/note?${found}`, { note: 'Comes by train', intent: 'do' })
  expect(done.status).toBe(303)
  expect((await read(done.location)).html).toContain(
    '<a href="/office/find?q=lakshmi">Back to the 12 found</a>',
  )
})
