import { expect, test } from 'vitest'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { enterOffice } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const ADDRESS = '/office/registrations/write?conference=ewgmaymysore2023'
const LETTER = {
  subject: 'Bring a torch',
  text: '<b>Dear</b> all,\n\nsee https://church.test/way.',
}

async function office(role: 'desk' | 'viewer' = 'desk') {
  const site = await testSite()
  await storeRegistration(site.services.db)
  await storeRegistration(site.services.db, { people: [{ email: 'b@example.org' }, { email: '' }] })
  await storeRegistration(site.services.db, {
    hold: 'cancelled',
    people: [{ email: 'c@example.org' }],
  })
  return { ...site, desk: await enterOffice(site, role) }
}

/** The fields of the form that writes, as a browser sends them with this button. */
function sending(html: string, intent: string) {
  const form = /<form class="form office-form".*?<\/form>/s.exec(html)?.[0] ?? ''
  return [...fieldsOfLastForm(form).set('intent', intent)]
}

test('a letter is previewed, sent once to each address, and kept in the history', async () => {
  const { desk, services } = await office()
  const list = (await desk.read('/office/registrations?conference=ewgmaymysore2023')).html
  expect(list).toContain('Write to these people')
  const preview = await desk.fill(ADDRESS, { ...LETTER, intent: 'show' })
  expect(preview.status).toBe(200)
  expect(preview.html).toContain('To 3 addresses of 3 registrations, one mail for each address.')
  expect(preview.html).toContain('Without an address: 1 person.')
  expect(preview.html).toContain('Also to people who may not be coming: 1 cancelled.')
  expect(preview.html).toContain('<p>&lt;b&gt;Dear&lt;/b&gt; all,</p>')
  expect(preview.html).toContain('<a href="https://church.test/way" rel="noreferrer">')
  expect(preview.html).toContain('Send 3 mails</button>')
  const fields = sending(preview.html, 'do')
  const twice = [await desk.send(ADDRESS, fields), await desk.send(ADDRESS, fields)]
  expect(twice.map(({ status, location }) => [status, location])).toEqual([
    [303, `${ADDRESS}&sent=3`],
    [303, `${ADDRESS}&sent=3`],
  ])
  await sendDueMails(services)
  expect(services.sandbox.mailbox.mails()).toHaveLength(3)
  const after = (await desk.read(`${ADDRESS}&sent=3`)).html
  expect(after).toContain('On the way: 3 mails.')
  expect(after).toContain('Subject: Bring a torch')
  expect(after).toContain('desk@office.example.org')
})

test('a form without its key is shown again, because nothing would keep it from being sent twice', async () => {
  const { desk, services } = await office()
  const preview = await desk.fill(ADDRESS, { ...LETTER, intent: 'show' })
  const keyless = sending(preview.html, 'do').filter(([name]) => name !== 'key')
  const shown = await desk.send(ADDRESS, keyless)
  expect([shown.status, shown.html.includes('Send 3 mails')]).toEqual([409, true])
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test.each([
  ['a filter that can’t be read', '/office/registrations/write?standing=nonsense', 400],
  ['no filter', '/office/registrations/write', 422],
  ['a filter that finds nobody', '/office/registrations/write?conference=none', 422],
])('%s is refused', async (_, address, status) => {
  const { desk, services } = await office()
  expect((await desk.read(address)).status).toBe(status)
  const sent = await desk.send(address, [...Object.entries(LETTER), ['intent', 'do']])
  expect(sent.status).toBe(status)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
