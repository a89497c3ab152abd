import type { Paise } from '#domain/money.ts'
import { whomToTell } from '#domain/registration/told-changes.ts'
import { staffCan } from '#domain/staff.ts'
import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import { readConcerned } from '#workflows/corrections/read-concerned.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import type { Services } from '#workflows/services.ts'
import { sendRefunds } from '../refunds/refund-record.ts'
import { openRefundsOf } from './open-refunds-of.ts'
import { planTakeOff, type TakeOffPlan } from './plan-take-off.ts'
import { removePerson } from './remove-person.ts'

type TakingOff = {
  position: number
  /** What is given back of that person's money. The rest is kept. */
  backMinor: Paise
}

/**
 * Takes one person off a registration for the office. Who may refund gives the money back at once, as far
 * as the provider can; otherwise it is too much until somebody does.
 */
export async function takeOffPerson(
  services: Services,
  { position, backMinor, ...request }: RecordRequest & TakingOff,
) {
  const changed = await changeRecord(
    services,
    { ...request, kind: 'registration' },
    {
      needs: 'cancel',
      action: 'take-off',
      apply: async (locked) => {
        const { tx, registration } = locked
        const plan = await planTakeOff(tx, services, { registration, position })
        if (!plan.ok) return plan
        const mostMinor = plan.receivedMinor
        if (backMinor > mostMinor) {
          return { ok: false as const, problem: 'more-than-received' as const, mostMinor }
        }
        return carryOut(services, locked, { ...request, plan, backMinor })
      },
    },
  )
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

type Carrying = Pick<RecordRequest, 'actor' | 'notify'> & {
  plan: Extract<TakeOffPlan, { ok: true }>
  backMinor: Paise
}

/** The refund is stored first: what it takes from the payments is counted then. */
async function carryOut(
  services: Services,
  locked: LockedRegistration,
  { actor, notify, plan, backMinor }: Carrying,
) {
  const { tx, registration } = locked
  const { correction, receivedMinor, refundableMinor } = plan
  const amountMinor = staffCan.refund(actor) ? Math.min(backMinor, refundableMinor) : 0
  const opened = await openRefundsOf(services, locked, { amountMinor, notify })
  const keptMinor = receivedMinor - backMinor
  const removed = await removePerson(services, locked, { correction, keptMinor, by: 'office' })
  const { changes } = removed
  const tells = whomToTell(changes, await readConcerned(tx, registration.id, changes))
  const tokens = opened.map(({ token }) => token)
  const money = amountMinor > 0 ? { amountMinor, tokens } : {}
  const kept = keptMinor > 0 ? { keptMinor } : {}
  return { ok: true as const, opened, tells, details: { ...removed, ...money, ...kept } }
}
