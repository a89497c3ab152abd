import { expect, test } from 'vitest'
import { finishPayment } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

/** Three look-ups that find nothing, then one in a hundred seconds. */
const FEW = { burst: 3, perSecond: 0.01 }

test.each(['/response?txnid=', '/response.data?txnid=', '/api/register?txnid='])(
  '%s: a client without misses left is refused, also for a number that exists',
  async (address) => {
    const site = await testSite({ misses: FEW })
    const { payment, cookie } = await give(site)
    await finishPayment(site.services, payment, 'approve')
    const ask = (txnid: string, headers = {}) => site.get(address + txnid, headers)
    for (let times = 0; times < 5; times++) expect((await ask(payment.txnid)).status).toBe(200)
    for (let times = 0; times < 3; times++) expect((await ask(unknown())).status).toBe(404)
    for (const txnid of [unknown(), payment.txnid]) {
      const refused = await ask(txnid)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
      expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await refused.text()).not.toContain(payment.txnid)
    }
    expect(site.services.counted()['request.too-many-misses']).toBe(2)
    // Neighbours share one address: a payer with the cookie still sees the result.
    if (!address.startsWith('/api')) {
      expect((await ask(payment.txnid, { cookie })).status).toBe(200)
      expect((await ask(unknown(), { cookie })).status).toBe(429)
    }
  },
)

test.each(['/keep/', '/my/', '/pay/', '/receipts/', '/registered/'])(
  '%s: misses of tokens are limited, and pages that exist still open',
  async (address) => {
    const site = await testSite({ misses: FEW })
    const { payment } = await give(site)
    await finishPayment(site.services, payment, 'approve')
    const gift = site.services.db.selectFrom('gift').select('private_token')
    const { private_token } = await gift.executeTakeFirstOrThrow()
    for (const status of [404, 404, 404, 429]) await site.read(`${address}${unknown()}`, status)
    for (const path of [`/my/${private_token}`, `/receipts/${payment.token}`]) await site.read(path)
    await site.read(`/response?txnid=${payment.txnid}`)
  },
)

test('concurrent misses do not get around the limit', async () => {
  const site = await testSite({ misses: FEW })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${site.url}/response?txnid=${unknown()}`)),
  )
  const found = answers.filter(({ status }) => status === 404)
  expect(found).toHaveLength(3)
})

function unknown(): string {
  return String(Math.floor(10_000_000_000 + Math.random() * 80_000_000_000))
}
