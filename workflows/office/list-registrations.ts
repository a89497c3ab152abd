import {
  type ListedRegistration,
  type ListFilter,
  selectRegistrations,
} from '#database/office-lists.ts'
import type { Services } from '#workflows/services.ts'
import { isRefunded } from './counted-payment.ts'

export type { ListedRegistration }

type Wanted = ListFilter & { event?: string | undefined; refunded?: boolean }

/** In the order in which they were sent; `refunded` keeps those with money returned. */
export async function listRegistrations(
  { db }: Pick<Services, 'db'>,
  { refunded = false, ...filter }: Wanted,
): Promise<ListedRegistration[]> {
  const listed = await selectRegistrations(db, filter)
  return refunded ? listed.filter(isRefunded) : listed
}
