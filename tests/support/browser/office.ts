import type { Page } from '@playwright/test'
import { openDatabase } from '#database/engine/open.ts'
import { createLink, openSession } from '#database/staff/sign-ins.ts'
import { storeStaff } from '#database/staff/staff.ts'
import type { Role } from '#domain/staff.ts'
import { inDatabase } from './doors.ts'
import { ownEmail } from './registration.ts'
import { SITE } from './shared-site.ts'

const LINK_MS = 15 * 60_000

export async function linkIn(folder: string, email: string, ...roles: Role[]): Promise<string> {
  const { db } = openDatabase(`file:${folder}/church.db`)
  const at = new Date()
  const { id } = await storeStaff(db, { email, roles, at })
  const token = await createLink(db, { staffId: id, at, lastsMs: LINK_MS })
  await db.destroy()
  return `/office/sign-in/${token}`
}

/** Opens no page: signing in by a link is a test of its own (edge/office-sign-in). */
export async function enterOffice(page: Page, ...roles: Role[]): Promise<string> {
  const email = `${roles.join('-')}-${ownEmail()}`
  const value = await inDatabase(async ({ db, now }) => {
    const { id } = await storeStaff(db, { email, roles, at: now() })
    return openSession(db, { staffId: id, device: 'Test', at: now() })
  })
  await page.context().addCookies([{ name: 'office', value, url: SITE }])
  return email
}

/** The office's script is on its way until the returned function is called, as over a slow network. */
export async function holdOfficeScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/desk[^/]*\.js$/, (route) => promise.then(() => route.continue()))
  return resolve
}
