import { expect, test } from 'vitest'
import { enterOffice } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

test('two registrations are shown beside each other, to those who may see them', async () => {
  const site = await testSite()
  const one = await storeRegistration(site.services.db)
  const other = await storeRegistration(site.services.db, { people: [{ first_name: 'Beena' }] })
  const address = `/office/registrations/${one.id}/beside/${other.id}`
  const { html } = await (await enterOffice(site, 'desk')).read(address)
  for (const { id } of [one, other]) {
    expect(html).toContain(`href="/office/registrations/${id}"`)
    expect(html).toContain(`href="/office/registrations/${id}/cancel"`)
  }
  const viewer = await (await enterOffice(site, 'viewer')).read(address)
  expect(viewer).toMatchObject({ status: 200 })
  expect(viewer.html).not.toContain('/cancel"')
  const editor = await enterOffice(site, 'editor')
  expect([403, 404]).toContain((await editor.read(address)).status)
  const nobody = `/office/registrations/${one.id}/beside/${crypto.randomUUID()}`
  expect((await (await enterOffice(site, 'admin')).read(nobody)).status).toBe(404)
})
