import { findGift } from '#database/records/gifts/gifts.ts'
import type { Owner } from '#database/records/payments/payments.ts'
import type { Services } from '#workflows/services.ts'

/**
 * What a receipt for tax relief says besides, with the church's registration under section 80G of India's
 * Income-tax Act. Undefined where the church offers no tax relief, and for registrations.
 */
export async function taxFacts({ db, content }: Services, { gift_id }: Pick<Owner, 'gift_id'>) {
  const { taxRelief } = content.church
  if (!taxRelief || !gift_id) return undefined
  const { pan: giversPan } = await findGift(db, gift_id)
  const { pan: churchsPan, registration, from, until } = taxRelief
  return { giversPan, churchsPan, registration, from, until }
}

export type TaxFacts = NonNullable<Awaited<ReturnType<typeof taxFacts>>>
