import { type ElementHandle, expect, type Locator, type Page, test } from '@playwright/test'
import { expectHydrated } from '../support/browser/framework.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { SCREENS, testOn } from '../support/browser/screens.ts'
import { expectUsable } from '../support/browser/usable.ts'

/** Whole journeys by keys alone: nothing is clicked, nothing is filled in that has not the focus. */

test.use(SCREENS.desktop)

test('the skip link leads on, and a carousel is stopped and moved on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/ewg')
  const keys = keyboardOf(page)
  await keys.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await keys.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await keys.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)

  const carousel = page.locator('[aria-roledescription=carousel]')
  await keys.pressOn(carousel.getByRole('button', { name: 'Pause' }), 'Space')
  await expect(carousel.getByRole('button', { name: 'Resume' })).toBeFocused()
  const count = carousel.locator('.carousel-count')
  const before = await count.textContent()
  await keys.pressOn(carousel.getByRole('button', { name: 'Next' }))
  await expect(count).not.toHaveText(before ?? '')
  await keys.tabTo(carousel.getByRole('group', { name: 'Slides' }))
  const moved = await count.textContent()
  await keys.press('ArrowRight')
  await expect(count).not.toHaveText(moved ?? '')
})

testOn(['phone'], 'the menu keeps the focus, gives it back, and leads on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/contact')
  await expectHydrated(page)
  const keys = keyboardOf(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  const links = page.getByRole('navigation', { name: 'Main' })
  const contact = links.getByRole('link', { name: 'Contact' })
  await expect(contact).toBeHidden()
  await keys.pressOn(menu)
  await expect(contact).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('#site-menu')).toHaveCSS('transition-duration', /^0\.5s/)
  for (let stop = 0; stop < 40; stop++) await keys.press('Tab')
  await expect(page.locator('#site-menu :focus')).toHaveCount(1)
  await expectUsable(page)
  await keys.press('Escape')
  await expect(contact).toBeHidden()
  await expect(menu).toBeFocused()
  await keys.press('Enter')
  await keys.pressOn(links.getByRole('link', { name: 'Home' }))
  await expect(page.locator('.home-times')).toContainText('7:15 AM')
  await expect(page.locator('.home-times')).toBeInViewport()
  await expect(contact).toBeHidden()
})

