import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { addDays, dayInIndia } from '#domain/days.ts'
import { STANDINGS } from '#domain/registration/places.ts'
import { crawl } from '../support/browser/crawl.ts'
import { linkIn } from '../support/browser/office.ts'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'
import { expectScreen } from '../support/browser/usable.ts'
import { builtPages } from '../support/site/built-site.ts'
import { copyChurch } from '../support/site/church.ts'

test('every screen of the office can be used by everyone at each width', async ({ page }) => {
  test.slow()
  const folder = newFolder()
  const { address: site, stop } = await startOwnSite(folder, {
    CONTENT_DIR: withDatesToCome(folder),
  })
  const link = await linkIn(folder, 'asha@example.org', 'admin')
  await page.goto(site + link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillOffice(page, site)
  const { openOffice } = await builtPages()
  const { OFFICE_ROUTES } = await openOffice()
  const paths = OFFICE_ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const routes = [...paths.filter((path) => !ACTION.test(path)), ...ACTIONS]
  await crawl(page, {
    site,
    routes: routes.filter((route) => !NO_SCREENS.test(route)),
    from: [
      ...[...FURTHER, link, await voucherOfGift(page, site)],
      ...(await oneOfEachStanding(page, site)),
    ],
    look: async (page, address) => {
      await expectScreen(page)
      const [, action = ''] = /[\da-f-]{36}\/([\w-]+)$/.exec(address) ?? []
      const typed = TYPED[action]
      if (!typed) return
      await page.goto(`${site}${address}?${typed}`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible()
      await expectScreen(page)
    },
  })
  await seeFormsComeBack(page, site)
  await stop()
})

async function seeFormsComeBack(page: Page, site: string): Promise<void> {
  for (const [address, button] of SENT_EMPTY) {
    await test.step(`${address}, sent empty`, async () => {
      await page.goto(site + address)
      await page.getByRole('main').getByRole('button', { name: button }).last().click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      await expectScreen(page)
    })
  }
  await page.goto(`${site}/office/registrations?standing=Overpaid`)
  await page.locator('tbody a').first().click()
  await page.waitForURL(/[\da-f-]{36}/)
  await page.goto(`${page.url().split('?')[0]}/note`)
  await page.locator('[name=version]').evaluate((input: HTMLInputElement) => (input.value = '0'))
  await page.getByLabel('Note').fill('Wants a quiet room')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByText('Somebody has changed this')).toBeVisible()
  await expectScreen(page)
  await page.goto(`${site}/office/settlement`)
  const buffer = Buffer.from('txnid,amount,utr\nEWG12345678901,1800.00,UTR1\n')
  const file = { name: 'settled.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Settlement file').setInputFiles(file)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Nothing is stored yet.')).toBeVisible()
  await expectScreen(page)
}

const SENT_EMPTY = [
  ['/office/gifts/new', 'Continue'],
  ['/office/staff', 'Invite'],
  ['/office/registrations/new', 'Continue'],
  ['/office/registrations/write?standing=Paid', 'Continue'],
  ['/office/conferences/add-date?programme=gpcregister', 'Continue'],
  ['/office/conferences/new-programme', 'Continue'],
  ['/office/site/teens?part=pages%2Fteens%3Ablocks.0&added=2', 'Save'],
] as const

/** The actions on a record: each is looked at where one of its kind is offered, after what else is below a record. */
const ACTION = /^\/office\/(registrations|gifts)\/:id\{[^/]*\/(?!tickets$)[\w-]+$/
const ACTIONS = ['registrations', 'gifts'].map((of) => `/office/${of}/:id{[0-9a-f-]{36}}/:action`)

/** Files, what shows itself while samples are made, and the folder, which is the sum of its parts. */
const NO_SCREENS = /\.(csv|xlsx)$|\/samples$|\/folder$/

/** Screens that no link leads to, or only after something was done. */
const FURTHER = [
  '/office/find?q=rao',
  '/office/find?q=zyxwvut',
  '/office/registrations?search=zyxwvut',
  '/office/registrations/write?standing=Paid',
  '/office/conferences/add-date?programme=ewgregister',
  '/office/conferences/ewgmaymysore2023?published=2',
  '/office/content?published=2',
  // The shortest.
  '/office/content/policy',
  '/office/content/policy/publish',
  '/office/content/pages/salt/publish',
  '/office/site/staff',
  // Links lead here only from pages in Tamil, of which the crawl sees one only by chance.
  '/office/site/ta/sermons/700000068',
  '/office/site?part=church%3Aservices',
  '/office/site/ewg?ask=add&at=0',
  '/office/site?ask=discard',
  '/office/no-such-page',
  `/office/close?day=${addDays(dayInIndia(Date.now()), -1)}`,
]

const TYPED: Record<string, string> = {
  move: 'to=ewgaugmysore2023',
  'record-payment': 'method=Cash&amount=100',
  reduction: 'amount=100&reason=Staff',
  refund: 'amount=100&reason=Ill',
  'give-back': 'method=Cash&amount=1&reason=Ill',
}

/** The samples are made for conferences to come. */
function withDatesToCome(folder: string): string {
  const copy = copyChurch(folder)
  const file = `${copy}/conferences.yaml`
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"2023-', '"2999-'))
  return copy
}

async function fillOffice(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/office`)
  await page.getByRole('button', { name: 'Fill with sample families' }).click()
  await page.waitForURL(`${site}/office`)
  await page.goto(`${site}/office/conferences/ewgmaymysore2023/rooms`)
  await page.getByLabel('Paste rooms').fill('Grace,1,4\nGrace,2,8,1,family,yes\nHope,1,6,0,women')
  await page.getByRole('button', { name: 'Add these rooms' }).click()
  await page.getByRole('button', { name: 'Suggest' }).click()
  await page.goto(`${site}/office/doors`)
  await page.getByLabel('Conference', { exact: true }).selectOption('ewgmaymysore2023')
  await page.getByLabel('Name', { exact: true }).fill('Gate A')
  await page.getByLabel('Until').fill('2999-05-07T22:00')
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Gate A' }).waitFor()
  for (const [file, field] of [
    ['policy', 'title'],
    ['pages/salt', 'head.title'],
  ]) {
    await page.goto(`${site}/office/content/${file}`)
    await page.locator(`[name="${field}"]`).fill('As it is said')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Your draft is saved').waitFor()
  }
}

async function voucherOfGift(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/office/gifts/new`)
  await page.getByLabel('Giver').fill('Meera Nambiar')
  await page.getByLabel('Fund').selectOption('Tithe')
  await page.getByLabel('Method').selectOption('Cash')
  await page.getByLabel('Amount').fill('700')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Record the gift' }).click()
  await page.waitForURL(/[\da-f-]{36}$/)
  await page.goto(`${page.url()}/give-back?${TYPED['give-back']}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Give back Rs. 1' }).click()
  return (await page.getByRole('link', { name: 'Voucher' }).getAttribute('href')) ?? ''
}

/** A registration shows other facts and buttons in each. */
function oneOfEachStanding({ request }: Page, site: string): Promise<string[]> {
  return Promise.all(
    STANDINGS.map(async (standing) => {
      const list = await request.get(`${site}/office/registrations?standing=${standing}`)
      const [address] = /\/office\/registrations\/[0-9a-f-]{36}/.exec(await list.text()) ?? []
      expect(address, standing).toBeDefined()
      return address ?? ''
    }),
  )
}
