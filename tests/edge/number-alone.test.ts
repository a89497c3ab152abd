import { expect, test } from 'vitest'
import { finishPayment } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'
import { PERSONAL, registerFamily, type Site } from '../support/site/visitor.ts'

/** A visitor with only the transaction number: a stranger, or the payer on another device. */

const OUTCOMES = ['approve', 'decline', 'drop', 'pending']

/** Every address that takes a transaction number. */
async function askedByNumber({ url }: Site, txnid: string): Promise<[string, string][]> {
  const asked: [string, RequestInit][] = [
    [`/response?txnid=${txnid}`, {}],
    [`/response.data?txnid=${txnid}`, {}],
    [`/response?txnid=${txnid}&sent=yes`, {}],
    [`/api/register?txnid=${txnid}`, {}],
    [`/receipts/${txnid}`, {}],
    [`/receipts/${txnid}.data`, {}],
    [`/registered/${txnid}`, {}],
    [`/pay/${txnid}`, {}],
    [`/my/${txnid}`, {}],
    [`/response?txnid=${txnid}`, { method: 'POST' }],
    [`/response.data?txnid=${txnid}`, { method: 'POST' }],
    [`/response?txnid=${txnid}`, { method: 'POST', body: SEND_LINK }],
  ]
  return Promise.all(
    asked.map(async ([address, init]): Promise<[string, string]> => {
      const answer = await fetch(url + address, { redirect: 'manual', ...init })
      const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
      return [`${init.method ?? 'GET'} ${address}`, `${head}\n${await answer.text()}`]
    }),
  )
}

const SEND_LINK = new URLSearchParams({ intent: 'send-link' })

test.each(OUTCOMES)('after "%s" the number alone reveals no personal data', async (outcome) => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, outcome)
  const { private_token } = await site.services.db
    .selectFrom('registration')
    .selectAll()
    .executeTakeFirstOrThrow()
  for (const [name, said] of await askedByNumber(site, payment.txnid)) {
    // The church's own addresses are on every page.
    const words = said.replaceAll(/[\w.]+@church\.example\.org/g, '')
    expect([name, PERSONAL.exec(words)?.[0]]).toEqual([name, undefined])
    for (const secret of [payment.token, payment.id, payment.registration_id, private_token]) {
      expect([name, words.includes(secret ?? 'none')]).toEqual([name, false])
    }
    expect([name, /\/pay\/|\/receipts\/[^"$]*"|\/registered\//.test(links(words))]).toEqual([
      name,
      false,
    ])
  }
})

function links(said: string): string {
  return [...said.matchAll(/(?:href|action)="([^"]*)"|location: (.*)/gi)].map(([all]) => all).join()
}

test('a stranger who posts to the result page is not redirected to the hand-off', async () => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, 'decline')
  const answer = await fetch(`${site.url}/response?txnid=${payment.txnid}`, {
    method: 'POST',
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe(`/response?txnid=${payment.txnid}`)
  const attempts = await site.services.db.selectFrom('payment').selectAll().execute()
  expect(attempts).toHaveLength(1)
})

test('the event’s letter is available with the number alone', async () => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  await site.services.db
    .updateTable('registration')
    .set({ event_code: 'wfsoctmysore2023' })
    .execute()
  await site.services.db.updateTable('payment').set({ purpose: 'wfsoctmysore2023' }).execute()
  await finishPayment(site.services, { ...payment, purpose: 'wfsoctmysore2023' }, 'approve')
  const page = await (await fetch(`${site.url}/response?txnid=${payment.txnid}`)).text()
  expect(page).toContain('/letters/wfsoctmysore2023.pdf')
})

test.each(['/response?txnid=', '/api/register?txnid='])(
  '%s ignores case and spaces',
  async (address) => {
    const site = await testSite()
    const { payment } = await registerFamily(site)
    const typed = ` ${payment.txnid.slice(0, 5).toLowerCase()} ${payment.txnid.slice(5)} `
    const answer = await fetch(site.url + address + encodeURIComponent(typed))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(payment.txnid)
  },
)
