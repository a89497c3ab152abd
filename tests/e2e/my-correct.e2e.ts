import { expect, type Page } from '@playwright/test'
import { openMine, test } from '../support/browser/own-conference.ts'
import { fillPerson, ownEmail } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

test('before a conference details are corrected at once, and a new price is asked about first @any-width', async ({
  page,
  scripts,
  address,
}) => {
  await openMine(page, { site: address, fields: { 'persons[0].email': ownEmail() } })
  await test.step('details are corrected', () => correct({ page, scripts }))
  await test.step('a new price is asked about first', () => addChild({ page, scripts }))
})

type Visit = { page: Page; scripts: boolean }

/** axe is a script itself. */
async function look({ page, scripts }: Visit): Promise<void> {
  if (scripts) await expectUsableAtEachWidth(page)
}

async function correct(visit: Visit): Promise<void> {
  const { page } = visit
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct details')
  await expect(page.getByText('Your corrections take effect at once.')).toBeVisible()
  await look(visit)
  const asha = page.getByRole('group', { name: 'Person 1' })
  await asha.getByLabel('Mobile').fill('12')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(asha.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true')
  await asha.getByLabel('Mobile').fill('98765 43219')
  await asha.getByLabel('First Name').fill('Ashalata')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Ashalata Rao$/ })).toBeVisible()
}

async function addChild(visit: Visit): Promise<void> {
  const { page } = visit
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Registering as').selectOption('Family')
  await fillPerson(page, 2, { firstname: 'Anu', age: '8' })
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('The new total is Rs. 3,050.')).toBeVisible()
  await expect(page.getByText('Rs. 1,250 more than before')).toBeVisible()
  const child = page.getByRole('group', { name: 'Person 2' })
  await expect(child.getByLabel('First Name')).toHaveValue('Anu')
  await look(visit)
  await page.getByRole('button', { name: /^Correct details/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Anu Rao$/ })).toBeVisible()
  await expect(page.getByText('Still due: Rs. 1,250')).toBeVisible()
}
