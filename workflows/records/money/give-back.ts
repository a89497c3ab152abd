import { entriesFor, readMoney, storeEntry } from '#database/records/money/account-sums.ts'
import { setHold } from '#database/records/places/places.ts'
import { ownerOf } from '#database/records/private/private-pages.ts'
import { dayInIndia } from '#domain/days.ts'
import { keptByHand } from '#domain/money.ts'
import { BACK_METHODS, type HandMoney, handMoneyProblems } from '#domain/payments/hand-money.ts'
import { refuse } from '#workflows/actor.ts'
import {
  type ChangeRequest,
  changeRecord,
  type LockedRegistration,
} from '#workflows/records/change-record.ts'
import { lockOpenDay } from '#workflows/records/closing/close-day.ts'
import { payerAddress } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'
import { onDay } from './record-payment.ts'

/**
 * Gives back by hand, at most what came by hand. It is an entry of its own, with a voucher: the receipts of the
 * money stay valid.
 */
export async function giveBack(
  services: Services,
  { given, ...request }: ChangeRequest & { given: HandMoney & { reason: string } },
) {
  const { amountMinor } = given
  const reference = given.reference.trim()
  const reason = given.reason.trim()
  return changeRecord(services, request.kind, request, {
    needs: 'recordMoney',
    action: 'give-back',
    apply: async (locked) => {
      const { tx, at } = locked
      const [problem] = handMoneyProblems(given, dayInIndia(at.getTime()))
      const method = BACK_METHODS.find((each) => each === given.method)
      if (problem || !method) return refuse(problem ?? 'bad-method')
      if (reason === '') return refuse('no-reason')
      const maxMinor = keptByHand(await entriesFor(tx, `${request.kind}_id`, request.id))
      if (amountMinor > maxMinor)
        return { ok: false, problem: 'more-than-received', maxMinor } as const
      const day = await lockOpenDay(tx, given.day)
      const voucher = await storeEntry(tx, {
        ...ownerOf(locked),
        kind: 'received',
        given_back: 1,
        amount_minor: amountMinor,
        method,
        day,
        reference,
        reason,
        at: at.toISOString(),
        author: request.actor.name,
      })
      const isRegistration = locked.kind === 'registration'
      if (isRegistration) await releaseUnpaid(locked)
      const tells = isRegistration ? [await payerAddress(tx, locked)] : []
      const details = { amountMinor, method, ...onDay(day, given.day), reference, reason, voucher }
      return { ok: true as const, details, tells }
    },
  })
}

/** Whoever got everything back doesn't come. Money that is on its way back releases the places when it is back. */
async function releaseUnpaid({ tx, registration, at }: LockedRegistration): Promise<void> {
  const { paidMinor, coming, standing } = await readMoney(tx, registration)
  const isPaid = paidMinor > 0 || coming !== undefined || standing === 'Paid'
  if (registration.hold !== 'confirmed' || isPaid) return
  const change = { hold: 'released', heldUntil: undefined, source: 'office', at } as const
  await setHold(tx, registration.id, change)
}
