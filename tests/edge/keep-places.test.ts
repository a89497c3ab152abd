import { expect, test } from 'vitest'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { registrationForm } from '../support/people.ts'
import { EVENT, withCapacity } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'

type Site = Awaited<ReturnType<typeof testSite>>

async function registerChild({ url }: Site): Promise<Response> {
  const sent = registrationForm({ productinfo: EVENT, 'persons[0].age': '3' })
  const fields = [...sent].map(([name, value]) => [name, String(value)])
  return fetch(`${url}/ewgregister`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

async function linkFromMail({ services, url }: Site): Promise<string> {
  await sendDueMails(services)
  const [mail] = services.sandbox.mailbox.mails()
  const [, key = ''] = /http:\/\/church\.test\/keep\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  return `${url}/keep/${key}`
}

async function holdOf({ services }: Site): Promise<string | undefined> {
  const stored = await services.db.selectFrom('registration').select('hold').executeTakeFirst()
  return stored?.hold
}

async function limitedSite(): Promise<Site> {
  return testSite({
    change: (services) => withCapacity(services, { capacity: { people: 3 } }),
  })
}

test('opening the link in the mail changes nothing, its button confirms the places', async () => {
  const site = await limitedSite()
  const registered = await registerChild(site)
  const confirmation = await fetch(`${site.url}${registered.headers.get('Location')}`)
  const told = await confirmation.text()
  expect(told).toContain('Nothing is due online')
  expect(told).toContain('Your places are held for you')
  const link = await linkFromMail(site)
  for (const said of [told, [...registered.headers, ...confirmation.headers].join()]) {
    expect(said).not.toContain(link.split('/').at(-1))
  }

  const page = await fetch(link)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toMatch(/<form method="post"[\s\S]*Keep our places<\/button>/)
  expect(html).not.toContain('Asha')
  expect(await holdOf(site)).toBe('held')

  const pressed = await fetch(link, { method: 'POST', redirect: 'manual' })
  expect(pressed.status).toBe(303)
  expect(await holdOf(site)).toBe('confirmed')
  for (let times = 0; times < 2; times++) {
    const after = await (await fetch(link, { method: 'POST' })).text()
    expect(after).toContain('Your places are kept')
    expect(after).not.toContain('Keep our places')
  }
})

test('an unknown link is a 404, and another site can not post the form', async () => {
  const site = await limitedSite()
  await registerChild(site)
  const link = await linkFromMail(site)
  for (const method of ['GET', 'POST']) {
    expect((await fetch(`${site.url}/keep/nobody`, { method })).status).toBe(404)
  }
  const elsewhere = { Origin: 'https://evil.example' }
  expect((await fetch(link, { method: 'POST', headers: elsewhere })).status).toBe(403)
  expect(await holdOf(site)).toBe('held')
})
