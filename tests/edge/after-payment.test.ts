import { expect, test } from 'vitest'
import { signedIn } from '../support/office/staff.ts'
import { bringWebhooks, mailsTo, type Paying, payOverHttp } from '../support/payments.ts'
import { PERSON, SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { postForm, wordsIn, wordsOf } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

const GIFT = { address: '/give', fields: SENT_GIFT, email: SENT_GIFT.email }
const REGISTRATION = { address: '/ewgregister', fields: SENT_REGISTRATION, email: PERSON.email }
const ORDERS = [GIFT, REGISTRATION]

async function pay(paying: Paying) {
  const site = await testSite()
  const { services } = site
  const paid = await payOverHttp(site, paying)
  /** A button of the provider's list of payments. */
  const decide = async (fields: Record<string, string>) => {
    const id = services.sandbox.payment(paid.payment.txnid)?.id
    await postForm(`${services.sandboxUrl}/payu/payments/${id}`, fields)
    await bringWebhooks(site)
  }
  return { site, ...paid, decide }
}

test.each(ORDERS)('$address: a late answer is read and written', async (order) => {
  const { site, payment, decide, readResult } = await pay({ ...order, button: 'Answer late' })
  expect(wordsOf('h1', await readResult())).toBe('Your payment is being confirmed')
  await decide({ settle: 'captured' })
  const page = await readResult()
  expect(wordsOf('h1', page)).toBe('Transaction Successful!')
  const [subject, ...more] = await mailsTo(site, order.email)
  expect([subject, more]).toEqual([expect.stringContaining(`(${payment.txnid})`), []])
})

test.each(ORDERS)('$address: who walks away may go on', async (order) => {
  const { pressOn, readResult } = await pay({ ...order, button: 'Walk away' })
  expect(await readResult()).toMatch(/<button[^>]*>Try again/)
  expect(await pressOn()).toMatch(/^\/pay\//)
})

test.each(ORDERS)(
  '$address: a failure has its six facts in view, and nothing was paid',
  async (order) => {
    const { site, payment, readResult } = await pay({ ...order, button: 'Decline' })
    const page = await readResult()
    const [, below = ''] = page.split('Try again')
    const [inView = '', folded = ''] = below.split('<details')
    const labels = [...inView.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, label]) => label)
    const six = ['Date', 'Transaction number', 'Towards', 'Reason', 'Details', 'Amount']
    expect(labels.slice(0, 6)).toEqual(six)
    const behind = [...folded.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, label]) => label)
    expect(behind).toEqual(['Payment provider’s number', 'Payment method'])
    expect(page).not.toContain('Paid by')
    const { cookie } = await signedIn(site.services, 'treasurer')
    const story = await fetch(`${site.url}/office/payments/${payment.txnid}`, {
      headers: { cookie },
    })
    expect(await story.text()).not.toContain('Paid by')
  },
)

test('a gift that nobody reports has its receipt', async () => {
  const { site, payment, readResult } = await pay({ ...GIFT, button: 'Never answer' })
  expect(await readResult()).toContain(`href="/receipts/${payment.token}"`)
  const receipt = await fetch(`${site.url}/receipts/${payment.token}`)
  const words = wordsIn(await receipt.text())
  expect(words).toContain('Rupees Five Hundred Only')
  expect(words).toContain('Anita Sample')
})

test('a payment that never started says so, and can be continued', async () => {
  const site = await testSite()
  const { payment, cookie } = await give(site)
  const result = `${site.url}/response?txnid=${payment.txnid}`
  const page = await (await fetch(result, { headers: { cookie } })).text()
  expect(wordsOf('h1', page)).toBe('This payment has not started')
  expect(wordsIn(page)).toContain('do not pay again')
  expect(page).toMatch(/<button[^>]*>Continue to payment/)
  expect((await postForm(result, {}, { cookie })).headers.get('location')).toMatch(/^\/pay\//)
})

test('a registration that is given back says so, and holds no places', async () => {
  const { site, payment, decide, readResult } = await pay({ ...REGISTRATION, button: 'Approve' })
  await mailsTo(site, PERSON.email)
  await decide({ refund: 'give-back' })
  const [refund] = site.services.sandbox.payment(payment.txnid)?.refunds ?? []
  await decide({ refund: `success ${refund?.id}` })
  expect(await mailsTo(site, PERSON.email)).toEqual([
    `We have given back your payment of Rs. 1,800 (${payment.txnid})`,
    `You are registered for Encounter with God (${payment.txnid})`,
  ])
  const page = await readResult()
  expect(wordsOf('h1', page)).toBe('Your payment was refunded')
  expect(wordsIn(page)).toContain('no places are held for it any more')
  expect(wordsIn(page)).not.toContain('Who is registered')
  const [, address] = /href="(\/my\/[0-9a-f]+)"/.exec(page) ?? []
  const own = await (await fetch(`${site.url}${address}`)).text()
  expect(wordsIn(own)).toContain('Who was registered')
  expect(own).not.toContain('calendar.ics')
})
