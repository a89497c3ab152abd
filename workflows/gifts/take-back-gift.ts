import { markGiftUnpaid } from '#database/gifts/gifts.ts'
import { entriesFor } from '#database/money/money-entries.ts'
import { counterEntry } from '#workflows/money/counter-entry.ts'
import { standingEntries } from '#workflows/money/standing-entries.ts'
import type { Services } from '#workflows/services.ts'
import { changeGiftByOffice, type GiftRequest } from './change-gift-by-office.ts'

type TakingBack = Omit<GiftRequest, 'id'> & { giftId: string; entryId: string; reason: string }

/** Takes back a gift that was recorded by hand: a counter-entry, and its receipt becomes void. */
export async function takeBackGift(
  services: Pick<Services, 'db' | 'now'>,
  { giftId, entryId, reason: typed, ...request }: TakingBack,
) {
  const reason = typed.trim()
  return changeGiftByOffice(
    services,
    { ...request, id: giftId },
    {
      needs: 'recordMoney',
      action: 'Take back',
      apply: async ({ tx, at }) => {
        const entries = await entriesFor(tx, 'gift_id', giftId)
        const entry = standingEntries(entries).find(({ id }) => id === entryId)
        if (!entry) return { ok: false as const, problem: 'no-entry' as const }
        if (reason === '') return { ok: false as const, problem: 'no-reason' as const }
        await counterEntry(tx, { entry, author: request.actor.name, reason, at })
        await markGiftUnpaid(tx, giftId)
        const { amount_minor: amountMinor, method } = entry
        return { ok: true as const, details: { amountMinor, method, reason } }
      },
    },
  )
}
