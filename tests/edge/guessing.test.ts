import { expect, test } from 'vitest'
import { SENT_GIFT } from '../sent-forms.ts'
import { trialSite } from './trial-site.ts'

const MANY = { burst: 10_000, perSecond: 1_000 }
const budgets = {
  form: MANY,
  api: MANY,
  'look-up': { burst: 60, perSecond: 0.01 },
  search: MANY,
  page: MANY,
  report: MANY,
  sandbox: MANY,
}

async function countUntilRefused(ask: () => Promise<Response>): Promise<number> {
  for (let times = 0; times < 70; times++) {
    const answer = await ask()
    await answer.arrayBuffer()
    if (answer.status === 429) return times
  }
  return 70
}

test.each([
  '/response?txnid=',
  '/response.data?txnid=',
  '/api/register?txnid=',
  '/receipts/',
  '/registered/',
])('who looks up what is not there at %s soon has to wait', async (address) => {
  const { url } = await trialSite({ budgets })
  let number = 10_000_000_000
  expect(await countUntilRefused(() => fetch(`${url}${address}${number++}`))).toBe(3)
})

test('who looks up their own payment may do so often', async () => {
  const { url, services } = await trialSite({ budgets })
  const body = new URLSearchParams(SENT_GIFT)
  await fetch(`${url}/give`, { method: 'POST', body, redirect: 'manual' })
  const { txnid } = await services.db
    .selectFrom('payment')
    .select('txnid')
    .executeTakeFirstOrThrow()
  expect(await countUntilRefused(() => fetch(`${url}/response?txnid=${txnid}`))).toBe(60)
})
