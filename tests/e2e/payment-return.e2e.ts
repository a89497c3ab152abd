import { expect, test } from '@playwright/test'
import { expectUsableAtEachWidth } from './look-closely.ts'

const RETURN = '/api/register/response'

const BAD: [string, Record<string, unknown>, number][] = [
  ['nothing', {}, 400],
  [
    'an unknown transaction',
    { form: { txnid: '12345678901', key: 'JOURNEY', status: 'success', hash: '0' } },
    404,
  ],
  ['another merchant', { form: { txnid: '12345678901', key: 'X', status: 'success' } }, 404],
  ['JSON instead of a form', { data: { txnid: '12345678901', status: 'success' } }, 400],
]

for (const [name, options, status] of BAD) {
  test(`a return with ${name} is refused @desktop`, async ({ request }) => {
    const answer = await request.post(RETURN, { ...options, maxRedirects: 0 })
    expect([status, 400, 404]).toContain(answer.status())
  })
}

test('the return address takes no GET @desktop', async ({ request }) => {
  const answer = await request.get(RETURN)
  expect(answer.status()).toBe(405)
  expect(answer.headers().allow).toBe('POST')
})

test('an unknown transaction number is a 404 with the look-up form @any-width', async ({
  page,
  javaScriptEnabled,
}) => {
  const answer = await page.goto('/response?txnid=00000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByLabel('Transaction number')).toHaveValue('00000000000')
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
})

test('without a number the page is a look-up form @any-width', async ({ page }) => {
  const answer = await page.goto('/response')
  expect(answer?.status()).toBe(200)
  await page.getByLabel('Transaction number').fill('11111111111')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('no payment with this transaction number')).toBeVisible()
})
