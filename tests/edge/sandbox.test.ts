import { expect, test } from 'vitest'
import { SENT_GIFT } from '../support/people.ts'
import { formOn, postForm } from '../support/site/pages.ts'
import { startSiteProcess } from '../support/site/process.ts'

const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test('without settings the whole sandbox is open, but not to forms of other sites', async () => {
  const { url } = await startSiteProcess()
  for (const part of ['', '/payu', '/vimeo', '/calendar', '/mailbox', '/faults']) {
    expect([part, (await fetch(`${url}/sandbox${part}`)).status]).toEqual([part, 200])
  }
  const fault = { service: 'calendar', mode: 'down' }
  expect((await postForm(`${url}/sandbox/faults`, fault, EVIL)).status).toBe(403)
  expect((await postForm(`${url}/sandbox/faults`, fault, { origin: url })).status).toBe(303)

  const given = await postForm(`${url}/give`, SENT_GIFT)
  const handOff = formOn(await (await fetch(url + given.headers.get('location'))).text())
  const page = await postForm(handOff.action, handOff.fields, EVIL)
  expect(page.status).toBe(200)
  const { action } = formOn(await page.text())
  const button = new URL(action, url).href
  expect((await postForm(button, { outcome: 'approve' }, EVIL)).status).toBe(403)
  expect((await postForm(button, { outcome: 'approve' }, { origin: url })).status).toBe(200)
})
