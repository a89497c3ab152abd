import { type APIRequestContext, expect, test } from '@playwright/test'
import { coupleOf, registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

test.use({ serviceWorkers: 'allow' })

/** Asha pays in part for herself and for Ravi, who has an address of his own. Returns the link to his page. */
async function payInPart(request: APIRequestContext): Promise<string> {
  const ravi = `ravi-${ownEmail()}`
  const fields = { ...coupleOf(ownEmail(), ravi), paym: 'Part Payment' }
  await registerAndPress(request, 'Approve', { fields })
  return linkTo(request, ravi)
}

// What they show, and to whom, is tested over HTTP (tests/no-script/private-page).
test('an attendee’s page is usable by everyone and shows without network, once it was opened', async ({
  page,
  context,
  request,
}) => {
  const link = await payInPart(request)
  // As from a mail: the first page that this browser opens.
  await page.goto(link)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const code = page.getByText(/^(\w{4} ){4}\w{4}$/)
  await expectUsableAtEachWidth(page)
  await context.setOffline(true)
  await page.goto(link)
  const qr = page.getByRole('img', { name: 'QR code of Ravi Rao’s ticket' })
  await expect(qr).toBeVisible()
  // Its style sheet is there too.
  expect((await qr.boundingBox())?.width).toBeGreaterThan(200)
  await expect(code).toBeVisible()
  await page.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
})

/** The private address in the newest mail to somebody. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mails = mailbox.split('<li class="card">')
    const own = mails.find((mail) => mail.includes(`to ${email},`))
    link = /http:\/\/localhost:\d+\/my\/[0-9a-f]{40}/.exec(own ?? '')?.[0]
    expect(own).toContain('tickets.pdf')
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}
