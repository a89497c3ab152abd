import { expect } from '@playwright/test'
import { expectUsable, expectUsableAtEachWidth } from './look-closely.ts'
import {
  type Choices,
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  pay,
  price,
  showPrice,
  submit,
  test,
  update,
} from './registration-page.ts'

const FORMS = [
  {
    path: '/ewgregister',
    title: 'Encounter with God Registration',
    options: ['May 6 to 7, 2023', 'Aug 12 to 13, 2023'],
    total: 'Rs. 1,800',
    towards: 'Encounter with God, Mysore, May 6 to 7',
    txnid: /txnid=EWG\d{11}$/,
    tag: [],
  },
  {
    path: '/ewgtamilregister',
    title: 'Tamil Encounter with God Registration',
    options: ['Jan 14-15, 2023', 'Apr 15-16, 2023'],
    total: 'Rs. 480',
    towards: 'Tamil Encounter with God, Mysore, Jan 14-15',
    txnid: /txnid=TAMILEWG\d{11}$/,
    tag: ['@any-width'],
    // Names in Tamil and Kannada are welcome.
    firstname: 'ஆஷா',
    lastname: 'ರಾವ್',
  },
  {
    path: '/wfc2register',
    title: 'Wholeness and Freedom Part II Registration',
    options: ['Oct 9 to 13, 2023'],
    total: 'Rs. 6,600',
    towards: 'Wholeness and Freedom Part II, Mysore, Oct 9 to 13',
    txnid: /txnid=WFS\d{11}$/,
    tag: ['@js', '@any-width'],
  },
  {
    path: '/gpcregister',
    title: 'Global Pastors Conference Registration',
    options: ['Nov 12 to 19, 2023'],
    total: 'Rs. 3,100',
    towards: 'Global Pastors Conference, Mysore, Nov 12 to 19',
    txnid: /txnid=GPC\d{11}$/,
    tag: ['@js', '@any-width'],
  },
]

for (const { path, title, options, total, towards, txnid, tag, ...typed } of FORMS) {
  test(`${path}: somebody registers, sees the price, pays and is welcomed`, { tag }, async ({
    page,
    scripts,
  }) => {
    const { firstname, lastname } = { firstname: 'Asha', lastname: 'Rao', ...typed }
    await openForm(page, path, scripts)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const choices = page.getByLabel('Conference', { exact: true }).locator('option')
    expect((await choices.allTextContents()).slice(1)).toEqual(options)

    await fillRegistration(page, { persons: [{ firstname, lastname }] })
    await showPrice(page)
    await expect(price(page)).toContainText(`${firstname}, 34: adult, residential`)
    // Where the page came anew it came at the price.
    if (!scripts) await expect(price(page).getByRole('heading')).toBeInViewport()
    await expect(price(page).getByRole('status')).toContainText(total)
    await submit(page)
    await pay(page, { outcome: 'Approve', scripts })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
    expect(page.url()).toMatch(txnid)
    await expect(page.getByRole('main')).toContainText(towards)
    await expect(page.getByRole('main')).toContainText(`${firstname} ${lastname}`)
    await expect(page.getByRole('main')).toContainText(total)
    if (scripts) await expectUsable(page)
  })
}

for (const as of ['Married Couple', 'Group'] as const) {
  test(`two people register as ${as} and pay for both @js @any-width`, async ({ page }) => {
    await openForm(page, '/gpcregister', true)
    await fillRegistration(page, {
      choices: { as },
      persons: [{ firstname: 'Asha' }, { firstname: 'Ravi' }],
    })
    await expect(price(page).getByRole('status')).toContainText('Rs. 6,200')
    await submit(page)
    await pay(page, { outcome: 'Approve', scripts: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
    await expect(page.getByRole('main')).toContainText('Asha Rao')
    await expect(page.getByRole('main')).toContainText('Ravi Rao')
  })
}

test('a closed form says so and cannot be sent @any-width', async ({ page }) => {
  await page.goto('/wfc1register')
  await expect(page.getByText('February residential places are gone.').first()).toBeVisible()
  const options = page.getByLabel('Conference', { exact: true }).locator('option')
  await expect(options).toHaveCount(1)
  await expect(options).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
})

test('a family of five: children pay less, small ones nothing, a sixth is not let in, Enter sends it @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister', scripts)
  await fillRegistration(page, {
    choices: { as: 'Family', residential: 'Non Residential' },
    persons: [
      { firstname: 'Asha', age: '34' },
      { firstname: 'Ravi', age: '36' },
      { firstname: 'Anu', age: '12' },
      { firstname: 'Jo', age: '8' },
      { firstname: 'Mini', age: '5' },
    ],
  })
  await showPrice(page)
  await expect(price(page)).toContainText('Anu, 12: adult, non residential')
  await expect(price(page)).toContainText('Jo, 8: child, non residential')
  await expect(price(page)).toContainText('Mini, 5: free')
  await expect(price(page).getByRole('status')).toContainText('Rs. 2,370')
  await expect(page.getByRole('button', { name: 'Add Another Person' })).toBeDisabled()
  // It neither adds nor removes anybody.
  await page.getByLabel('City').last().press('Enter')
  await pay(page, { outcome: 'Approve', scripts })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  for (const name of ['Asha Rao', 'Ravi Rao', 'Anu Rao', 'Jo Rao', 'Mini Rao']) {
    await expect(page.getByRole('main')).toContainText(name)
  }
})

