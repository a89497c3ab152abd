import { expect, test } from '@playwright/test'
import { openDoorFor } from '../support/browser/doors.ts'
import { enterOffice } from '../support/browser/office.ts'

test('the desk opens a door with the keyboard, checks in and takes what is due', async ({
  page,
}) => {
  const people = [{ first_name: 'Lakshmi', last_name: 'Narayanan' }]
  const { codes } = await openDoorFor(['Another gate'], [{ people }])
  const ticket = `/t/${codes[0]}`
  await test.step('a stranger learns next to nothing', async () => {
    await page.goto(ticket)
    await expect(page.getByText('L. N.')).toBeVisible()
  })
  await enterOffice(page, 'desk')
  await test.step('a door', async () => {
    const name = 'Gate of the keyboard'
    await page.goto('/office/doors')
    const opening = page.getByText(/^Open (a|another) door$/).first()
    if (!(await page.getByLabel('Until').isVisible())) {
      await opening.focus()
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Conference').selectOption({ index: 1 })
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Until').fill('2099-12-12T22:00')
    await page.keyboard.press('Enter')
    const card = page.getByRole('article', { name })
    await expect(card.getByText(/\/door\/[\w-]{32}$/)).toBeVisible()
    await expect(card.getByRole('img', { name: `QR code of ${name}` })).toBeVisible()
    await card.getByRole('button', { name: 'Close this door' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('The door is closed.')).toBeVisible()
  })
  await test.step('a ticket', async () => {
    await page.goto(ticket)
    await page.getByRole('button', { name: 'Check in' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
    await page.getByRole('button', { name: 'Rs. 2,100 in cash' }).click()
    await page.getByRole('button', { name: 'Record payment of Rs. 2,100' }).click()
    await expect(page.getByText('Nothing is due', { exact: true })).toBeVisible()
  })
})
