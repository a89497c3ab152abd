import { findGift } from '#database/gifts/gifts.ts'
import { formatDay } from '#domain/dates.ts'
import type { Services } from '#workflows/services.ts'

/** What a receipt for tax relief says besides; empty where the church offers none, and for registrations. */
export async function taxFacts(
  { db, content }: Services,
  { gift_id }: { gift_id: string | null },
): Promise<[label: string, value: string][]> {
  const { taxRelief } = content.church
  if (!taxRelief || !gift_id) return []
  const { pan } = await findGift(db, gift_id)
  const { registration, from, until } = taxRelief
  const valid = until ? `, valid until ${formatDay(until)}` : ''
  return [
    ...(pan ? [['PAN of the giver', pan] satisfies [string, string]] : []),
    ['PAN of the church', taxRelief.pan],
    ['Registration under section 80G', `${registration} of ${formatDay(from)}${valid}`],
  ]
}
