import { expect, type Page } from '@playwright/test'
import {
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  pay,
  price,
  showPrice,
  submit,
  test,
} from '../support/browser/registration.ts'
import { expectUsable, expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** From each form to its result. What the form does while it is filled in: registration-form. */

test('/ewgregister: somebody registers, sees the price, pays and is welcomed', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister', scripts)
  await expectForm(page, {
    title: 'Encounter with God Registration',
    dates: ['May 6 to 7, 2023', 'Aug 12 to 13, 2023'],
  })
  await fillRegistration(page)
  await showPrice(page)
  await expect(price(page)).toContainText('Asha, 34: adult, residential')
  // Where the page came anew it came at the price.
  if (!scripts) await expect(price(page).getByRole('heading')).toBeInViewport()
  await expect(price(page).getByRole('status')).toContainText('Rs. 1,800')
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await expectWelcome(page, {
    txnid: /txnid=EWG\d{11}$/,
    words: ['Encounter with God, Mysore, May 6 to 7', 'Asha Rao', 'Rs. 1,800'],
  })
  if (scripts) await expectUsable(page)
})

test('/ewgtamilregister: after a failed payment one tries again without typing, under a new number @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgtamilregister', scripts)
  await expectForm(page, {
    title: 'Tamil Encounter with God Registration',
    dates: ['Jan 14-15, 2023', 'Apr 15-16, 2023'],
  })
  // Names in Tamil and Kannada are welcome.
  await fillRegistration(page, { persons: [{ firstname: 'ஆஷா', lastname: 'ರಾವ್' }] })
  await showPrice(page)
  await expect(price(page)).toContainText('ஆஷா, 34: adult, residential')
  await expect(price(page).getByRole('status')).toContainText('Rs. 480')
  await submit(page)
  await pay(page, { outcome: 'Decline', scripts })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Failed!')
  const failed = new URL(page.url()).searchParams.get('txnid')

  await page.getByRole('button', { name: 'Try again' }).click()
  await pay(page, { outcome: 'Approve', scripts })
  await expectWelcome(page, {
    txnid: /txnid=TAMILEWG\d{11}$/,
    words: ['Tamil Encounter with God, Mysore, Jan 14-15', 'ஆஷா ರಾವ್', 'Rs. 480'],
  })
  expect(new URL(page.url()).searchParams.get('txnid')).not.toBe(failed)
  if (scripts) await expectUsable(page)

  await page.goto(`/response?txnid=${failed}`)
  await expect(page.getByText('has arrived. Nothing more is due.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('/wfc2register: part payment says what is still due, on the form and after paying @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/wfc2register', scripts)
  await expectForm(page, {
    title: 'Wholeness and Freedom Part II Registration',
    dates: ['Oct 9 to 13, 2023'],
  })
  await fillRegistration(page)
  await showPrice(page)
  await expect(price(page).getByRole('status')).toContainText('Rs. 6,600')
  await page.getByLabel('Payment type').selectOption({ label: 'Part Registration' })
  await showPrice(page)
  await expect(price(page).getByRole('status')).toContainText('Rs. 800')
  await expect(price(page).getByRole('status')).toContainText('Rs. 5,800')
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await expectWelcome(page, {
    txnid: /txnid=WFS\d{11}$/,
    words: ['Wholeness and Freedom Part II, Mysore, Oct 9 to 13', 'Asha Rao', 'Rs. 800'],
  })
  await expect(page.getByText('Still due after this payment: Rs. 5,800')).toBeVisible()
  if (scripts) await expectUsable(page)
})