test('the persons follow "Registering as", and what was typed stays @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/gpcregister', scripts)
  const type = page.getByLabel('Registering as')
  const add = page.getByRole('button', { name: 'Add Another Person' })
  const removes = page.getByRole('button', { name: 'Remove Person' })
  const choose = async (as: string) => {
    await type.selectOption(as)
    await update(page)
  }

  await choose('Individual')
  await expect(cards(page)).toHaveCount(1)
  // Without a script the button can't follow what is chosen: the server says no, in words.
  if (scripts) await expect(add).toBeDisabled()
  await fillPerson(page, 1, { firstname: 'Asha' })

  await choose('Married Couple')
  await expect(cards(page)).toHaveCount(2)
  if (scripts) await expect(add).toBeDisabled()
  await expect(removes.nth(1)).toBeDisabled()
  await fillPerson(page, 2, { firstname: 'Ravi' })

  await choose('Group')
  await expect(cards(page)).toHaveCount(2)
  await add.click()
  await expect(cards(page)).toHaveCount(3)
  await fillPerson(page, 3, { firstname: 'Third' })
  await add.click()
  await fillPerson(page, 4, { firstname: 'Fourth' })
  await expect(removes.nth(0)).toBeDisabled()
  await expect(removes.nth(1)).toBeDisabled()
  await removes.nth(2).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Fourth')

  await choose('Individual')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByLabel('First Name')).toHaveValue('Asha')
})

test('part payment says what is still due, on the form and after paying @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/wfc2register', scripts)
  await fillRegistration(page, { choices: { payment: 'Part Registration' } })
  await showPrice(page)
  await expect(price(page).getByRole('status')).toContainText('Rs. 800')
  await expect(price(page).getByRole('status')).toContainText('Rs. 5,800')
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await expect(page.getByText('Still due after this payment: Rs. 5,800')).toBeVisible()
})

