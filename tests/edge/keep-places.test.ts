import { expect, test } from 'vitest'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { registrationForm } from '../support/people.ts'
import { EVENT, withCapacity } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'

/** A small child is registered for a date with few places: nothing is due, so the link in the mail keeps them. */
async function opened() {
  const site = await testSite({
    change: (services) => withCapacity(services, { capacity: { people: 3 } }),
  })
  const { services } = site
  const sent = registrationForm({ productinfo: EVENT, 'persons[0].age': '3' })
  const fields = [...sent].map(([name, value]) => [name, String(value)])
  const registered = await site.post('/ewgregister', Object.fromEntries(fields))
  await sendDueMails(services)
  const [mail] = services.sandbox.mailbox.mails()
  const [, link = ''] = /http:\/\/church\.test(\/keep\/[\w-]+)/.exec(mail?.text ?? '') ?? []
  const holdNow = async () =>
    (await services.db.selectFrom('registration').select('hold').executeTakeFirst())?.hold
  return { ...site, registered, link, holdNow }
}

test('opening the link in the mail changes nothing, its button confirms the places', async () => {
  const { get, post, registered, link, holdNow } = await opened()
  const confirmation = await get(registered.headers.get('Location') ?? '')
  const told = await confirmation.text()
  for (const words of ['Nothing is due online', 'Your places are held for you']) {
    expect(told).toContain(words)
  }
  for (const said of [told, [...registered.headers, ...confirmation.headers].join()]) {
    expect(said).not.toContain(link.split('/').at(-1))
  }

  const page = await get(link)
  const html = await page.text()
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toMatch(/<form method="post"[\s\S]*Keep our places<\/button>/)
  expect(html).not.toContain('Asha')
  expect(await holdNow()).toBe('held')

  expect((await post(link)).status).toBe(303)
  expect(await holdNow()).toBe('confirmed')
  expect((await post(link)).status).toBe(303)
  const after = await (await get(link)).text()
  expect(after).toContain('Your places are kept')
  expect(after).not.toContain('Keep our places')
})

test('an unknown link is a 404, and another site can not post the form', async () => {
  const { get, post, link, holdNow } = await opened()
  expect((await get('/keep/nobody')).status).toBe(404)
  expect((await post('/keep/nobody')).status).toBe(404)
  expect((await post(link, {}, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(await holdNow()).toBe('held')
})
