import { expect } from 'vitest'
import { outcomes } from '#sandbox/payu/outcomes.ts'
import { few } from '../support/long.ts'
import { bringWebhooks, mailsTo, payOverHttp } from '../support/payments.ts'
import { SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { allWordsOf, postForm, wordsIn, wordsOf } from '../support/site/pages.ts'
import { test, testSite } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

type Expectation = { heading: string; words: string; written: boolean }

const RECEIVED: Expectation = {
  heading: 'Transaction Successful!',
  words: 'We have received your payment',
  written: true,
}

const FAILED: Expectation = {
  heading: 'Transaction Failed!',
  words: 'Nothing was received.',
  written: true,
}

const CONFIRMING = { heading: 'Your payment is being confirmed', written: false }

const OUTCOMES: Record<string, Expectation> = {
  Approve: RECEIVED,
  'Answer twice': RECEIVED,
  'Add charges': { ...RECEIVED, words: 'Extra charge by the bank' },
  'Never answer': RECEIVED,
  Decline: { ...FAILED, words: 'Your bank declined the payment.' },
  Cancel: { ...FAILED, words: 'You cancelled the payment.' },
  'Forged signature': FAILED,
  'Lose the bank': { ...FAILED, words: 'Your bank did not answer' },
  'Walk away': { ...FAILED, words: 'You left the payment page' },
  Pending: { ...CONFIRMING, words: 'Your payment is at the bank' },
  'Answer late': { ...CONFIRMING, words: 'Your payment is at the bank' },
  'Wrong amount': { ...CONFIRMING, words: 'not the amount that we asked for' },
  'Hold the money': { ...CONFIRMING, words: 'set the money aside' },
}

type Order = {
  name: string
  address: string
  fields: Record<string, string>
  /** The name of the field. */
  email: string
  /** What its page says besides, by heading. */
  besides: Record<string, string>
  /** The subjects of the mails about it, by heading. */
  subjects: Record<string, string>
}

const ORDERS: Order[] = [
  {
    name: 'a gift',
    address: '/give',
    fields: SENT_GIFT,
    email: 'email',
    besides: {},
    subjects: {
      [RECEIVED.heading]: 'Thank you for your gift of Rs. 500',
      [FAILED.heading]: 'Your payment of Rs. 500 did not go through',
    },
  },
  {
    name: 'a registration',
    address: '/ewgregister',
    fields: SENT_REGISTRATION,
    email: 'persons[0].email',
    besides: { [RECEIVED.heading]: 'Who is registered', [FAILED.heading]: 'Who is coming' },
    subjects: {
      [RECEIVED.heading]: 'You are registered for Encounter with God',
      [FAILED.heading]: 'Your payment of Rs. 1,800 did not go through',
    },
  },
]

test('every button of the provider has an outcome here', () => {
  const labels = Object.values(outcomes).map(({ label }) => label)
  expect(Object.keys(OUTCOMES).sort()).toEqual([...labels].sort())
})

test.each(ORDERS)('the outcome of $name is read and written as it is', async (order) => {
  const site = await testSite()
  // What the bank says is read in the same way for both, so a registration meets every other one.
  const all = Object.entries(OUTCOMES)
  const tried = order.name === 'a gift' ? all : few(all, 0, 2)
  for (const [button, { heading, words, written }] of tried) {
    const email = `${button.toLowerCase().replaceAll(' ', '-')}@example.org`
    const fields = { ...order.fields, [order.email]: email }
    const { payment, readResult } = await payOverHttp(site, { ...order, fields, button })
    const page = await readResult()
    expect([button, wordsOf('h1', page)]).toEqual([button, heading])
    expect(wordsIn(page), button).toContain(words)
    expect(wordsIn(page), button).toContain(order.besides[heading] ?? '')
    expect([button, wordsIn(page).includes('do not pay again')]).toEqual([button, !written])
    const subject = `${order.subjects[heading]} (${payment.txnid})`
    expect([button, await mailsTo(site, email)]).toEqual([button, written ? [subject] : []])
  }
})

test.each(ORDERS)('$name: a late answer is read and written', async (order) => {
  const site = await testSite()
  const { services } = site
  const { payment, readResult } = await payOverHttp(site, { ...order, button: 'Answer late' })
  expect(wordsOf('h1', await readResult())).toBe(CONFIRMING.heading)
  const { id } = services.sandbox.payment(payment.txnid) ?? {}
  await postForm(`${services.sandboxUrl}/payu/payments/${id}`, { settle: 'captured' })
  await bringWebhooks(site)
  expect(wordsOf('h1', await readResult())).toBe(RECEIVED.heading)
  const subject = `${order.subjects[RECEIVED.heading]} (${payment.txnid})`
  expect(await mailsTo(site, order.fields[order.email] ?? '')).toEqual([subject])
})

test('the look-up form finds a payment that was never reported; one that never started can be continued', async ({
  site,
}) => {
  const order = { address: '/give', fields: SENT_GIFT, button: 'Never answer' }
  const { payment } = await payOverHttp(site, order)
  const browser = await site.browse('/response')
  for (const [typed, words] of [
    ['11111111111', 'no payment with this transaction number'],
    [payment.txnid, RECEIVED.heading],
  ] as const) {
    browser.fill('Transaction number', typed)
    await browser.press('Find')
    expect(browser.text()).toContain(words)
    if (words !== RECEIVED.heading) expect(browser.value('Transaction number')).toBe(typed)
  }
  const { payment: begun, cookie } = await give(site)
  const result = `/response?txnid=${begun.txnid}`
  const page = await (await site.get(result, { cookie })).text()
  expect(wordsOf('h1', page)).toBe('This payment has not started')
  expect(wordsIn(page)).toContain('do not pay again')
  expect(page).toMatch(/<button[^>]*>Continue to payment/)
  expect((await site.post(result, {}, { cookie })).headers.get('location')).toMatch(/^\/pay\//)
})

test.each(ORDERS)('$name: a failure has its six facts in view', async (order) => {
  const site = await testSite()
  const { payment, readResult } = await payOverHttp(site, { ...order, button: 'Decline' })
  const page = await readResult()
  const [, below = ''] = page.split('Try again')
  const [inView, folded] = below.split('<details').map((part) => allWordsOf('dt', part))
  const six = ['Date', 'Transaction number', 'Towards', 'Reason', 'Details', 'Amount']
  expect(inView?.slice(0, 6)).toEqual(six)
  expect(folded).toEqual(['Payment provider’s number', 'Payment method'])
  expect(page).not.toContain('Paid by')
  const { read } = await site.enter('treasurer')
  expect((await read(`/office/payments/${payment.txnid}`)).html).not.toContain('Paid by')
})
