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
