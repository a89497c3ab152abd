import { expect } from 'vitest'
import type { OfflineRules } from '#app/scripts/offline-rules.ts'
import { PREFETCH_RULES } from '#app/scripts/prefetch-rules.ts'
import { finishPayment } from '../support/payments.ts'
import { SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { RULED } from '../support/site/church.ts'
import { expectWords, test, testSite } from '../support/site/server.ts'
import { give, PERSONAL, registerFamily, type Site, sendForm } from '../support/site/visitor.ts'

const RULES = ['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax']

/** With https it is bound to this host. */
const FORMS: [string, fields: object, publicUrl: string, prefix: string, rules: string[]][] = [
  ['/ewgregister', SENT_REGISTRATION, 'http://church.test', '', RULES],
  ['/give', SENT_GIFT, 'http://church.test', '', RULES],
  ['/give', SENT_GIFT, 'https://church.test', '__Host-', [...RULES, 'Secure']],
]

test.each(FORMS)('the answer to %s sets the cookie: %o at %s', async (...form) => {
  const [address, fields, publicUrl, prefix, expected] = form
  const site = await testSite({ publicUrl })
  for (const asked of [address, `${address}.data`]) {
    const { answer } = await sendForm(site, { address: asked, fields })
    const [own = '', ...more] = answer.headers.getSetCookie()
    expect(more).toEqual([])
    const [cookie, ...rules] = own.split('; ')
    expect(cookie).toMatch(new RegExp(`^${prefix}my-pages=[0-9a-f]{40}$`))
    expect(new Set(rules)).toEqual(new Set(expected))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('the cookie holds up to twenty tokens, the newest first', async ({ site }) => {
  const first = await registerFamily(site)
  let { cookie } = first
  const seen: string[] = []
  for (let times = 0; times < 21; times++) {
    const fields = { ...SENT_GIFT, amount: String(100 + times) }
    cookie = (await sendForm(site, { address: '/give', fields, cookie })).cookie
    seen.push(cookie)
    if (times > 0) continue
    const result = await site.get(`/response?txnid=${first.payment.txnid}`, { cookie })
    expect(await result.text()).toContain('Meera Nambiar')
  }
  const tokens = cookie.split('=')[1]?.split('.') ?? []
  expect(tokens).toHaveLength(20)
  expect((await site.get(`/my/${tokens[0]}`)).status).toBe(200)
  expect(seen.at(-2)?.split('=')[1]).toContain(tokens.slice(1).join('.'))
  const gone = await site.get(`/response?txnid=${first.payment.txnid}`, { cookie })
  expect(await gone.text()).not.toContain('Meera')
})

test('the cookie of another visitor opens nothing, and no cached page differs by it', async ({
  site,
}) => {
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, 'decline')
  const { cookie } = await give(site)
  for (const address of ['/give', '/ewgregister', '/']) {
    const [own, strangers] = [await site.get(address, { cookie }), await site.get(address)]
    expect(own.headers.get('etag')).toBe(strangers.headers.get('etag'))
  }
  const page = await (await site.get(`/response?txnid=${payment.txnid}`, { cookie })).text()
  expect(page).not.toMatch(/Asha|Meera|Try again/)
  const answer = await site.post(`/response?txnid=${payment.txnid}`, {}, { cookie })
  expect(answer.headers.get('location')).toBe(`/response?txnid=${payment.txnid}`)
})

test('a paid registration is a wallet: event, tickets, what is due, one list, calendar', async () => {
  const site = await testSite({ event: RULED })
  const { cookie, payment } = await registerFamily(site)
  await finishPayment(site.services, payment, 'approve')
  const result = await site.get(`/response?txnid=${payment.txnid}`, { cookie })
  const ended = await result.text()
  expect(ended.match(/class="ticket-qr"/g)).toHaveLength(1)
  expect(ended).toContain('and 1 more ticket')
  const address = `/my/${cookie.split('=')[1]}`
  const page = await site.read(address)
  const day = 'data-day="2026-12-12"'
  const places = ['event-name', day, 'ticket-qr', '1 of 2', 'Nothing is due', '>Manage<']
  const found = places.map((place) => page.indexOf(place))
  expect(found).toEqual(found.filter((at) => at > 0).sort((one, other) => one - other))
  const [, list = ''] = />Manage<(.*?)<\/section>/s.exec(page) ?? []
  const changes = ['Correct details', 'Cancel registration']
  expectWords(list, [...changes, 'Share the tickets', 'Print', 'Your data'])
  expect(page).toContain(`${address}/calendar.ics`)
  const file = await site.get(`${address}/calendar.ics`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect((await file.text()).replaceAll(/\r?\n /g, '')).toContain(address)
  // Everybody of the form agreed at once: that is said once, and in words.
  const own = (await site.read(`${address}/data`)).replaceAll(/<!-- -->/g, '')
  expect(own.match(/Our consent declaration/g)).toHaveLength(1)
  expect(own).toContain('Our consent declaration, for 2 people')
})

test('after a gift the sentence of its fund is apart from the thanks', async ({ site }) => {
  const { cookie, payment } = await give(site)
  await finishPayment(site.services, payment, 'approve')
  const result = await site.get(`/response?txnid=${payment.txnid}`, { cookie })
  const page = await result.text()
  expect(page).toContain('We have received your payment.</p>')
  expect(page).toMatch(/<p class="soft small">The tenth part\.|<p class="soft small">More than/)
})

test('the confirmation of a registration names the people only in their own browser', async () => {
  const site = await testSite()
  const fields = { ...SENT_REGISTRATION, 'persons[0].age': '3', 'persons[0].firstname': 'Meera' }
  const sent = await site.post('/ewgregister', fields)
  const address = sent.headers.get('location') ?? ''
  expect(address).toMatch(/^\/registered\//)
  const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await (await site.get(address, { cookie })).text()).toContain('Meera Rao')
  const page = await site.read(address)
  expect(page).toContain('Encounter with God')
  expect(page).not.toMatch(/Meera|Rao/)
})

test('an unpaid registration is found by its number as people type it, and by its id alone by nobody else', async ({
  site,
}) => {
  const { cookie, payment } = await registerFamily(site)
  const { txnid } = payment
  const typed = encodeURIComponent(` ${txnid.slice(0, 5).toLowerCase()} ${txnid.slice(5)} `)
  for (const address of ['/response?txnid=', '/api/register?txnid=']) {
    expect(await site.read(address + typed)).toContain(txnid)
  }
  const address = `/registered/${payment.registration_id}`
  expect((await site.get(address)).status).toBe(404)
  const own = await site.get(address, { cookie })
  expect(own.headers.get('location')).toBe(`/response?txnid=${txnid}`)
})

test('private pages are not indexed or prefetched, stored offline for their owner alone, and there for nobody else', async ({
  site: { get, post, read },
}) => {
  const unknown = `/my/${'0'.repeat(40)}`
  for (const address of ['/my/x', unknown, `${unknown}/calendar.ics`, '/my/%01']) {
    const answer = await get(address)
    const cached = answer.headers.get('cache-control')
    expect([address, answer.status, cached]).toEqual([address, 404, 'no-store'])
    expect([404, 405]).toContain((await post(address)).status)
  }
  expect(await read('/sitemap.xml')).not.toContain('/my')
  expect(await read('/robots.txt')).toContain('Disallow: /my/')
  // The rules that the build has put into the service worker.
  const [, rules = '{}'] =
    /= (\{\s*"neverCached"[^}]*\})/.exec(await read('/service-worker.js')) ?? []
  const { neverCached, ownPages }: OfflineRules = JSON.parse(rules)
  expect(ownPages).toEqual(['my'])
  for (const folder of ['keep', 'my', 'pay', 'receipts', 'registered']) {
    expect(PREFETCH_RULES).toMatch(new RegExp(`"/${folder}/?\\*"`))
    expect(neverCached).toContain(folder)
  }
})

const OUTCOMES = ['approve', 'decline', 'drop', 'pending']

async function askedByNumber({ get, post }: Site, txnid: string): Promise<[string, string][]> {
  const result = `/response?txnid=${txnid}`
  const addresses = [
    ...[result, `${result}&sent=yes`, `/api/register?txnid=${txnid}`],
    ...['receipts', 'registered', 'pay', 'my'].map((folder) => `/${folder}/${txnid}`),
  ]
  const answers: [string, Response][] = [
    [`POST ${result}`, await post(result)],
    ['POST for the link', await post(result, { intent: 'send-link' })],
  ]
  for (const address of addresses) answers.push([address, await get(address)])
  return Promise.all(
    answers.map(async ([name, answer]): Promise<[string, string]> => {
      const head = [...answer.headers].map(([header, value]) => `${header}: ${value}`).join('\n')
      return [name, `${head}\n${await answer.text()}`]
    }),
  )
}

test.each(OUTCOMES)('after "%s" the number alone reveals no personal data', async (outcome) => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, outcome)
  const rows = site.services.db.selectFrom('registration').select('private_token')
  const { private_token } = await rows.executeTakeFirstOrThrow()
  for (const [name, said] of await askedByNumber(site, payment.txnid)) {
    // The church's own addresses are on every page.
    const words = said.replaceAll(/[\w.]+@church\.example\.org/g, '')
    expect([name, PERSONAL.exec(words)?.[0]]).toEqual([name, undefined])
    for (const secret of [payment.token, payment.id, payment.registration_id, private_token]) {
      expect([name, words.includes(secret ?? 'none')]).toEqual([name, false])
    }
    const leads = /\/pay\/|\/receipts\/[^"$]*"|\/registered\//.test(links(words))
    expect([name, leads]).toEqual([name, false])
  }
})

function links(said: string): string {
  return [...said.matchAll(/(?:href|action)="([^"]*)"|location: (.*)/gi)].map(([all]) => all).join()
}

test('the event’s letter is available with the number alone', async ({ site }) => {
  const { payment } = await registerFamily(site)
  const purpose = 'wfsoctmysore2023'
  await site.services.db.updateTable('registration').set({ event_code: purpose }).execute()
  await site.services.db.updateTable('payment').set({ purpose }).execute()
  await finishPayment(site.services, { ...payment, purpose }, 'approve')
  expect(await site.read(`/response?txnid=${payment.txnid}`)).toContain(`/letters/${purpose}.pdf`)
})
