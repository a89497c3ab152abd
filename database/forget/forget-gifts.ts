import type { Db } from '#database/engine/open.ts'
import type { Gift } from '#database/gifts/gifts.ts'
import { endMonthlyGifts } from '#database/gifts/monthly-gifts.ts'
import { giftWords } from '#database/search/words-text.ts'
import { FORGOTTEN } from './forgotten.ts'

type OldGifts = {
  before: string
  /** Gifts with a payment that is still asked about. */
  open: ReadonlySet<string>
  donorsKeptFrom?: string
}

/**
 * Inside the transaction that forgets: removes the givers of old gifts. Returns the changed gifts. Of one
 * with a PAN the name and the PAN stay while the law asks for them.
 */
export async function forgetGifts(
  tx: Db,
  { before, open, donorsKeptFrom }: OldGifts,
): Promise<string[]> {
  const found = await tx
    .selectFrom('gift')
    .select(['id', 'pan', 'created_at', 'twin', 'full_name'])
    .where('created_at', '<', before)
    .where('twin', 'not like', `${FORGOTTEN}%`)
    .execute()
  const isKept = ({ pan, created_at }: Pick<Gift, 'pan' | 'created_at'>) =>
    pan !== null && donorsKeptFrom !== undefined && created_at >= donorsKeptFrom
  const due = found
    .filter(({ id }) => !open.has(id))
    .filter((gift) => !(isKept(gift) && gift.twin.startsWith(KEPT_FOR_TAX)))
  for (const gift of due) {
    const change = isKept(gift) ? onlyTaxFacts(gift) : nobodyAs(gift)
    await tx.updateTable('gift').set(change).where('id', '=', gift.id).execute()
  }
  const ids = due.map(({ id }) => id)
  await endMonthlyGifts(tx, ids)
  return ids
}

/** The beginning of the `twin` of a gift of which only the giver's name and PAN are left. */
const KEPT_FOR_TAX = '(kept for tax)'

function onlyTaxFacts({ id, full_name }: Pick<Gift, 'id' | 'full_name'>) {
  const kept = { email: '', phone: '' }
  return { ...kept, words: giftWords({ ...kept, full_name }), twin: `${KEPT_FOR_TAX} ${id}` }
}

function nobodyAs({ id }: Pick<Gift, 'id'>) {
  const twin = `${FORGOTTEN} ${id}`
  return { full_name: FORGOTTEN, email: '', phone: '', pan: null, twin, words: '' }
}
