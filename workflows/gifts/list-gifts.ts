import { type ListedGift, type ListFilter, selectGifts } from '#database/money/office-lists.ts'
import { isRefunded } from '#workflows/payments/counted-payment.ts'
import type { Services } from '#workflows/services.ts'

export type { ListedGift }

type Wanted = ListFilter & { fund?: string | undefined; refunded?: boolean }

/** In the order in which they were given; `refunded` keeps those with money returned. */
export async function listGifts(
  { db }: Services,
  { refunded = false, ...filter }: Wanted,
): Promise<ListedGift[]> {
  const listed = await selectGifts(db, filter)
  return refunded ? listed.filter(isRefunded) : listed
}
