import { type APIRequestContext, expect } from '@playwright/test'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail, pay, test } from '../support/browser/registration.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { DESK, expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { PERSON } from '../support/people.ts'

// At the width of a phone with a script, and of a desk without.
test.use({
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : DESK),
})

test('a registration is seen in full in its own browser and by the link in the mail, and nowhere else @any-width', async ({
  page,
  browser,
  scripts,
  request,
}, { project }) => {
  const email = ownEmail()
  const txnid = await registerAndPress(page.request, 'Decline', { fields: familyOf(email) })
  const result = `/response?txnid=${txnid}`
  await page.goto(result)
  await expect(page.getByText('Meera Nambiar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  // Another device, with nothing but the number.
  const options = { ...project.use, javaScriptEnabled: scripts }
  const stranger = await (await browser.newContext(options)).newPage()
  await stranger.goto(result)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Transaction Failed!')
  await expect(stranger.getByText('A. R.')).toBeVisible()
  await expect(stranger.getByText('Meera')).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  if (scripts) await expectUsableAtEachWidth(stranger)
  await stranger.getByRole('button', { name: 'Send me the link' }).click()
  await expect(stranger.getByText('on its way to that address')).toBeVisible()
  const link = await linkTo(request, email)

  // The link from the mail, on the same device.
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Your registration')
  await expect(stranger.getByText('Meera Nambiar')).toBeVisible()
  await expect(stranger.getByText('Still due: Rs. 3,050')).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(stranger)
  await stranger.getByRole('button', { name: 'Try again' }).click()
  await pay(stranger, { outcome: 'Approve', scripts })
  await expect(stranger.getByText('Meera')).toHaveCount(0)
  await stranger.goto(link)
  await expect(stranger.getByText('Paid: Rs. 3,050')).toBeVisible()
  await expect(stranger.getByText('Nothing is due', { exact: true })).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(stranger)
  await stranger.getByRole('link', { name: 'Receipt' }).click()
  await expect(stranger.getByText('Asha Rao')).toBeVisible()
  await stranger.context().close()
})

/** The private address in the newest mail to somebody that has one. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mails = mailbox.split('<li class="card">')
    const own = mails.find((mail) => mail.includes(`to ${email},`) && /the link to/i.test(mail))
    link = /http:\/\/localhost:\d+\/my\/[0-9a-f]{40}/.exec(own ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

/** The fields of a mother with her daughter. */
function familyOf(email: string): Record<string, string> {
  const child = { ...PERSON, firstname: 'Meera', lastname: 'Nambiar', age: '9', email }
  const fields = Object.entries(child).map(([field, value]) => [`persons[1].${field}`, value])
  return { type: 'Family', 'persons[0].email': email, ...Object.fromEntries(fields) }
}
