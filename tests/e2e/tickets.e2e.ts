import { type APIRequestContext, expect } from '@playwright/test'
import { coupleOf, registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail, test } from '../support/browser/registration.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { DESK, expectUsableAtEachWidth } from '../support/browser/usable.ts'

test.use({
  // At the width of a phone with a script, and of a desk without.
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : DESK),
  serviceWorkers: 'allow',
})

/** Asha pays in part for herself and for Ravi, who has an address of his own. */
async function payInPart(request: APIRequestContext) {
  const [asha, ravi] = [ownEmail(), `ravi-${ownEmail()}`]
  const fields = { ...coupleOf(asha, ravi), paym: 'Part Payment' }
  await registerAndPress(request, 'Approve', { fields })
  return { asha, ravi }
}

test('everybody gets a ticket, and only their own @any-width', async ({
  page,
  scripts,
  request,
}) => {
  const { asha, ravi } = await payInPart(request)
  await page.goto(await linkTo(request, asha))
  const all = page.getByRole('region', { name: 'Tickets' })
  await expect(all.getByRole('img', { name: 'QR code of Asha Rao’s ticket' })).toBeVisible()
  await expect(all.getByRole('img', { name: 'QR code of Ravi Rao’s ticket' })).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(page)
  const payersPage = new URL(page.url()).pathname
  const share = all.getByRole('link', { name: 'Share Ravi Rao’s ticket' })
  const shared = new URL((await share.getAttribute('href')) ?? '')
  expect(`${shared.origin}${shared.pathname}`).toBe('https://wa.me/')
  const text = shared.searchParams.get('text') ?? ''
  expect(text).toMatch(/^Ravi Rao’s ticket for Encounter with God, May 6 to 7, 2023/)
  expect(text).not.toContain(payersPage)

  await page.goto(await linkTo(request, ravi))
  expect(text).toContain(new URL(page.url()).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration')
  const own = page.getByRole('region', { name: 'Your ticket' })
  await expect(own.getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText(/Asha|Rs\.|due/)
  if (scripts) await expectUsableAtEachWidth(page)
  const pdf = await own.getByRole('link', { name: 'PDF' }).getAttribute('href')
  const file = await request.get(pdf ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  await test.step('an attendee reads and takes along only what is their own', async () => {
    const address = page.url()
    await page.getByRole('link', { name: 'Your data' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
    await expect(page.getByText(ravi).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/Asha|Rs\./)
    if (scripts) await expectUsableAtEachWidth(page)
    const download = await request.get(`${address}/data.json`)
    expect(JSON.stringify(await download.json())).not.toMatch(/Asha|rupees":"\d/)
    await page.getByRole('button', { name: 'Ask us to erase it' }).click()
    await expect(page.getByText('You have asked us to erase it.')).toBeVisible()
    await page.getByRole('button', { name: 'Take back the request' }).click()
    await expect(page.getByRole('button', { name: 'Ask us to erase it' })).toBeVisible()
    await page.goto(address)
  })

  const code = (await own.getByText(/^(\w{4} ){4}\w{4}$/).innerText()).replaceAll(' ', '')
  const answer = await page.goto(`/t/${code}`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A ticket')
  await expect(page.getByRole('main')).toContainText('R. R.')
  await expect(page.getByRole('main')).not.toContainText('Ravi')
  if (scripts) await expectUsableAtEachWidth(page)
  const unknown = (code.startsWith('z') ? 'y' : 'z') + code.slice(1)
  expect((await page.goto(`/t/${unknown}`))?.status()).toBe(404)
})

test('a ticket that was opened once shows without network @js @phone', async ({
  context,
  request,
}) => {
  const { ravi } = await payInPart(request)
  const link = await linkTo(request, ravi)
  // As from a mail: the first page that this browser opens.
  const phone = await context.newPage()
  await phone.goto(link)
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await phone.goto(link)
  const qr = phone.getByRole('img', { name: 'QR code of Ravi Rao’s ticket' })
  await expect(qr).toBeVisible()
  // Its style sheet is there too.
  expect((await qr.boundingBox())?.width).toBeGreaterThan(200)
  await expect(phone.getByText(/^(\w{4} ){4}\w{4}$/)).toBeVisible()
  await phone.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You are offline')
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
