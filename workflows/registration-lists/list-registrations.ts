import {
  type ListedRegistration,
  type ListFilter,
  selectRegistrations,
} from '#database/money/office-lists.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { readSearch } from '#domain/registration-search.ts'
import type { Standing } from '#domain/standing.ts'
import { isRefunded } from '#workflows/payments/counted-payment.ts'
import type { Services } from '#workflows/services.ts'
import { eachRegistration } from './each-registration.ts'

export type { ListedRegistration }

type Wanted = ListFilter & {
  event?: string | undefined
  refunded?: boolean
  search?: string | undefined
  standing?: Standing | undefined
}

/** In the order in which they were sent; `refunded` keeps those with money returned. */
export async function listRegistrations(
  { db }: Services,
  { refunded = false, search, standing, ...filter }: Wanted,
): Promise<ListedRegistration[]> {
  const listed = await selectRegistrations(db, filter)
  const kept = refunded ? listed.filter(isRefunded) : listed
  if (search === undefined && standing === undefined) return kept
  const found = await idsFound(db, { search, standing, event: filter.event })
  return kept.filter(({ id }) => found.has(id))
}

/** What the office's list in the browser shows for the same words. */
async function idsFound(
  db: Services['db'],
  { search, standing, event }: Pick<Wanted, 'search' | 'standing' | 'event'>,
): Promise<Set<string>> {
  const words = search === undefined ? undefined : readSearch(search)
  if (search !== undefined && !words) return new Set()
  const filter = { event, standing, search: words }
  const list = await openRegistrationList(db, { filter, sort: 'oldest' })
  const ids = new Set<string>()
  for await (const batch of eachRegistration(db, list)) for (const { id } of batch) ids.add(id)
  return ids
}
