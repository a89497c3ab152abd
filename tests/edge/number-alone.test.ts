import { expect, test } from 'vitest'
import { finishPayment } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'
import { PERSONAL, registerFamily, type Site } from '../support/site/visitor.ts'

/** A visitor with only the transaction number: a stranger, or the payer on another device. */

const OUTCOMES = ['approve', 'decline', 'drop', 'pending']

/** Every address that takes a transaction number. */
async function askedByNumber({ get, post }: Site, txnid: string): Promise<[string, string][]> {
  const result = `/response?txnid=${txnid}`
  const addresses = [
    ...[result, `/response.data?txnid=${txnid}`, `${result}&sent=yes`, `/receipts/${txnid}.data`],
    `/api/register?txnid=${txnid}`,
    ...['receipts', 'registered', 'pay', 'my'].map((folder) => `/${folder}/${txnid}`),
  ]
  const answers: [string, Response][] = [
    [`POST ${result}`, await post(result)],
    ['POST its data', await post(`/response.data?txnid=${txnid}`)],
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

test('a stranger who posts to the result page is not redirected to the hand-off', async () => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, 'decline')
  const answer = await site.post(`/response?txnid=${payment.txnid}`)
  expect(answer.headers.get('location')).toBe(`/response?txnid=${payment.txnid}`)
  const attempts = await site.services.db.selectFrom('payment').selectAll().execute()
  expect(attempts).toHaveLength(1)
})

test('the event’s letter is available with the number alone', async () => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  const purpose = 'wfsoctmysore2023'
  await site.services.db.updateTable('registration').set({ event_code: purpose }).execute()
  await site.services.db.updateTable('payment').set({ purpose }).execute()
  await finishPayment(site.services, { ...payment, purpose }, 'approve')
  expect(await site.read(`/response?txnid=${payment.txnid}`)).toContain(`/letters/${purpose}.pdf`)
})

test('case and spaces of the number don’t matter', async () => {
  const site = await testSite()
  const { txnid } = (await registerFamily(site)).payment
  const typed = encodeURIComponent(` ${txnid.slice(0, 5).toLowerCase()} ${txnid.slice(5)} `)
  for (const address of ['/response?txnid=', '/api/register?txnid=']) {
    expect(await site.read(address + typed)).toContain(txnid)
  }
})
