import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './engine/open.ts'
import * as ledger from './migrations/0001-gifts-registrations-payments.ts'
import * as sweep from './migrations/0002-sweep-outbox-receipts-refunds.ts'
import * as places from './migrations/0003-places.ts'
import * as refundNews from './migrations/0004-refund-news.ts'
import * as mailUnderWay from './migrations/0005-mail-under-way.ts'
import * as placeEvents from './migrations/0006-place-events.ts'
import * as privatePages from './migrations/0007-private-pages.ts'
import * as storedReports from './migrations/0008-stored-reports.ts'
import * as placeKeys from './migrations/0009-place-keys-mail-limits.ts'
import * as staff from './migrations/0010-staff.ts'
import * as officeMoney from './migrations/0011-office-money.ts'
import * as officeLists from './migrations/0012-office-lists.ts'
import * as officeDays from './migrations/0013-office-days.ts'
import * as wordsByName from './migrations/0014-words-by-name.ts'
import * as visitorRequests from './migrations/0015-visitor-requests.ts'
import * as tickets from './migrations/0016-tickets.ts'
import * as calendarDates from './migrations/0017-calendar-dates.ts'
import * as contentVersions from './migrations/0018-content-versions.ts'
import * as endedRequests from './migrations/0019-ended-requests.ts'
import * as formsAndSettlements from './migrations/0020-forms-and-settlements.ts'
import * as searchByTheEngine from './migrations/0023-search-by-the-engine.ts'
import * as closedWords from './migrations/0024-closed-words.ts'
import * as paymentProvider from './migrations/0025-payment-provider.ts'
import * as find from './migrations/0026-find.ts'
import * as receiptsOfConferences from './migrations/0027-receipts-of-conferences.ts'
import * as closedDays from './migrations/0028-closed-days.ts'
import * as namesOfStaff from './migrations/0029-names-of-staff.ts'
import * as sameFamily from './migrations/0030-same-family.ts'
import * as overpaid from './migrations/0031-overpaid.ts'
import * as quietRefunds from './migrations/0032-quiet-refunds.ts'
import * as mailAsSent from './migrations/0033-mail-as-sent.ts'
import * as undoneDrafts from './migrations/0037-undone-drafts.ts'
import * as doors from './migrations/0038-doors.ts'
import * as rooms from './migrations/0040-rooms.ts'
import * as codesAndBadges from './migrations/0041-codes-and-badges.ts'
import * as noNameKeys from './migrations/0042-no-name-keys.ts'
import * as takenBy from './migrations/0044-taken-by.ts'
import * as consents from './migrations/0046-consents.ts'
import * as eraseRequests from './migrations/0047-erase-requests.ts'
import * as monthlyGifts from './migrations/0048-monthly-gifts.ts'
import * as openingWishes from './migrations/0050-opening-wishes.ts'
import * as languages from './migrations/0051-languages.ts'
import * as sumsByNumber from './migrations/0052-sums-by-number.ts'

/** In order. A number is never reused and a shipped migration is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-gifts-registrations-payments': ledger,
  '0002-sweep-outbox-receipts-refunds': sweep,
  '0003-places': places,
  '0004-refund-news': refundNews,
  '0005-mail-under-way': mailUnderWay,
  '0006-place-events': placeEvents,
  '0007-private-pages': privatePages,
  '0008-stored-reports': storedReports,
  '0009-place-keys-mail-limits': placeKeys,
  '0010-staff': staff,
  '0011-office-money': officeMoney,
  '0012-office-lists': officeLists,
  '0013-office-days': officeDays,
  '0014-words-by-name': wordsByName,
  '0015-visitor-requests': visitorRequests,
  '0016-tickets': tickets,
  '0017-calendar-dates': calendarDates,
  '0018-content-versions': contentVersions,
  '0019-ended-requests': endedRequests,
  '0020-forms-and-settlements': formsAndSettlements,
  '0023-search-by-the-engine': searchByTheEngine,
  '0024-closed-words': closedWords,
  '0025-payment-provider': paymentProvider,
  '0026-find': find,
  '0027-receipts-of-conferences': receiptsOfConferences,
  '0028-closed-days': closedDays,
  '0029-names-of-staff': namesOfStaff,
  '0030-same-family': sameFamily,
  '0031-overpaid': overpaid,
  '0032-quiet-refunds': quietRefunds,
  '0033-mail-as-sent': mailAsSent,
  '0037-undone-drafts': undoneDrafts,
  '0038-doors': doors,
  '0040-rooms': rooms,
  '0041-codes-and-badges': codesAndBadges,
  '0042-no-name-keys': noNameKeys,
  '0044-taken-by': takenBy,
  '0046-consents': consents,
  '0047-erase-requests': eraseRequests,
  '0048-monthly-gifts': monthlyGifts,
  '0050-opening-wishes': openingWishes,
  '0051-languages': languages,
  '0052-sums-by-number': sumsByNumber,
}

/** Applies the missing migrations. Returns their names. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
  return results.map((result) => result.migrationName)
}
