import { sumAccount } from '#database/records/money/account-sums.ts'
import { storeEntry } from '#database/records/money/money-entries.ts'
import { setHold } from '#database/records/places/places.ts'
import { ownerOf } from '#database/records/private/private-pages.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { payerAddress } from '#workflows/records/private/read-private-page.ts'
import type { Locked, LockedRegistration } from '#workflows/records/record-kinds.ts'
import { recomputeDueOnline } from '#workflows/records/registration/price-registration.ts'
import type { Services } from '#workflows/services.ts'

/** Reduces the price, for a scholarship or staff. Places that then cost nothing are confirmed. */
export async function giveReduction(
  services: Services,
  { amountMinor, reason, ...request }: RecordRequest & { amountMinor: Paise; reason: string },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'reduce',
    action: 'give-reduction',
    apply: async (locked) => {
      const { tx, registration } = locked
      const { reducedMinor } = await sumAccount(tx, registration.id)
      const problem = reductionProblem({ registration, reducedMinor, amountMinor })
      if (problem) return problem
      const details = { amountMinor, reason: reason.trim() }
      if (details.reason === '') return { ok: false as const, problem: 'no-reason' as const }
      await storeReduction(locked, { ...details, author: request.actor.name })
      const outcome = (await confirmIfNothingIsDue(locked)) ? 'confirmed' : undefined
      const tells = [await payerAddress(tx, locked)]
      return { ok: true as const, details: { ...details, outcome }, tells }
    },
  })
}

type Asked = { registration: Registration; reducedMinor: Paise; amountMinor: Paise }

/** The price can't become negative. */
function reductionProblem({ registration, reducedMinor, amountMinor }: Asked) {
  const maxMinor = registration.full_minor - reducedMinor
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' } as const
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { ok: false, problem: 'bad-amount' } as const
  }
  if (amountMinor > maxMinor) return { ok: false, problem: 'more-than-price', maxMinor } as const
  return undefined
}

/** Inside the transaction that has locked the registration or the gift. */
export async function storeReduction(
  locked: Locked,
  { amountMinor, reason, author }: { amountMinor: Paise; reason: string; author: string },
): Promise<void> {
  const { tx, at } = locked
  await storeEntry(tx, {
    ...ownerOf(locked),
    kind: 'reduction',
    amount_minor: amountMinor,
    day: dayInIndia(at.getTime()),
    reason,
    at: at.toISOString(),
    author,
  })
}

async function confirmIfNothingIsDue(locked: LockedRegistration): Promise<boolean> {
  const { tx, registration, at } = locked
  const dueMinor = await recomputeDueOnline(tx, registration)
  if (dueMinor > 0 || registration.hold !== 'held') return false
  const change = { hold: 'confirmed', heldUntil: undefined, source: 'office', at } as const
  await setHold(tx, registration.id, change)
  return true
}
