import { readMoney, storeEntry } from '#database/records/money/account-sums.ts'
import { setHold } from '#database/records/places/places.ts'
import { ownerOf } from '#database/records/private/private-pages.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { refuse } from '#workflows/actor.ts'
import { changeRecord, type Locked, type RecordRequest } from '#workflows/records/change-record.ts'
import { payerAddress } from '#workflows/records/private/read-private-page.ts'
import { recomputeDueOnline } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Reduces the price, for a scholarship or staff. It can't become negative. Places that then cost nothing are
 * confirmed.
 */
export async function giveReduction(
  services: Services,
  request: RecordRequest & { amountMinor: Paise; reason: string },
) {
  const { amountMinor } = request
  const reason = request.reason.trim()
  return changeRecord(services, 'registration', request, {
    needs: 'reduce',
    action: 'give-reduction',
    apply: async (locked) => {
      const { tx, registration, at } = locked
      const { id, hold, full_minor } = registration
      const maxMinor = full_minor - (await readMoney(tx, registration)).reducedMinor
      if (hold === 'cancelled') return refuse('cancelled')
      if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return refuse('bad-amount')
      if (amountMinor > maxMinor)
        return { ok: false, problem: 'more-than-price', maxMinor } as const
      if (reason === '') return refuse('no-reason')
      await storeReduction(locked, amountMinor, reason, request.actor.name)
      const dueMinor = await recomputeDueOnline(tx, registration)
      const outcome = dueMinor <= 0 && hold === 'held' ? ('confirmed' as const) : undefined
      const change = { heldUntil: undefined, source: 'office', at } as const
      if (outcome) await setHold(tx, id, { hold: outcome, ...change })
      const tells = [await payerAddress(tx, locked)]
      return { ok: true as const, details: { amountMinor, reason, outcome }, tells }
    },
  })
}

/** Inside the transaction that has locked the registration or the gift. */
export async function storeReduction(
  locked: Locked,
  amount_minor: Paise,
  reason: string,
  author: string,
): Promise<void> {
  const { tx, at } = locked
  await storeEntry(tx, {
    ...ownerOf(locked),
    kind: 'reduction',
    amount_minor,
    day: dayInIndia(at.getTime()),
    reason,
    at: at.toISOString(),
    author,
  })
}
