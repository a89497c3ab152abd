import { expect, test } from 'vitest'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { OTHER_ENGINE } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'

test.each(OTHER_ENGINE)(
  '%s: an address is confirmed by the button behind its mail',
  async (engine) => {
    const { get, post, services } = await testSite({ engine })
    expect(
      (await post('/ta/wfc1register', { tell: 'yes', email: 'asha@example.org' })).status,
    ).toBe(200)
    await sendDueMails(services)
    const [mail] = services.sandbox.mailbox.mails()
    const [, path = ''] = /church\.test(\/tell\/\S+)/.exec(mail?.text ?? '') ?? []
    const read = async () => (await get(path)).text()
    const confirmed = () => services.db.selectFrom('opening_wish').select('confirmed_at').execute()
    expect(await read()).toContain('lang="ta"')
    expect(await read()).toContain('method="post"')
    expect(await confirmed()).toEqual([{ confirmed_at: null }])
    const pressed = await post(path)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path])
    expect(await confirmed()).toEqual([{ confirmed_at: services.now().toISOString() }])
    expect(await read()).not.toContain('method="post"')
    expect((await get(`/tell/${crypto.randomUUID()}`)).status).toBe(404)
  },
)

test('one client notes few addresses, and other forms have their own budget', async () => {
  const { post, services } = await testSite({ budgets: { wish: { burst: 3, perSecond: 0.001 } } })
  const tell = (email: string) => post('/wfc1register', { tell: 'yes', email })
  for (const name of ['a', 'b', 'c']) {
    expect((await tell(`${name}@example.org`)).status).toBe(200)
  }
  const refused = await tell('d@example.org')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('value="d@example.org"')
  expect(await services.db.selectFrom('opening_wish').selectAll().execute()).toHaveLength(3)
  expect((await post('/my')).status).toBe(422)
})
