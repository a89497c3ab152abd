import { expect, test } from 'vitest'
import { SENT_REGISTRATION } from '../support/people.ts'
import { OTHER_ENGINE } from '../support/site/databases.ts'
import { expectWords, testSite } from '../support/site/server.ts'

/** A small child is registered for a date with few places: nothing is due, so the link in the mail keeps them. */
async function opened() {
  const site = await testSite({ event: { capacity: { people: 3 } } })
  const { services } = site
  const fields = { ...SENT_REGISTRATION, 'persons[0].age': '3' }
  const registered = await site.post('/ewgregister', fields)
  const [mail] = await site.mails()
  const [, link = ''] = /http:\/\/church\.test(\/keep\/[\w-]+)/.exec(mail?.text ?? '') ?? []
  const holdNow = async () =>
    (await services.db.selectFrom('registration').select('hold').executeTakeFirst())?.hold
  return { ...site, registered, link, holdNow }
}

test('opening the link in the mail changes nothing, nor do other sites; its button confirms the places', async () => {
  const { get, post, read, registered, link, holdNow } = await opened()
  await read('/keep/nobody', 404)
  expect((await post('/keep/nobody')).status).toBe(404)
  expect((await post(link, {}, { Origin: 'https://evil.example' })).status).toBe(403)
  const confirmation = await get(registered.headers.get('Location') ?? '')
  const told = await confirmation.text()
  expectWords(told, ['Nothing is due online', 'Your places are held for you'])
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
  const after = await read(link)
  expect(after).toContain('Your places are kept')
  expect(after).not.toContain('Keep our places')
})

test.each(OTHER_ENGINE)('%s: the button behind a mail confirms an address', async (engine) => {
  const { post, read, mails, services } = await testSite({ engine })
  const asked = await post('/ta/wfc1register', { tell: 'yes', email: 'asha@example.org' })
  expect(asked.status).toBe(200)
  const [mail] = await mails()
  const [, path = ''] = /church\.test(\/tell\/\S+)/.exec(mail?.text ?? '') ?? []
  const confirmed = () => services.db.selectFrom('opening_wish').select('confirmed_at').execute()
  expect(await read(path)).toMatch(/lang="ta".*method="post"/s)
  expect(await confirmed()).toEqual([{ confirmed_at: null }])
  const pressed = await post(path)
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path])
  expect(await confirmed()).toEqual([{ confirmed_at: services.now().toISOString() }])
  expect(await read(path)).not.toContain('method="post"')
  await read(`/tell/${crypto.randomUUID()}`, 404)
})

test('one client notes few addresses, and other forms have their own budget', async () => {
  const { post, services } = await testSite({ budgets: { wish: { burst: 3, perSecond: 0.001 } } })
  const tell = (email: string) => post('/wfc1register', { tell: 'yes', email })
  for (const name of 'abc') expect((await tell(`${name}@example.org`)).status).toBe(200)
  const refused = await tell('d@example.org')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('value="d@example.org"')
  expect(await services.db.selectFrom('opening_wish').selectAll().execute()).toHaveLength(3)
  expect((await post('/my')).status).toBe(422)
})