test('/gpcregister: two people pay for both, as a couple or as a group @js @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/gpcregister', scripts)
  await expectForm(page, {
    title: 'Global Pastors Conference Registration',
    dates: ['Nov 12 to 19, 2023'],
  })
  const total = price(page).getByRole('status')
  await fillRegistration(page, { persons: [{ firstname: 'Asha' }] })
  await expect(total).toContainText('Rs. 3,100')
  await page.getByLabel('Registering as').selectOption('Married Couple')
  await fillPerson(page, 2, { firstname: 'Ravi' })
  await expect(total).toContainText('Rs. 6,200')
  await page.getByLabel('Registering as').selectOption('Group')
  await expect(total).toContainText('Rs. 6,200')
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await expectWelcome(page, {
    txnid: /txnid=GPC\d{11}$/,
    words: ['Global Pastors Conference, Mysore, Nov 12 to 19', 'Asha Rao', 'Ravi Rao', 'Rs. 6,200'],
  })
  await expectUsable(page)
})

const FAMILY = [
  { firstname: 'Asha', age: '34' },
  { firstname: 'Ravi', age: '36' },
  { firstname: 'Anu', age: '12' },
  { firstname: 'Jo', age: '8' },
  { firstname: 'Mini', age: '5' },
]

test('a family of five: children pay less, small ones nothing, a sixth is not let in, Enter sends it @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister', scripts)
  const choices = { as: 'Family', residential: 'Non Residential' } as const
  await fillRegistration(page, { choices, persons: FAMILY })
  await showPrice(page)
  await expect(price(page)).toContainText('Anu, 12: adult, non residential')
  await expect(price(page)).toContainText('Jo, 8: child, non residential')
  await expect(price(page)).toContainText('Mini, 5: free')
  await expect(price(page).getByRole('status')).toContainText('Rs. 2,370')
  await expect(page.getByRole('button', { name: 'Add Another Person' })).toBeDisabled()
  if (scripts) await expectSharesAndReload(page)
  // It neither adds nor removes anybody.
  await page.getByLabel('City').last().press('Enter')
  await pay(page, { outcome: 'Approve', scripts })
  await expectWelcome(page, {
    txnid: /txnid=EWG\d{11}$/,
    words: ['Asha Rao', 'Ravi Rao', 'Anu Rao', 'Jo Rao', 'Mini Rao'],
  })
  if (scripts) await expectDraftGone(page)
})

async function expectSharesAndReload(page: Page): Promise<void> {
  await test.step('each card says what its person costs', async () => {
    const shares = page.locator('.person-share strong')
    await expect(shares).toHaveText(['Rs. 650', 'Rs. 650', 'Rs. 650', 'Rs. 420', 'Rs. 0'])
  })
  await test.step('a reload loses nothing', async () => {
    await page.reload()
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Anu')
    // But consent is given anew.
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('checkbox').check()
    await expect(price(page).getByRole('status')).toContainText('Rs. 2,370')
  })
}

async function expectDraftGone(page: Page): Promise<void> {
  await test.step('a success clears what the device has kept', async () => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('registration-draft:ewgregister')))
      .toBeNull()
    await page.goto('/ewgregister')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByLabel('First Name')).toHaveValue('')
  })
}

test('where nothing is due online, nobody is sent to pay @any-width', async ({ page, scripts }) => {
  await openForm(page, '/ewgregister', scripts)
  await fillRegistration(page, { persons: [{ firstname: 'Mini', age: '4' }] })
  await showPrice(page)
  await expect(price(page).getByRole('status')).toContainText('Rs. 0')
  if (scripts) await expectWithinReach(page)
  await submit(page)
  await expect(page.getByText('Nothing is due online')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Mini Rao')
  expect(page.url()).toMatch(/\/registered\/[\w-]{36}$/)
  if (scripts) await expectUsableAtEachWidth(page)
})

async function expectWithinReach(page: Page): Promise<void> {
  await test.step('the total and Submit stay within reach on a phone', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeInViewport()
    await expect(price(page).getByRole('status')).toBeInViewport()
  })
}

async function expectForm(page: Page, { title, dates }: { title: string; dates: string[] }) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const choices = page.getByLabel('Conference', { exact: true }).locator('option')
  expect((await choices.allTextContents()).slice(1)).toEqual(dates)
}

async function expectWelcome(page: Page, { txnid, words }: { txnid: RegExp; words: string[] }) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  expect(page.url()).toMatch(txnid)
  for (const some of words) await expect(page.getByRole('main')).toContainText(some)
}
