import { signedInStaff } from '#app/http/signed-in-staff.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import {
  languageOfCode,
  languageOfEnded,
  languageOfPage,
  languageOfPayment,
  languageOfPlaces,
} from '#workflows/languages/stored-language.ts'
import { readOpeningWish } from '#workflows/openings/openings.ts'
import { readReminderLanguage } from '#workflows/reminders/stop-reminders.ts'

/**
 * Pages of one registration or gift have no language in their address: they are in the one that is stored
 * with it. Undefined for all other pages.
 */
export async function recordLanguage(
  services: SiteServices,
  request: Request,
): Promise<Language | undefined> {
  const path = new URL(request.url).pathname
  const [, part = '', key = ''] = /^\/(\w+)\/([^/.]+)/.exec(path) ?? []
  const find = FIND.get(part)
  // Without the database the page says so itself, in English.
  const asked =
    find &&
    (await askDatabase(services, async () => {
      return (await find(services, key, request)) ?? languageOfEnded(services, key)
    }))
  return asked?.ok ? asked.answer : undefined
}

type Find = (services: SiteServices, key: string, request: Request) => Promise<Language | undefined>

const FIND = new Map<string, Find>([
  ['my', languageOfPage],
  ['t', languageOfScanned],
  ['pay', languageOfPayment],
  ['receipts', languageOfPayment],
  ['keep', languageOfPlaces],
  ['tell', async (services, key) => (await readOpeningWish(services, key))?.language],
  ['unsubscribe', readReminderLanguage],
])

/** Staff who scan a ticket read English. */
async function languageOfScanned(services: SiteServices, code: string, request: Request) {
  const actor = await signedInStaff(services, request)
  return actor ? undefined : languageOfCode(services, code)
}
