import { expect, test } from 'vitest'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

/** A gift of Rs. 500 that came back from the provider like this, and somebody who is signed in. */
async function opened(outcome: string, ...roles: Parameters<typeof signedIn>[1][]) {
  const site = await testSite()
  const { payment } = await give(site)
  await finishPayment(site.services, payment, outcome)
  await settlePayment(site.services, payment, { source: 'sweep' })
  const { cookie } = await signedIn(site.services, ...roles)
  const read = async (address: string) => {
    const answer = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' })
    return { status: answer.status, allow: answer.headers.get('Allow'), page: await answer.text() }
  }
  const send = async (address: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const sent = { method: 'POST', body, headers: { cookie }, redirect: 'manual' } as const
    const answer = await fetch(site.url + address, sent)
    const { status, headers } = answer
    return { status, to: headers.get('Location'), page: await answer.text() }
  }
  return { payment, gift: `/office/gifts/${payment.gift_id}`, read, send }
}

function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
}

test('a receipt without a reason stays valid, and the form keeps what was chosen', async () => {
  const { gift, read, send } = await opened('approve', 'treasurer')
  const { page } = await read(gift)
  const fields = {
    key: hidden(page, 'key'),
    year: hidden(page, 'year'),
    number: hidden(page, 'number'),
    back: gift,
    reissue: 'yes',
  }
  const refused = await send('/office/receipts/void', { ...fields, reason: ' ' })
  expect(refused.status).toBe(422)
  expect(refused.page).toContain('Please write why the receipt is void.')
  expect(refused.page).toMatch(/aria-invalid="true"/)
  expect(refused.page).toContain('checked=""')
  expect(hidden(refused.page, 'back')).toBe(gift)
  const voided = await send('/office/receipts/void', { ...fields, reason: 'Wrong name' })
  expect(voided).toMatchObject({ status: 303, to: gift })
  expect((await read(gift)).page).toMatch(/has been void since .*Wrong name/)
})

test.each(['/office/receipts/void', '/office/attention', '/office/sign-out'])(
  'opened by hand, %s says that it is no page and leads on',
  async (address) => {
    const { read } = await opened('approve', 'admin')
    const { status, allow, page } = await read(address)
    expect([status, allow]).toEqual([405, 'POST'])
    expect(page).toContain('href="/office"')
  },
)
