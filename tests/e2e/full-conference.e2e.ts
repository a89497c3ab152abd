import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'
import {
  test as base,
  fillRegistration,
  openForm,
  pay,
  price,
  showPrice,
} from '../support/browser/registration.ts'
import { DESK, expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { builtFile } from '../support/site/built-site.ts'
import { CHURCH } from '../support/site/church.ts'

const EVENT = 'ewgmaymysore2023'

const FIRST_COMER = {
  productinfo: EVENT,
  type: 'Individual',
  residential: 'Residential',
  paym: 'Full Payment',
  arrival: '2025-09-13T09:00',
  agree: 'on',
  'persons[0].firstname': 'First',
  'persons[0].lastname': 'Comer',
  'persons[0].email': 'first@example.org',
  'persons[0].phone': '9876543211',
  'persons[0].gender': 'Male',
  'persons[0].age': '41',
  'persons[0].city': 'Bangalore',
}

type SmallSite = Awaited<ReturnType<typeof startSmallConference>>

/** `site`: of one's own, and its first conference takes one person. The fixture church takes everybody. */
const test = base.extend<{ site: SmallSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how the runner learns what a fixture needs
  site: async ({}, use) => {
    const site = await startSmallConference()
    await use(site)
    await site.stop()
  },
})

async function startSmallConference() {
  const folder = newFolder()
  const settings = { CONTENT_DIR: contentForOne(folder) }
  const site = await startOwnSite({ folder, settings })
  const env = { ...process.env, ...settings, DATABASE_URL: `file:${folder}/church.db` }
  return {
    ...site,
    form: `${site.address}/ewgregister`,
    /** The same with its date chosen. The server keeps the page of each address for a minute. */
    formOfDate: `${site.address}/ewgregister?event=${EVENT}`,
    mailbox: `${site.address}/sandbox/mailbox`,
    /** Somebody else has the only place. */
    takeThePlace: () => takeThePlace(site.address),
    /** `npm run office -- …`, in a process of its own as always. */
    office: (...args: string[]) => office(args, env),
  }
}

function contentForOne(folder: string): string {
  const copy = `${folder}/content`
  cpSync(CHURCH, copy, { recursive: true })
  const file = `${copy}/conferences.yaml`
  const code = `- code: ${EVENT}\n`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(code, `${code}        capacity: { people: 1 }\n`))
  return copy
}

async function takeThePlace(address: string): Promise<void> {
  const { status } = await fetch(`${address}/ewgregister`, {
    method: 'POST',
    headers: { Origin: address },
    body: new URLSearchParams(FIRST_COMER),
    redirect: 'manual',
  })
  expect(status).toBe(302)
}

async function office(args: string[], env: NodeJS.ProcessEnv) {
  const run = promisify(execFile)(process.execPath, [builtFile('office.js'), ...args], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: String(stderr) }),
  )
}

// At the width of a phone with a script, and of a desk without.
test.use({
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : DESK),
})

const WAITER = { firstname: 'Asha', email: 'waiter@example.org' }

test('the last place goes, the next one waits, is offered a place later and pays for it @any-width', async ({
  page,
  scripts,
  site,
}) => {
  await test.step('who sends the form as the last place goes is told, and waits by one press more', () =>
    loseThePlace(page, { scripts, site }))

  await openForm(page, site.form, scripts)
  await expect(page.getByLabel('Conference', { exact: true })).toContainText(
    'May 6 to 7, 2023 (full)',
  )
  await fillRegistration(page, {
    choices: { payment: 'Part Registration' },
    persons: [WAITER],
  })
  await showPrice(page)
  await expectNothingDue(page)
  if (scripts) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list')
  if (scripts) await expectUsableAtEachWidth(page)
  await expect(page.getByRole('main')).toContainText('there is nothing to pay')
  const id = new URL(page.url()).pathname.replace('/registered/', '')
  await expectMail(page, { mailbox: site.mailbox, subject: 'You are on the waiting list' })

  const offered = await site.office('promote', id, '--over-capacity')
  expect([offered.code, offered.said]).toEqual([0, expect.stringContaining(WAITER.email)])

  const mail = await expectMail(page, {
    mailbox: site.mailbox,
    subject: 'There is a place for you',
  })
  expect(mail).toContain('Rs. 250')
  const [link = ''] = /http:\S+\/pay\/\S+/.exec(mail) ?? []
  await page.goto(link)
  await pay(page, { outcome: 'Approve', scripts })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  await expect(page.getByRole('main')).toContainText('Rs. 250')
})

async function loseThePlace(page: Page, { scripts, site }: { scripts: boolean; site: SmallSite }) {
  await openForm(page, site.formOfDate, scripts)
  await fillRegistration(page, { persons: [{ firstname: 'Ravi', email: 'late@example.org' }] })
  await showPrice(page)
  await expect(price(page).getByRole('status')).toContainText('Total due now')
  await site.takeThePlace()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()

  await expect(page.getByText('All places are taken.').first()).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ravi')
  await expect(price(page).getByRole('status')).toContainText('Nothing is due now')
  // The Enter key does what the button says.
  await page.getByLabel('City').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list')
}

async function expectNothingDue(page: Page): Promise<void> {
  const status = price(page).getByRole('status')
  await expect(status).toContainText('Nothing is due now')
  await expect(status).toContainText('To pay if a place becomes freeRs. 250')
  await expect(status).toContainText('And laterRs. 1,550')
  await expect(page.getByText('Total due now')).toHaveCount(0)
  await expect(page.getByText('All places are taken.').first()).toBeVisible()
  await expect(page.getByText('our payment provider’s page')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)
}

type Expected = { mailbox: string; subject: string }

/** The words of the newest mail, once it is the one to the waiter that is waited for. */
async function expectMail(page: Page, { mailbox, subject }: Expected): Promise<string> {
  const newest = page.getByRole('listitem').first()
  await expect(async () => {
    await page.goto(mailbox)
    await expect(newest).toContainText(subject, { timeout: 500 })
    await expect(newest).toContainText(WAITER.email, { timeout: 500 })
  }).toPass()
  return (await newest.textContent()) ?? ''
}
