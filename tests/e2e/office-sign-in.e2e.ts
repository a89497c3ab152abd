import { expect, test } from '@playwright/test'
import { addAuthenticator, enterOffice, linkFor, mailedLink } from '../support/browser/office.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

const DEVICES = '/office/devices'

test('somebody of the office signs in by the mailed link, and out again @office', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  const email = ownEmail()
  await linkFor(email, 'desk')
  await page.goto(DEVICES)
  await expect(page).toHaveURL(/\/office\/sign-in\?to=/)
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  else await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox')
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)

  await page.goto(await mailedLink(request, email))
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`${DEVICES}$`))
  await expect(page.getByText('(this one)')).toBeVisible()
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  await page.goto(DEVICES)
  await expect(page).toHaveURL(/\/office\/sign-in/)
})

test('a passkey is added, signs in, and is removed @js @office', async ({ page }) => {
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

test('an admin invites somebody and changes their roles @office', async ({
  page,
  request,
  browser,
  javaScriptEnabled,
}, { project }) => {
  await enterOffice(page, 'admin')
  await page.goto('/office/staff')
  const email = `invited-${ownEmail()}`
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Role').selectOption('treasurer')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Role')).toHaveValue('treasurer')
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)

  const guest = await (await browser.newContext(project.use)).newPage()
  await guest.goto(await mailedLink(request, email))
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest.getByRole('link', { name: 'Payments' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Staff' })).toHaveCount(0)

  await page.getByRole('link', { name: `Change ${email}` }).click()
  await page.getByLabel('Treasurer').uncheck()
  await page.getByLabel('Viewer').check()
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Change roles' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Viewer')
  await guest.reload()
  await expect(guest.getByRole('link', { name: 'Payments' })).toHaveCount(0)

  await page.getByRole('link', { name: `Change ${email}` }).click()
  await page.getByRole('button', { name: 'End access' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Has left')
  await guest.reload()
  await expect(guest).toHaveURL(/\/office\/sign-in/)
  await guest.context().close()
})
