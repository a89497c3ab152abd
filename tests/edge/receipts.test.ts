import { expect } from 'vitest'
import {
  finishPayment,
  paidRegistration,
  recordCash,
  registrationOf,
  unpaidRegistration,
} from '../support/payments.ts'
import { SENT_GIFT } from '../support/people.ts'
import { withTaxRelief } from '../support/site/church.ts'
import { formsTo, postForm, wordsIn } from '../support/site/pages.ts'
import { expectWords, test, testSite } from '../support/site/server.ts'
import { give, type Site, sendForm } from '../support/site/visitor.ts'

test('cash is on the private page with its receipt, which no other page and no other number has', async ({
  site: { services, get, read },
}) => {
  const { id } = await unpaidRegistration(services)
  await recordCash(services, id)
  const other = await paidRegistration(services)
  const [own, others] = await Promise.all(
    [id, other.id].map(
      async (record) => `/my/${(await registrationOf(services, record)).private_token}`,
    ),
  )
  expect(wordsIn(await read(`${own}`))).toContain('Rs. 3,600 in cash, received')
  const receipt = await get(`${own}/receipts/2026-27/000001`)
  expect(receipt.headers.get('Cache-Control')).toBe('no-store')
  expect(wordsIn(await receipt.text())).toContain('Rupees Three Thousand Six Hundred Only')
  await read(`${others}/receipts/2026-27/2`)
  for (const path of [
    ...[`${others}/receipts/2026-27/000001`, `/my/${'0'.repeat(40)}/receipts/2026-27/000001`],
    ...['2026-27/000002', '2025-26/000001', '2026-27/x'].map((no) => `${own}/receipts/${no}`),
  ]) {
    await read(path, 404)
  }
})

test('the office prints a receipt and voids it with a reason, which it then says', async () => {
  const site = await testSite()
  const { payment } = await give(site)
  await finishPayment(site.services, payment, 'approve')
  const { read, send } = await site.enter('treasurer')
  const gift = `/office/gifts/${payment.gift_id}`
  const address = '/office/receipts/2026-27/000001'
  const { html } = await read(address)
  expect(wordsIn(html)).toContain('Received from Anita Sample')
  expect(html).not.toContain('receipt-void')
  const voiding = `${gift}/void`
  const [, opens = ''] = /<a href="(\S+void\S+)"/.exec(html) ?? []
  const [form] = formsTo((await read(opens)).html, voiding)
  const fields = { ...Object.fromEntries(form ?? []), reissue: 'yes', intent: 'do' }
  const refused = await send(voiding, { ...fields, reason: ' ' })
  expect(refused.status).toBe(422)
  expectWords(refused.html, ['Please say why.', 'checked=""'])
  const voided = await send(voiding, { ...fields, reason: 'Wrong name' })
  expect(voided).toMatchObject({ status: 303, location: expect.stringContaining(gift) })
  expectWords((await read(gift)).html, ['(void)', 'Reason: Wrong name'])
  expect((await read(address)).html).toContain('<p class="receipt-void">Void</p>')
  expect((await read('/office/receipts/2026-27/7')).status).toBe(404)
})

const PAN = 'ABCDE1234F'

async function giftOf({ services }: Site) {
  return services.db.selectFrom('gift').selectAll().executeTakeFirstOrThrow()
}

test('without tax relief no PAN is asked for, and what is sent all the same is not stored', async () => {
  const site = await testSite()
  expect(await (await fetch(`${site.url}/give`)).text()).not.toMatch(/\bPAN\b|80G/)
  await sendForm(site, { address: '/give', fields: { ...SENT_GIFT, pan: PAN } })
  expect((await giftOf(site)).pan).toBeNull()
})

test('with tax relief the PAN is optional, checked, and on the receipt and the list alone', async () => {
  const site = await testSite({ change: withTaxRelief })
  const address = `${site.url}/give`
  expect(await (await fetch(address)).text()).toMatch(/<label[^>]*>PAN<\/label>/)
  const refused = await postForm(address, { ...SENT_GIFT, pan: 'ABC' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expectWords(again, ['PAN must be five letters, four digits and a letter', 'value="ABC"'])
  const fields = { ...SENT_GIFT, pan: 'abcde 1234f' }
  const { cookie, payment } = await sendForm(site, { address: '/give', fields })
  const { pan, private_token } = await giftOf(site)
  expect(pan).toBe(PAN)
  await finishPayment(site.services, payment, 'approve')
  const read = async (path: string) =>
    (await fetch(site.url + path, { headers: { cookie } })).text()
  const receipt = await read(`/receipts/${payment.token}`)
  expectWords(receipt, [PAN, 'AAATC1234A', 'AAATC1234AF20214'])
  for (const path of [`/my/${private_token}`, `/response?txnid=${payment.txnid}`]) {
    expect([path, (await read(path)).includes(PAN)]).toEqual([path, false])
  }
  const treasurer = await site.enter('treasurer')
  const office = await treasurer.open(`/office/gifts/${payment.gift_id}`)
  expect(office).toContain('********4F')
  expect(office).not.toContain(PAN)
  const list = '/office/gifts/tax-list.csv?year=2026-27'
  expect(await treasurer.open('/office/gifts')).toContain('tax-list.csv?year=2026-27')
  expect(await treasurer.open(list)).toContain(PAN)
})
