import type { Gift } from '#database/gifts.ts'
import type { Db } from '#database/open.ts'
import type { Payment } from '#database/payments.ts'
import type { Registration } from '#database/registrations.ts'
import type { Actor, StaffAction } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { changeByOffice } from './change-by-office.ts'
import { changeGiftByOffice } from './change-gift-by-office.ts'

type Applied = { ok: true; details?: Record<string, unknown> }

type Refused = { ok: false; problem: string }

type Owner = { registration: Registration } | { gift: Gift }

type Change<Result extends Applied | Refused> = {
  needs: StaffAction
  action: string
  isNoChange?: boolean
  apply: (locked: Owner & { tx: Db; payments: readonly Payment[]; at: Date }) => Promise<Result>
}

/** Makes one change to what a payment is for, a gift or a registration, with its author in the history. */
export function changeOwnerByOffice<Result extends Applied | Refused>(
  services: Pick<Services, 'db' | 'now'>,
  { actor, payment }: { actor: Actor; payment: Payment },
  change: Change<Result>,
) {
  const { gift_id, registration_id } = payment
  return registration_id === null
    ? changeGiftByOffice(services, { actor, id: gift_id ?? '' }, change)
    : changeByOffice(services, { actor, id: registration_id }, change)
}
