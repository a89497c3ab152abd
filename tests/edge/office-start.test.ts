import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { storeFirstVersion } from '#tests/support/site/church.ts'
import { newEntry, openTestDoor, sendEntries, sendWalkIn } from '../support/doors.ts'
import { runOffice } from '../support/office/command-line.ts'
import {
  filled,
  pressOn,
  sendFilled,
  sendReady,
  siteWithEditor,
} from '../support/office/forms/fill-form.ts'
import { paidRegistration } from '../support/payments.ts'
import { test } from '../support/site/server.ts'

const KEEP = 'That is right as it is'

test('an empty office begins with what is still a sample, until it is kept or replaced', async () => {
  const { services, enter, editor: own } = await siteWithEditor()
  const editor = { ...own, services }
  const [first, page] = [await editor.read('/office'), await editor.read('/office/start')]
  for (const { html } of [first, page]) {
    expect(html).toContain('<h1>Make it yours</h1>')
    const groups = [...html.matchAll(/<strong>([^<]+)<\/strong> <span class="chip[^>]*>([^<]+)/g)]
    expect(groups.map(([, name, left]) => `${name}: ${left}`)).toEqual([
      'Name and address: 2 left',
      ...['Service times: Done', 'Bank account and UPI: Done', 'People: Done', 'Conferences: Done'],
      ...['Pages: Done', 'Legal texts: Done'],
    ])
    expect(html).toContain('href="/office/site?part=church%3A%40contact"')
  }
  // Nothing else competes with it.
  expect(first.html).not.toMatch(/Needs attention|passkey|Take a registration/)
  const admin = { ...(await enter('admin')), services }
  expect((await admin.read('/office')).html).toContain('<h1>Make it yours</h1>')
  const { secret } = await openTestDoor(services)
  const { id: code, at } = await sendWalkIn(services, secret)
  expect((await admin.read('/office')).html).toMatch(/<h1>Today.*Walk-ins/)
  await sendEntries(services, secret, [newEntry({ code, kind: 'undo', at })])
  const keep = await filled(editor, '/office/start', {})
  const late = await filled(editor, '/office/start', {})
  expect((await sendReady(editor, keep)).location).toBe('/office/start?done=kept')
  // The second click, and another page that was opened before.
  expect((await sendReady(editor, keep)).location).toBe('/office/start?done=kept')
  const refused = await sendReady(editor, late)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('has changed the site meanwhile')
  const done = await editor.read('/office/start?done=kept')
  expect(done.html).toContain('Kept. It is no sample any more.')
  expect(done.html).not.toContain(KEEP)
  expect((await editor.read('/office')).html).toContain('<h1>Today')
  // What is right is the church's own from now on: in the history, and in what is exported.
  expect((await editor.read('/office/content/versions')).html).toContain(`${KEEP}: Church`)
  expect(services.live.version().content.church.shortName).toBe('Hillside')
  const undo = '/office/content/versions/2/undo'
  expect((await sendFilled(admin, undo, {})).location).toContain('published=')
  expect((await admin.read('/office/start')).html).toContain('2 left')
})

test('Today names what is left once people have registered, to those who can change it', async () => {
  const { services, enter, editor: own } = await siteWithEditor()
  const editor = { ...own, services }
  await paidRegistration(services)
  expect((await editor.read('/office')).html).toContain('2 values on the site are samples')
  expect((await (await enter('desk')).read('/office')).html).not.toContain('samples')
  const typed = { shortName: 'Hill', 'address.street': '1 Own Street', do: 'save' }
  await sendFilled(editor, '/office/site?part=church%3A%40contact', typed, '/office/site')
  await pressOn(editor, '/office/site', 'publish')
  expect((await editor.read('/office')).html).not.toContain('samples')
})

test('what does not work is named on Today, and on the page of the check', async ({ site }) => {
  await storeFirstVersion(site.services)
  await paidRegistration(site.services)
  for (const name of ['vimeo', 'calendar'] as const) site.services.sandbox.setFault(name, 'failing')
  const admin = await site.enter('admin')
  const { html } = await admin.read('/office/check')
  expect(html).toMatch(/Sermons<.{0,90}Wrong<.{0,20}vimeo [^<]*VIMEO_ACCESS_TOKEN/)
  expect(html).toMatch(/Payment provider<.{0,90}Well</)
  const today = (await admin.read('/office')).html
  expect(today).toMatch(/Checks that fail<.{0,40}>Calendar, Sermons, Last copy/)
  expect(today).toContain('Compare VIMEO_ACCESS_TOKEN')
  const other = await (await site.enter('treasurer')).read('/office')
  expect(other.html).not.toContain('VIMEO_ACCESS_TOKEN')
  site.services.sandbox.setFault('vimeo', 'ok')
  await admin.read('/office/check')
  expect((await admin.read('/office')).html).not.toContain('VIMEO_ACCESS_TOKEN')
})

test('the version is that of the package, with its part of the changes', async ({ site }) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { code, said } = await runOffice(site.services, 'version')
  expect(code).toBe(0)
  expect(said).toMatch(new RegExp(`^Narthex ${version}\n`))
  expect(said).toContain('**For the treasurer.**')
  expect(said).not.toMatch(/^## /m)
})
