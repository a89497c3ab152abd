import { expect, test } from 'vitest'
import { storeStaff } from '#database/staff/staff.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { signedIn } from '../support/office/staff.ts'
import { testSite } from '../support/site/server.ts'

type Site = Awaited<ReturnType<typeof testSite>>

const EMAIL = 'desk@church.example'
const MINUTE_MS = 60_000

async function siteWithDesk(): Promise<Site> {
  const site = await testSite()
  const { db, now } = site.services
  await storeStaff(db, { email: EMAIL, roles: ['desk'], at: now() })
  return site
}

function post(url: string, fields: Record<string, string> = {}, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
    redirect: 'manual',
  })
}

function read(url: string, cookie = ''): Promise<Response> {
  return fetch(url, { headers: { Cookie: cookie }, redirect: 'manual' })
}

/** The link of the newest mail, on the address of the test's server. */
async function mailedLink({ services, url }: Site): Promise<string> {
  await sendDueMails(services)
  const [mail] = services.sandbox.mailbox.mails()
  const [, link = ''] = /http:\/\/church\.test(\/office\/sign-in\/\S+)/.exec(mail?.text ?? '') ?? []
  return url + link
}

function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

test('a stranger is led to the sign-in page, and back to where they wanted to go', async () => {
  const site = await siteWithDesk()
  const wanted = await read(`${site.url}/office/devices?x=1`)
  expect(wanted.status).toBe(303)
  const signIn = wanted.headers.get('Location') ?? ''
  expect(signIn).toBe('/office/sign-in?to=%2Foffice%2Fdevices%3Fx%3D1')
  const page = await (await read(site.url + signIn)).text()
  expect(page).toContain('<input type="hidden" name="to" value="/office/devices?x=1"/>')
  expect(page).toMatch(/<label[^>]*>Email<[\s\S]*Send link<\/button>/)

  const asked = await post(`${site.url}/office/sign-in`, {
    email: EMAIL,
    to: '/office/devices?x=1',
  })
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/office/sign-in/sent'])
  const link = await mailedLink(site)
  const opened = await read(link)
  expect(opened.headers.get('Set-Cookie')).toBeNull()
  expect(await opened.text()).toMatch(/<form method="post">[\s\S]*Sign in<\/button>/)

  const entered = await post(link, { to: '/office/devices?x=1' })
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/office/devices?x=1'])
  const [cookie, ...rules] = entered.headers.get('Set-Cookie')?.split('; ') ?? []
  expect(cookie).toMatch(/^office=[\w-]{43}$/)
  expect(new Set(rules)).toEqual(new Set(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax']))
  const devices = await read(`${site.url}/office/devices`, cookieOf(entered))
  expect(devices.status).toBe(200)
  expect(await devices.text()).toContain(`You signed in with ${EMAIL}`)
})

test('over https the cookie has the __Host- prefix and is secure', async () => {
  const site = await testSite({ publicUrl: 'https://church.test' })
  const { db, now, publicUrl } = site.services
  await storeStaff(db, { email: EMAIL, roles: ['desk'], at: now() })
  await post(`${site.url}/office/sign-in`, { email: EMAIL })
  await sendDueMails(site.services)
  const [mail] = site.services.sandbox.mailbox.mails()
  const token = new RegExp(`${publicUrl}/office/sign-in/(\\S+)`).exec(mail?.text ?? '')?.[1]
  const entered = await post(`${site.url}/office/sign-in/${token}`)
  const [cookie, ...rules] = entered.headers.get('Set-Cookie')?.split('; ') ?? []
  expect(cookie).toMatch(/^__Host-office=[\w-]{43}$/)
  expect(new Set(rules)).toEqual(
    new Set(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure']),
  )
  expect((await read(`${site.url}/office/devices`, cookieOf(entered))).status).toBe(200)
})

test('a known, an unknown and a former address get the same answer, and one mail is sent', async () => {
  const site = await siteWithDesk()
  const { db, now, sandbox } = site.services
  const { id } = await storeStaff(db, { email: 'left@church.example', roles: ['admin'], at: now() })
  await db
    .updateTable('staff')
    .set({ ended_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
  const answers: unknown[] = []
  for (const email of [EMAIL, 'nobody@church.example', 'left@church.example']) {
    const { status, headers } = await post(`${site.url}/office/sign-in`, { email })
    answers.push([status, headers.get('Location'), headers.get('Set-Cookie')])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await sendDueMails(site.services)
  expect(sandbox.mailbox.mails().map(({ to }) => to)).toEqual([[EMAIL]])
  const stored = await db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('nobody@')
  expect(site.lines.join()).not.toContain(EMAIL)
})

test('the mail goes to the stored address, whatever spelling was typed', async () => {
  const site = await siteWithDesk()
  await post(`${site.url}/office/sign-in`, { email: 'DESK+evil@church.example' })
  await sendDueMails(site.services)
  expect(site.services.sandbox.mailbox.mails().map(({ to }) => to)).toEqual([[EMAIL]])
})

test('a link works once and for 15 minutes; used, expired and unknown ones look alike', async () => {
  const site = await siteWithDesk()
  const ask = async () => {
    await post(`${site.url}/office/sign-in`, { email: EMAIL })
    return mailedLink(site)
  }
  const used = await ask()
  for (let times = 0; times < 3; times++) expect((await read(used)).status).toBe(200)
  expect((await post(used)).status).toBe(303)
  const late = await ask()
  site.services.pass(15 * MINUTE_MS - 1)
  expect((await read(late)).status).toBe(200)
  site.services.pass(1)
  const pages = new Set<string>()
  for (const link of [used, late, `${site.url}/office/sign-in/${'x'.repeat(43)}`]) {
    for (const ask of [read, post]) {
      const refused = await ask(link)
      expect(refused.status).toBe(410)
      expect(refused.headers.get('Set-Cookie')).toBeNull()
      pages.add(await refused.text())
    }
  }
  expect(pages.size).toBe(1)
  expect([...pages][0]).toContain('href="/office/sign-in"')
  expect(site.services.counted()['office.link-refused']).toBe(3)
})

test('one link pressed twice at once signs in once', async () => {
  const site = await siteWithDesk()
  await post(`${site.url}/office/sign-in`, { email: EMAIL })
  const link = await mailedLink(site)
  const both = await Promise.all([post(link), post(link)])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
})

test.each([
  'https://evil.example',
  '//evil.example/office',
  '/\\evil.example/office',
  '/office/../give',
  '/office/sign-out',
  '/give',
  'javascript:alert(1)',
])('nobody is led to %s after signing in', async (to) => {
  const site = await siteWithDesk()
  await post(`${site.url}/office/sign-in`, { email: EMAIL, to })
  const link = await mailedLink(site)
  expect(new URL(link).search).toBe('')
  expect((await post(link, { to })).headers.get('Location')).toBe('/office')
})

test('a form of a signed-out tab keeps what was typed', async () => {
  const site = await testSite()
  const admin = await signedIn(site.services, 'admin')
  const fields = { email: 'new@church.example', role: 'desk', note: 'a "quoted" <b>' }
  await post(`${site.url}/office/sign-out`, {}, admin.cookie)
  const answer = await post(`${site.url}/office/staff?x=1`, fields, admin.cookie)
  expect(answer.status).toBe(401)
  const page = await answer.text()
  expect(page).toContain('<form action="/office/staff?x=1" method="post">')
  expect(page).toContain('name="email" value="new@church.example"')
  expect(page).toContain('name="note" value="a &quot;quoted&quot; &lt;b&gt;"')
  expect(page).toMatch(/href="\/office\/sign-in" target="_blank"/)
  const rows = await site.services.db.selectFrom('staff').selectAll().execute()
  expect(rows).toHaveLength(1)
})

test.each([
  ['more than 200 fields', Array.from({ length: 201 }, (_, at) => `f${at}=1`).join('&')],
  ['a text of more than 64 KB', `note=${'a'.repeat(70_000)}`],
])('a form of a signed-out tab with %s is not read back', async (_name, body) => {
  const { url } = await testSite()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${url}/office/staff`, { method: 'POST', body, headers })
  expect(answer.status).toBe(401)
  const page = await answer.text()
  expect(page).toContain('too much to keep')
  expect(page).not.toContain('<form')
  expect(page.length).toBeLessThan(5_000)
})

test('200 fields of a signed-out tab are kept', async () => {
  const { url } = await testSite()
  const fields = Array.from({ length: 200 }, (_, at): [string, string] => [`f${at}`, '1'])
  const page = await (await post(`${url}/office/staff`, Object.fromEntries(fields))).text()
  expect(page).toContain('name="f199"')
})

test('signing out ends the session on the server', async () => {
  const site = await testSite()
  const { cookie } = await signedIn(site.services, 'viewer')
  expect((await read(`${site.url}/office/devices`, cookie)).status).toBe(200)
  const left = await post(`${site.url}/office/sign-out`, {}, cookie)
  expect(left.headers.get('Location')).toBe('/office/sign-in')
  expect(left.headers.get('Set-Cookie')).toContain('Max-Age=0')
  expect((await read(`${site.url}/office/devices`, cookie)).status).toBe(303)
})
