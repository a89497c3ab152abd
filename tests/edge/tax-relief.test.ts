import { expect, test } from 'vitest'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment } from '../support/payments.ts'
import { SENT_GIFT } from '../support/people.ts'
import { withTaxRelief } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'
import { give, type Site, sendForm } from '../support/site/visitor.ts'

const PAN = 'ABCDE1234F'

async function giftOf({ services }: Site) {
  return services.db.selectFrom('gift').selectAll().executeTakeFirstOrThrow()
}

test('without a registration nothing is asked, and what is sent all the same is not stored', async () => {
  const site = await testSite()
  expect(await (await fetch(`${site.url}/give`)).text()).not.toMatch(/\bPAN\b|80G/)
  await sendForm(site, { address: '/give', fields: { ...SENT_GIFT, pan: PAN } })
  expect((await giftOf(site)).pan).toBeNull()
})

test('with a registration the PAN is optional, checked, and on the receipt alone', async () => {
  const site = await testSite({ change: withTaxRelief })
  expect(await (await fetch(`${site.url}/give`)).text()).toMatch(/<label[^>]*>PAN<\/label>/)
  const wrong = new URLSearchParams({ ...SENT_GIFT, pan: 'ABC' })
  const refused = await fetch(`${site.url}/give`, { method: 'POST', body: wrong })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('PAN must be five letters, four digits and a letter')
  expect(again).toContain('value="ABC"')
  const sent = { address: '/give', fields: { ...SENT_GIFT, pan: 'abcde 1234f' } }
  const { cookie } = await sendForm(site, sent)
  expect((await giftOf(site)).pan).toBe(PAN)
  const [payment] = await site.services.db.selectFrom('payment').selectAll().execute()
  if (!payment) throw new Error('there is a payment')
  await finishPayment(site.services, payment, 'approve')
  const read = async (path: string, own = cookie) =>
    (await fetch(site.url + path, { headers: { cookie: own } })).text()
  const receipt = await read(`/receipts/${payment.token}`)
  for (const words of [PAN, 'AAATC1234A', 'AAATC1234AF20214']) expect(receipt).toContain(words)
  const token = (await giftOf(site)).private_token
  for (const path of [`/my/${token}`, `/response?txnid=${payment.txnid}`]) {
    expect([path, (await read(path)).includes(PAN)]).toEqual([path, false])
  }
  const treasurer = await signedIn(site.services, 'treasurer')
  const office = await read(`/office/gifts/${payment.gift_id}`, treasurer.cookie)
  expect(office).toContain('********4F')
  expect(office).not.toContain(PAN)
  expect(await read('/office/gifts', treasurer.cookie)).toContain('tax-list.csv?year=2026-27')
  const list = await read('/office/gifts/tax-list.csv?year=2026-27', treasurer.cookie)
  expect(list).toContain(PAN)
})

test('a gift without a PAN is a gift like any other', async () => {
  const site = await testSite({ change: withTaxRelief })
  await give(site)
  expect((await giftOf(site)).pan).toBeNull()
})
