import { expect, test } from 'vitest'
import { enterOffice, signedIn } from '../support/office/staff.ts'
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

test('the next in the queue is offered places by one click, and the deadline is shown', async () => {
  const site = await testSite()
  const desk = await enterOffice(site, 'desk')
  const { id } = await storeRegistration(site.services.db, RAO)
  const { html } = await desk.read(ADDRESS)
  expect(html).toContain('Next: Anita Rao and 2 others.')
  const offered = await desk.send(ADDRESS, nextForm(html))
  expect(offered).toMatchObject({ status: 303, location: `${ADDRESS}?offered=${id}` })
  const after = (await desk.read(offered.location)).html
  expect(after).toMatch(/Offered\. The places of Anita Rao and 2 others are held until \d+ /)
  expect(after).toMatch(/Offered until \d+ [A-Z]/)
  const page = (await desk.read(`/office/registrations/${id}`)).html
  expect(page).toMatch(/<strong>Offered until \d+ [A-Z]/)
})

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

test('a viewer sees the queue without its button, and an editor nothing', async () => {
  const { url, services } = await testSite()
  const { id } = await storeRegistration(services.db, RAO)
  const answers = await Promise.all(
    (['viewer', 'editor'] as const).map(async (role) => {
      const { cookie } = await signedIn(services, role)
      const headers = { Cookie: cookie }
      const page = await fetch(url + ADDRESS, { headers })
      const sent = await fetch(url + ADDRESS, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ id }),
      })
      return [page.status, (await page.text()).includes('Offer the next'), sent.status]
    }),
  )
  expect(answers).toEqual([
    [200, false, 403],
    [403, false, 403],
  ])
})
