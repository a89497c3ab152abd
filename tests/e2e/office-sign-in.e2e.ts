import { expect, test } from '@playwright/test'
import { addAuthenticator, linkFor, mailedLink } from '../support/browser/office.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

const DEVICES = '/office/devices'

test('somebody of the office signs in by the mailed link, and out again', async ({
  page,
  request,
}) => {
  const email = ownEmail()
  await linkFor(email, 'desk')
  await page.goto(DEVICES)
  await expect(page).toHaveURL(/\/office\/sign-in\?to=/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox')

  await page.goto(await mailedLink(request, email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`${DEVICES}$`))
  await expect(page.getByText('(this one)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  await page.goto(DEVICES)
  await expect(page).toHaveURL(/\/office\/sign-in/)
})

test('a passkey is added, signs in, and is removed', async ({ page }) => {
  await addAuthenticator(page)
  const email = `viewer-${ownEmail()}`
  await page.goto(await linkFor(email, 'viewer'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const passkeys = page.getByRole('table', { name: 'Your passkeys' })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/office\/sign-in$/)
  await page.goto(DEVICES)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(new RegExp(`${DEVICES}$`))
  await expect(page.getByText(`You signed in with ${email}`)).toBeVisible()

  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(passkeys).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const refused = page.waitForResponse(/\/office\/sign-in\/passkey$/)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  expect((await refused).status()).toBe(403)
  await expect(page.getByText('No passkey was used')).toBeVisible()

  await page.goto(await linkFor(email, 'viewer'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys).toBeVisible()
  // The last step: loading axe detaches a session of the browser, and the authenticator with it.
  await expectUsableAtEachWidth(page)
})
