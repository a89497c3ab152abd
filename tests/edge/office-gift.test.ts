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

test('a gift is refunded after its form has said what will happen, once', async () => {
  const { gift, read, send } = await opened('approve', 'treasurer')
  expect((await read(gift)).page).toContain(`formAction="${gift}/refund"`)
  const form = await read(`${gift}/refund`)
  expect(form.page).toContain('value="500.00"')
  const key = hidden(form.page, 'key')
  const wrong = await send(`${gift}/refund`, { key, amount: '501', reason: '' })
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain('No more than Rs. 500 can be given back.')
  expect(wrong.page).toContain('value="501"')
  const fields = { key, amount: '200', reason: 'Mistyped' }
  const shown = await send(`${gift}/refund`, { ...fields, intent: 'show' })
  expect(shown.page).toContain('Rs. 200 goes back to the giver, who gets a mail.')
  expect(shown.page).toContain('Refund Rs. 200</button>')
  const first = await send(`${gift}/refund`, { ...fields, intent: 'do' })
  const second = await send(`${gift}/refund`, { ...fields, intent: 'do' })
  expect([first.status, second]).toMatchObject([303, { status: 303, to: first.to }])
  expect((await read(first.to ?? '')).page).toContain('Saved. Rs. 200 is on its way back.')
  expect((await read(`${gift}/refund`)).page).toContain('value="300.00"')
  const rest = hidden((await read(`${gift}/refund`)).page, 'key')
  await send(`${gift}/refund`, { key: rest, amount: '300', reason: 'Mistyped', intent: 'do' })
  // Only the provider's word makes it "Refunded".
  const { page } = await read(gift)
  expect(page).toContain('Rs. 500 on its way back since 09:30')
  expect(page).not.toMatch(/Refunded|\/refund"/)
})

test('Today leads to the gift, where another amount is accepted', async () => {
  const { gift, payment, read, send } = await opened('wrong-amount', 'treasurer')
  expect((await read('/office')).page).toContain(`href="${gift}"`)
  expect((await read(gift)).page).toContain('Accept payment')
  const form = await read(`${gift}/accept?txnid=${payment.txnid}`)
  expect(form.page).toMatch(/Accept payment of Rs\. \d+<\/button>/)
  const key = hidden(form.page, 'key')
  const fields = { key, txnid: payment.txnid, intent: 'do' }
  const accepted = await send(`${gift}/accept`, fields)
  expect(accepted.status).toBe(303)
  expect((await read(accepted.to ?? '')).page).toMatch(/Saved\. Rs\. \d+ counts as received\./)
  expect((await read('/office')).page).not.toContain('Wrong amount paid')
})

test('who may not move money can not open the actions of a gift', async () => {
  const { gift, read, send } = await opened('approve', 'desk')
  expect((await read(`${gift}/refund`)).status).toBe(403)
  const fields = { amount: '1', reason: 'x', intent: 'do', key: crypto.randomUUID() }
  expect((await send(`${gift}/refund`, fields)).status).toBe(403)
})

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

test('a mail is sent again to the giver’s address, which is first corrected', async () => {
  const { gift, read, send } = await opened('approve', 'treasurer')
  const right = 'right@example.org'
  const mail = await read(`${gift}/mail`)
  expect(mail.page).toMatch(/<select[^>]* name="to"/)
  expect(mail.page).not.toContain('type="email"')
  const [, mailKey = ''] = /<option value="(gift-receipt[^"]+)"/.exec(mail.page) ?? []
  const again = { key: hidden(mail.page, 'key'), mail: mailKey, to: right, intent: 'do' }
  const refused = await send(`${gift}/mail`, again)
  expect(refused.status).toBe(422)
  expect(refused.page).toContain('To use another one, store it first with')
  const form = await read(`${gift}/correct`)
  const fields = { key: hidden(form.page, 'key'), email: right }
  const shown = await send(`${gift}/correct`, { ...fields, intent: 'show' })
  expect(shown.page).toContain(`Mails about this gift go to ${right} from now on.`)
  expect((await send(`${gift}/correct`, { ...fields, intent: 'do' })).status).toBe(303)
  expect((await send(`${gift}/mail`, again)).status).toBe(303)
})