test('the menus of the bar open, are read and close, as the disclaimer does', async ({ page }) => {
  await page.goto('/')
  const keys = keyboardOf(page)
  const about = page.getByRole('button', { name: 'About' })
  await keys.pressOn(about)
  const story = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Our Story' })
  await keys.tabTo(story)
  await expectUsable(page)
  await keys.press('Escape')
  await expect(story).toBeHidden()
  await expect(about).toBeFocused()
  await keys.press('Enter')
  await keys.pressOn(story)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story')
  await test.step('the disclaimer is read and left, and the focus comes back', async () => {
    const button = page.getByRole('button', { name: 'DISCLAIMER' })
    await keys.pressOn(button)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport()
    await keys.press('End')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
    await keys.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('a family registers, pays a part and sees the result', async ({ page }) => {
  await page.goto('/ewgregister')
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
  const keys = keyboardOf(page)
  await keys.tabTo(page.getByLabel('Conference', { exact: true }))
  await keys.press('ArrowDown')
  await keys.typeIn(page.getByLabel('Registering as'), 'Family')
  await keys.typeIn(page.getByLabel('Type of registration'), 'Res')
  await typeArrival(page)
  for (const [index, [name, age]] of [
    ['Asha', '41'],
    ['Meera', '9'],
  ].entries()) {
    await typePerson(page, index + 1, { name: name ?? '', age: age ?? '' })
  }
  await keys.typeIn(page.getByLabel('Payment type'), 'Part')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Rs. 500')
  await test.step('the terms are read and left, and the form goes on where it was', async () => {
    const more = page.getByRole('button', { name: 'Read More' })
    await keys.pressOn(more)
    await expect(page.getByRole('dialog')).toBeVisible()
    await keys.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(more).toBeFocused()
  })
  await keys.pressOn(page.getByRole('checkbox'), 'Space')
  await keys.pressOn(page.getByRole('button', { name: 'Submit', exact: true }))
  await keys.pressOn(page.getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  await expect(page.getByRole('main')).toContainText('500')
  await test.step('a correction that needs a yes is answered where the focus is', async () => {
    await keys.pressOn(page.getByRole('link', { name: 'Open your registration' }))
    await keys.pressOn(page.getByRole('button', { name: 'Correct details' }))
    await keys.typeIn(
      page.getByRole('group', { name: 'Person 1' }).getByLabel('First Name'),
      'lata',
    )
    await keys.press('Enter')
    const plan = page.getByRole('alert', { name: 'Please look at this first' })
    await expect(plan).toBeFocused()
    await expect(plan).toBeInViewport()
    await keys.pressOn(plan.getByRole('button', { name: 'Correct details: ask our office' }))
    await expect(page.getByText('to change your registration')).toBeVisible()
  })
})

test('mistakes in a gift are heard and mended, and it goes to the provider', async ({ page }) => {
  await page.goto('/give')
  const keys = keyboardOf(page)
  await keys.typeIn(page.getByLabel('Amount'), '500')
  await keys.press('Enter')
  await expect(page.getByRole('alert').getByText('Email is required')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Tithe' })).toBeFocused()
  await keys.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Offering' })).toBeChecked()
  await keys.typeIn(page.getByLabel('Full name'), 'Asha Rao')
  await keys.typeIn(page.getByRole('textbox', { name: 'Email' }), ownEmail())
  await keys.typeIn(page.getByLabel('Mobile'), '9876543210')
  await keys.pressOn(page.getByRole('button', { name: 'Give', exact: true }))
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
})

test('sermons, the calendar and the cells', async ({ page }) => {
  const keys = keyboardOf(page)
  await test.step('a sermon is searched for and played', async () => {
    await page.goto('/sermons')
    await keys.typeIn(page.getByLabel('Search sermons'), 'father ran')
    await keys.press('Enter')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
    await keys.pressOn(page.getByRole('button', { name: 'Play The Father Who Ran' }))
    await expect(page.locator('iframe[title="The Father Who Ran"]')).toBeFocused()
  })
  await test.step('the calendar goes to the next month, and a day to its event', async () => {
    await page.goto('/calendar')
    const month = page.getByRole('heading', { level: 2 }).first()
    const before = await month.textContent()
    await keys.pressOn(page.getByRole('link', { name: 'Later' }))
    await expect(month).not.toHaveText(before ?? '')
    const days = page.getByRole('table').getByRole('link', { name: /: \d+ events?$/ })
    await keys.pressOn(days.first())
    await expect(page).toHaveURL(/#event-/)
    await expect(page.locator('.calendar-event:target')).toBeInViewport()
  })
  await test.step('arrows go from cell to cell, and Tab goes on to the card', async () => {
    await page.goto('/cells')
    await keys.tabTo(page.getByRole('tab', { name: 'Lake View' }))
    await keys.press('ArrowRight')
    await keys.press('ArrowRight')
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText('Mill Street')
    await keys.press('Tab')
    await expect(panel.getByRole('link')).toBeFocused()
    await keys.tabTo(page.getByRole('tab', { selected: true }), 'Shift+Tab')
    await keys.press('End')
    await expect(panel).toContainText('East Hill')
  })
})

/** The browser's own field takes day, month, year and time one after the other. */
async function typeArrival(page: Page): Promise<void> {
  const arrival = page.getByLabel('Arrival')
  const keys = keyboardOf(page)
  await keys.typeIn(arrival, '09092025')
  await keys.press('ArrowRight')
  await keys.type('0900AM')
  await expect(arrival).toHaveValue('2025-09-09T09:00')
}

async function typePerson(page: Page, number: number, typed: { name: string; age: string }) {
  const keys = keyboardOf(page)
  const card = page.getByRole('group', { name: `Person ${number}` })
  await keys.typeIn(card.getByLabel('First Name'), typed.name)
  await keys.typeIn(card.getByLabel('Last Name'), 'Rao')
  await keys.typeIn(card.getByLabel('Gender'), 'Fem')
  await keys.typeIn(card.getByLabel('Age'), typed.age)
  await keys.typeIn(card.getByLabel('Email'), ownEmail())
  await keys.typeIn(card.getByLabel('Mobile'), '9876543210')
  await keys.typeIn(card.getByLabel('City'), 'Bangalore')
}

const MAX_STOPS = 150

function keyboardOf(page: Page) {
  const { keyboard } = page

  async function tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    let sought = await find(goal)
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      const { state, wrong } = await sought.evaluate(readFocus)
      if (stops > 0 && wrong.length > 0) await expectSeenFocus(page)
      if (state === 'focused') return
      if (state === 'replaced') sought = await find(goal)
      else await keyboard.press(key)
    }
    await expect(goal).toBeFocused()
  }

  return {
    tabTo,
    press: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
    /** To a control, and what is typed there: words, or the beginning of an option. */
    async typeIn(goal: Locator, text: string): Promise<void> {
      await tabTo(goal)
      await keyboard.type(text)
    },
    async pressOn(goal: Locator, key = 'Enter'): Promise<void> {
      await tabTo(goal)
      await keyboard.press(key)
    },
  }
}

/** Found once: to find it again at every stop would take most of the time. */
async function find(goal: Locator): Promise<ElementHandle> {
  const found = await goal.elementHandle()
  if (!found) throw new Error(`There is no ${goal}`)
  return found
}

/** The focus shows, and nothing that stays on the screen lies over it (WCAG 2.4.7 and 2.4.11). */
async function expectSeenFocus(page: Page): Promise<void> {
  // The page may still be scrolling there.
  await expect(async () => {
    expect(await page.evaluate(readFocus, undefined)).toMatchObject({ wrong: [] })
  }).toPass({ timeout: 20_000 })
}

type Focus = { state: 'focused' | 'replaced' | 'elsewhere'; wrong: string[] }

/** Where the focus is, seen from what is sought, and what is wrong with it. Runs in the page. */
function readFocus(sought?: Node): Focus {
  const focused = document.activeElement
  const away = sought?.isConnected ? 'elsewhere' : 'replaced'
  const state = sought === focused ? 'focused' : away
  // A stop in the browser itself, or in somebody else's frame.
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') {
    return { state, wrong: [] }
  }
  const name = `${focused.tagName} ${focused.id} ${focused.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  const wrong: string[] = []
  if (!isMarked && boxShadow === 'none') wrong.push(`${name} does not show its focus`)
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const isSmall = right - left <= innerWidth && bottom - top <= innerHeight / 2
  const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
  if (isSmall && !isInside) wrong.push(`${name} is off the screen`)
  const spots = [
    [(left + right) / 2, (top + bottom) / 2],
    [(left + right) / 2, top + 2],
    [(left + right) / 2, bottom - 2],
  ] as const
  for (const [x, y] of isSmall ? spots : []) {
    const over = document.elementFromPoint(x, y)?.closest('.site-header, .price-total')
    if (over && !over.contains(focused)) wrong.push(`${name} lies under ${over.className}`)
  }
  return { state, wrong }
}