test('where nothing is due online, nobody is sent to pay @any-width', async ({ page, scripts }) => {
  await openForm(page, '/ewgregister', scripts)
  await fillRegistration(page, { persons: [{ firstname: 'Mini', age: '4' }] })
  await showPrice(page)
  await expect(price(page).getByRole('status')).toContainText('Rs. 0')
  await submit(page)
  await expect(page.getByText('Nothing is due online')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Mini Rao')
  expect(page.url()).toMatch(/\/registered\/[\w-]{36}$/)
  if (scripts) await expectUsableAtEachWidth(page)
})

test('after a failed payment one tries again without typing, under a new number @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister', scripts)
  await fillRegistration(page)
  await submit(page)
  await pay(page, { outcome: 'Decline', scripts })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Failed!')
  const failed = new URL(page.url()).searchParams.get('txnid')
  await page.getByRole('button', { name: 'Try again' }).click()
  await pay(page, { outcome: 'Approve', scripts })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  const paid = new URL(page.url()).searchParams.get('txnid')
  expect(paid).toMatch(/^EWG\d{11}$/)
  expect(paid).not.toBe(failed)

  await page.goto(`/response?txnid=${failed}`)
  await expect(page.getByText('has arrived. Nothing more is due.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('the declaration opens in a dialog and closes with Escape @any-width', async ({
  page,
  scripts,
}) => {
  await page.goto('/ewgregister')
  await page.getByRole('button', { name: 'Read More' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('I climb this hill because I want to')
  await expect(dialog).toContainText('Terms of use')
  if (scripts) await expectUsableAtEachWidth(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/ewgregister')
})

test('with a script, messages wait until a field was touched @js @any-width', async ({ page }) => {
  await openForm(page, '/ewgregister', true)
  const card = page.getByRole('group', { name: 'Person 1' })
  await expect(page.locator('.field-error')).toHaveCount(0)
  await expect(page.getByText(/^Still missing: Conference/)).toBeVisible()
  await card.getByLabel('Mobile').fill('5876543210')
  await expect(page.locator('.field-error')).toHaveCount(0)
  await card.getByLabel('City').focus()
  await expect(page.locator('.field-error')).toHaveText(['Invalid mobile number!'])
  await card.getByLabel('Mobile').fill('9876543210')
  await expect(page.locator('.field-error')).toHaveText(['City is required!'])
})

test('without a script, a refused form shows every message and keeps what was typed @no-js @any-width', async ({
  page,
}) => {
  await page.goto('/gpcregister')
  await page.getByLabel('First Name').fill('Asha')
  await submit(page)
  for (const message of [
    'Conference Date is required!',
    'Registration Type is required!',
    'Arrival details are required!',
    'Last Name is required!',
    'Gender is required!',
    'Email is required!',
    'Age is required!',
    'Mobile Number is required!',
    'City is required!',
    'Payment Type is required!',
    'Must check in order to submit.',
  ]) {
    await expect(page.locator('.field-error', { hasText: message }).first()).toBeVisible()
  }
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
})

test('a reload loses nothing, and a success clears it @js @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page, {
    choices: { as: 'Family' },
    persons: [{ firstname: 'Asha' }, { firstname: 'Ravi' }, { firstname: 'Anu', age: '9' }],
  })
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Anu')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(price(page).getByRole('status')).toContainText('Rs. 4,850')
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await expect(page.getByText('Anu Rao')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('registration-draft:ewgregister')))
    .toBeNull()
  await page.goto('/ewgregister')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

/** What a slow network has not brought yet. */
const SCRIPTS = /\/assets\/.*\.js$/

type Party = NonNullable<Choices['as']>

/** In the middle of a word when the script takes the form over. */
const EARLY: [name: string, label: string, kept: Party | undefined, as: Party][] = [
  ['a first visit', 'First Name', undefined, 'Individual'],
  ['a first visit as a family', 'First Name', undefined, 'Family'],
  ['a form kept from earlier', 'Email', 'Individual', 'Individual'],
  ['a form kept for two', 'City', 'Married Couple', 'Married Couple'],
]

for (const [name, label, kept, as] of EARLY) {
  test(`who types while the script arrives types on: ${name} @js @any-width`, async ({ page }) => {
    if (kept) {
      await openForm(page, '/ewgregister', true)
      await fillRegistration(page, {
        choices: { as: kept },
        persons: [{ email: '', city: '' }],
        consent: false,
      })
    }
    const arrived = Promise.withResolvers<void>()
    await page.route(SCRIPTS, (route) => arrived.promise.then(() => route.continue()))
    await page.goto('/ewgregister', { waitUntil: 'commit' })
    await page.getByLabel('Registering as').selectOption(as)
    const field = page.getByLabel(label)
    await field.pressSequentially('asha@home')
    arrived.resolve()
    await expect(page.locator('[name=submission]')).toBeAttached()
    await page.keyboard.type('.in')
    await expect(field.first()).toHaveValue('asha@home.in')
    await expect(field.first()).toBeFocused()
    await expect(cards(page)).toHaveCount(as === 'Individual' ? 1 : 2)
  })
}

test('going back and sending again is the same registration @js @any-width', async ({ page }) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page)
  await submit(page)
  const order = page.getByText(/^EWG\d{11}$/)
  const first = await order.textContent()
  while (!page.url().endsWith('/ewgregister')) await page.goBack()
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  await expect(page.locator('[name=submission]')).toBeAttached()
  await submit(page)
  await expect(order).toHaveText(first ?? '')
})

test('sending again before the script has come is still the same registration @js @any-width', async ({
  page,
}) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page)
  await submit(page)
  const order = page.getByText(/^EWG\d{11}$/)
  const first = await order.textContent()
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/ewgregister')
  await fillRegistration(page)
  await submit(page)
  await expect(order).toHaveText(first ?? '')
})

test('sent before the script has come and again with it, it is the same registration @js @any-width', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/ewgregister')
  await fillRegistration(page)
  await submit(page)
  const order = page.getByText(/^EWG\d{11}$/)
  const first = await order.textContent()
  await page.unroute(SCRIPTS)
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page)
  await submit(page)
  await expect(order).toHaveText(first ?? '')
})

test('a double click makes one registration @js @any-width', async ({ page }) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page)
  const sent: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/pay/')) sent.push(response.url())
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick()
  await expect(page.getByText(/^EWG\d{11}$/)).toBeVisible()
  expect(new Set(sent).size).toBe(1)
})

test('two tabs that send the same form at once share one payment @js @any-width', async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await openForm(tab, '/gpcregister', true)
  for (const tab of tabs) await fillRegistration(tab)
  const handOffs = tabs.map((tab) => tab.waitForRequest(/\/pay\/[\w-]+$/))
  await Promise.all(tabs.map(submit))
  const [one, other] = await Promise.all(handOffs)
  expect(one?.url()).toBe(other?.url())
})

test('the keyboard goes on where somebody was added or removed @js @any-width', async ({
  page,
}) => {
  await openForm(page, '/ewgregister', true)
  await page.getByLabel('Registering as').selectOption('Group')
  await page.getByRole('button', { name: 'Add Another Person' }).press('Enter')
  await expect(cards(page).nth(2).getByLabel('First Name')).toBeFocused()
  await cards(page).nth(2).getByRole('button', { name: 'Remove Person' }).press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.locator('#persons')).toBeFocused()
})
