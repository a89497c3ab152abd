import type { Db } from '#database/engine/open.ts'
import type { Gift } from '#database/gifts/gifts.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { Actor, StaffAction } from '#domain/staff.ts'
import { changeGiftByOffice } from '#workflows/gifts/change-gift-by-office.ts'
import { changeByOffice } from '#workflows/registration/change-by-office.ts'
import type { Services } from '#workflows/services.ts'

type Applied = { ok: true; details?: Record<string, unknown> }

type Refused = { ok: false; problem: string }

type Owner = { registration: Registration } | { gift: Gift }

type Change<Result extends Applied | Refused> = {
  needs: StaffAction
  action: string
  isNoChange?: boolean
  apply: (locked: Owner & { tx: Db; payments: readonly Payment[]; at: Date }) => Promise<Result>
}

type Request = {
  actor: Actor
  /** Or an entry by hand. */
  payment: Pick<Payment, 'gift_id' | 'registration_id'>
  key?: string | undefined
  /** The version of the gift or registration on the form. */
  version?: number | undefined
}

/** Makes one change to what a payment is for, a gift or a registration, with its author in the history. */
export function changeOwnerByOffice<Result extends Applied | Refused>(
  services: Pick<Services, 'db' | 'now'>,
  { payment, ...request }: Request,
  change: Change<Result>,
) {
  const { gift_id, registration_id } = payment
  return registration_id === null
    ? changeGiftByOffice(services, { ...request, id: gift_id ?? '' }, change)
    : changeByOffice(services, { ...request, id: registration_id }, change)
}
