import { expect, type Page, test } from '@playwright/test'
import { linkIn } from '../support/browser/office.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

const DEVICES = '/office/devices'

test('a passkey is added, signs in, and is removed', async ({ page }) => {
  await addAuthenticator(page)
  const email = `viewer-${ownEmail()}`
  await page.goto(await linkIn(SITE_FOLDER, email, 'viewer'))
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

  await page.goto(await linkIn(SITE_FOLDER, email, 'viewer'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys).toBeVisible()
  // The last step: loading axe detaches a session of the browser, and the authenticator with it.
  await expectUsableAtEachWidth(page)
})

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
