import { expect } from '@playwright/test'
import { enterOffice, officeTest as test } from '../support/browser/office.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'

test('the office looks at Today and finds a registration in the list @office', async ({
  page,
  request,
  javaScriptEnabled,
  task,
}) => {
  const txnid = await registerAndPress(request, 'Approve')
  await enterOffice(page, 'desk')
  await page.goto('/office')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today')
  await task.look()

  const navigation = page.getByRole('navigation', { name: 'Office' })
  await navigation.getByRole('link', { name: 'Registrations' }).click()
  await page.getByLabel('Search').fill(txnid.toLowerCase())
  // Folded on a phone, which is the browser with a script.
  const unfold = (words: string) =>
    javaScriptEnabled === false ? undefined : page.getByText(words).click()
  await unfold('Filters')
  await page.getByLabel('Standing').selectOption('Paid')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/search=.*standing=Paid/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await unfold('Download or print')
  const link = page.getByRole('link', { name: 'CSV' })
  const sheet = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await sheet.text()).toContain(txnid)
  await task.look()
  await page.getByLabel('Search').fill('nobody has this name')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('No registration matches.')).toBeVisible()
})

test('the treasurer looks at payments, records a gift, gives it back and keeps a settlement @office', async ({
  page,
  request,
  task,
}) => {
  const txnid = await registerAndPress(request, 'Approve')
  await enterOffice(page, 'treasurer')
  await page.goto(`/office/payments?search=${txnid}`)
  await task.look()
  await page.goto(`/office/payments/${txnid}`)
  await expect(page.getByText('The provider confirmed that it was paid').first()).toBeVisible()
  await task.look()

  await page.goto('/office/gifts/new')
  await page.getByLabel('Giver').fill('Meera Nambiar')
  await page.getByRole('button', { name: 'Record the gift' }).click()
  await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Giver')).toHaveValue('Meera Nambiar')
  await task.look()
  await page.getByLabel('Fund').selectOption({ index: 1 })
  await page.getByLabel('Method').selectOption('Cash')
  await page.getByLabel('Amount').fill('700')
  await page.getByRole('button', { name: 'Record the gift' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift of Meera Nambiar')
  await task.look()
  await page.getByText('Take back', { exact: true }).click()
  await page.getByRole('button', { name: 'Take back Rs. 700' }).click()
  await expect(page.getByLabel('Reason').first()).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason').first().fill('Counted twice')
  await page.getByRole('button', { name: 'Take back Rs. 700' }).click()
  await expect(page.getByText('It was taken back.')).toBeVisible()

  await page.goto('/office/close')
  await expect(page.getByRole('heading', { name: /^Online: received/ })).toBeVisible()
  await task.look()

  await page.getByRole('link', { name: 'Settlement' }).click()
  const buffer = Buffer.from(`txnid,amount,utr\n${txnid},1800.00,UTR${txnid}\n`)
  const file = { name: 'settled.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Settlement file').setInputFiles(file)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Nothing is stored yet.')).toBeVisible()
  await task.look()
  await page.getByRole('button', { name: 'Keep this result' }).click()
  await expect(page.getByText(/^Kept on .* by treasurer-/)).toBeVisible()
})
