import { findGift } from '#database/gifts/gifts.ts'
import type { Day } from '#domain/days.ts'
import type { Services } from '#workflows/services.ts'

/** What a receipt for tax relief says besides. */
export type TaxFacts = {
  giversPan: string | null
  churchsPan: string
  /** Under section 80G of India's Income-tax Act. */
  registration: string
  from: Day
  until: Day | undefined
}

/** Undefined where the church offers no tax relief, and for registrations. */
export async function taxFacts(
  { db, content }: Services,
  { gift_id }: { gift_id: string | null },
): Promise<TaxFacts | undefined> {
  const { taxRelief } = content.church
  if (!taxRelief || !gift_id) return undefined
  const { pan: giversPan } = await findGift(db, gift_id)
  const { pan: churchsPan, registration, from, until } = taxRelief
  return { giversPan, churchsPan, registration, from, until }
}
