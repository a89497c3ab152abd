import { expect } from 'vitest'
import { storeStaff } from '#database/staff/staff.ts'
import { signedIn } from '../support/office/staff.ts'
import { expectWords, test, testSite } from '../support/site/server.ts'

const EMAIL = 'desk@church.example'
const SIGN_IN = '/office/sign-in'
const DEVICES = '/office/devices'
const MINUTE_MS = 60_000

async function opened(publicUrl = 'http://church.test') {
  const site = await testSite({ publicUrl })
  const { db, now } = site.services
  await storeStaff(db, { email: EMAIL, roles: ['desk'], at: now() })
  const askLink = async (fields = {}) => {
    await site.post(SIGN_IN, { email: EMAIL, ...fields })
    const link = new RegExp(`${publicUrl}(${SIGN_IN}/\\S+)`)
    return link.exec((await site.mails())[0]?.text ?? '')?.[1] ?? ''
  }
  return { ...site, askLink }
}

function cookieOf({ headers }: Response) {
  const [cookie = '', ...rules] = headers.get('Set-Cookie')?.split('; ') ?? []
  return { cookie, rules: rules.sort() }
}

const RULES = ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']

test('a stranger is led to the sign-in page, and back to where they wanted to go', async () => {
  const { get, post, read, askLink } = await opened()
  const to = `${DEVICES}?x=1`
  const wanted = await get(to)
  const signIn = '/office/sign-in?to=%2Foffice%2Fdevices%3Fx%3D1'
  expect([wanted.status, wanted.headers.get('Location')]).toEqual([303, signIn])
  const page = await read(signIn)
  expect(page).toContain(`<input type="hidden" name="to" value="${to}"/>`)
  expect(page).toMatch(/<label[^>]*>Email<[\s\S]*Send link<\/button>/)
  const asked = await post(SIGN_IN, { email: EMAIL, to })
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, `${SIGN_IN}/sent`])
  const link = await askLink()
  const before = await get(link)
  expect(before.headers.get('Set-Cookie')).toBeNull()
  expect(await before.text()).toMatch(/<form method="post">[\s\S]*Sign in<\/button>/)
  const entered = await post(link, { to })
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, to])
  const { cookie, rules } = cookieOf(entered)
  expect(cookie).toMatch(/^office=[\w-]{43}$/)
  expect(rules).toEqual(RULES)
  expect(await (await get(DEVICES, { cookie })).text()).toContain(`You signed in with ${EMAIL}`)
})

test('over https the cookie has the __Host- prefix and is secure', async () => {
  const { get, post, askLink } = await opened('https://church.test')
  const { cookie, rules } = cookieOf(await post(await askLink()))
  expect(cookie).toMatch(/^__Host-office=[\w-]{43}$/)
  expect(rules).toEqual([...RULES, 'Secure'])
  expect((await get(DEVICES, { cookie })).status).toBe(200)
})

test('a known, an unknown and a former address get the same answer, and one mail is sent', async () => {
  const { services, post, mails, lines } = await opened()
  const { db, now } = services
  await storeStaff(db, { email: 'left@church.example', roles: ['admin'], at: now() })
  const former = db.updateTable('staff').set({ ended_at: now().toISOString() })
  await former.where('email', '=', 'left@church.example').execute()
  const answers = new Set<string>()
  // The mail goes to the stored address, whatever spelling was typed.
  for (const email of [
    'DESK+evil@church.example',
    'nobody@church.example',
    'left@church.example',
  ]) {
    const { status, headers } = await post(SIGN_IN, { email })
    answers.add([status, headers.get('Location'), headers.get('Set-Cookie')].join())
  }
  expect(answers.size).toBe(1)
  expect((await mails()).map(({ to }) => to)).toEqual([[EMAIL]])
  const stored = await db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('nobody@')
  expect(lines.join()).not.toContain(EMAIL)
})

test('a link works once and for 15 minutes; used, expired and unknown ones look alike', async () => {
  const { services, get, post, askLink } = await opened()
  const used = await askLink()
  for (let times = 0; times < 3; times++) expect((await get(used)).status).toBe(200)
  const both = await Promise.all([post(used), post(used)])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
  const late = await askLink()
  services.pass(15 * MINUTE_MS - 1)
  expect((await get(late)).status).toBe(200)
  services.pass(1)
  const pages = new Set<string>()
  for (const link of [used, late, `${SIGN_IN}/${'x'.repeat(43)}`]) {
    for (const refused of [await get(link), await post(link)]) {
      expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([410, null])
      pages.add(await refused.text())
    }
  }
  expect(pages.size).toBe(1)
  expect([...pages][0]).toContain(`href="${SIGN_IN}"`)
  expect(services.counted()['office.link-refused']).toBe(4)
})

test('nobody is led elsewhere after signing in', async () => {
  const { services, post, askLink } = await opened()
  for (const to of [
    'https://evil.example',
    '//evil.example/office',
    '/\\evil.example/office',
    '/office/../give',
    '/office/sign-out',
    '/give',
    'javascript:alert(1)',
  ]) {
    services.pass(60 * MINUTE_MS)
    const link = await askLink({ to })
    expect(link).not.toContain('?')
    expect([to, (await post(link, { to })).headers.get('Location')]).toEqual([to, '/office'])
  }
})

test('signing out ends the session on the server, and a form of that tab keeps what was typed', async ({
  site: { services, get, post },
}) => {
  const { cookie } = await signedIn(services, 'admin')
  expect((await get(DEVICES, { cookie })).status).toBe(200)
  const fields = { email: 'new@church.example', role: 'desk', note: 'a "quoted" <b>' }
  const left = await post('/office/sign-out', {}, { cookie })
  expect(left.headers.get('Location')).toBe(SIGN_IN)
  expect(left.headers.get('Set-Cookie')).toContain('Max-Age=0')
  expect((await get(DEVICES, { cookie })).status).toBe(303)
  const answer = await post('/office/staff?x=1', fields, { cookie })
  expect(answer.status).toBe(401)
  const page = await answer.text()
  expectWords(page, [
    '<form action="/office/staff?x=1" method="post">',
    'name="email" value="new@church.example"',
    'name="note" value="a &quot;quoted&quot; &lt;b&gt;"',
    `href="${SIGN_IN}" target="_blank"`,
  ])
  expect(await services.db.selectFrom('staff').selectAll().execute()).toHaveLength(1)
})

test('of a signed-out tab 200 fields are kept, and more or a longer text are not read back', async () => {
  const { post } = await testSite()
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, '1']))
  const pageAfter = async (sent: Record<string, string>) => {
    const answer = await post('/office/staff', sent)
    expect(answer.status).toBe(401)
    return answer.text()
  }
  expect(await pageAfter(fields(200))).toContain('name="f199"')
  for (const much of [fields(201), { note: 'a'.repeat(70_000) }]) {
    const page = await pageAfter(much)
    expect(page).toContain('too much to keep')
    expect(page).not.toContain('<form')
    expect(page.length).toBeLessThan(5_000)
  }
})

test('a public trial says that it mails no link', async () => {
  const site = await testSite({
    change: ({ probes }) => ({
      probes: { ...probes, isPlayed: { ...probes.isPlayed, mail: true } },
    }),
  })
  const page = await site.read(SIGN_IN)
  expectWords(page, ['This site is a trial', 'narthex invite', 'Use a passkey'])
  expect(page).not.toContain('Send link')
  const admin = await site.enter('admin')
  const invited = await admin.fill('/office/staff', { email: EMAIL, role: 'desk' })
  expectWords(await admin.open(invited.location), ['A trial mails no links'])
})
