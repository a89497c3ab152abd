import { expect, test } from 'vitest'
import { enterOffice } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const ADDRESS = '/office/waiting'
const RAO: Parameters<typeof storeRegistration>[1] = {
  people: [{ first_name: 'Anita', last_name: 'Rao' }, {}, {}],
  hold: 'waiting',
}

/** The fields of the button's form. */
function nextForm(html: string): Map<string, string> {
  return fieldsOfLastForm(
    /<form class="notice waiting-next[^"]*".*?<\/form>/s.exec(html)?.[0] ?? '',
  )
}

test('the second of two people is told who was faster', async () => {
  const site = await testSite()
  const [desk, admin] = [await enterOffice(site, 'desk'), await enterOffice(site, 'admin')]
  await storeRegistration(site.services.db, RAO)
  const [first, second] = [await desk.read(ADDRESS), await admin.read(ADDRESS)]
  expect((await desk.send(ADDRESS, nextForm(first.html))).status).toBe(303)
  const late = await admin.send(ADDRESS, nextForm(second.html))
  expect(late.status).toBe(409)
  expect(late.html).toContain('Somebody has changed this registration in the meantime')
  expect(late.html).toContain('desk@office.example.org')
})
