import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { eraseAction } from '#app/office/action/screens/erase.ts'
import { refundAction } from '#app/office/action/screens/refund.tsx'
import { sendMailAgainAction } from '#app/office/action/screens/send-mail-again.tsx'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { giveReductionAction, recordPaymentAction } from './actions/add-money.tsx'
import { addNoteAction } from './actions/add-note.tsx'
import { correctAction } from './actions/correct.tsx'
import {
  cancelRegistrationAction,
  offerPlaceAction,
  restoreRegistrationAction,
} from './actions/hold-places.tsx'
import { moveAction } from './actions/move.tsx'

import { takeBackAction } from './actions/take-back.tsx'
import { takeOffAction } from './actions/take-off.tsx'

const MAIN_ACTIONS: readonly ActionScreen<RegistrationRecord>[] = [
  correctAction,
  moveAction,
  recordPaymentAction,
  giveReductionAction,
  refundAction,
  cancelRegistrationAction,
  restoreRegistrationAction,
  offerPlaceAction,
  sendMailAgainAction,
  addNoteAction,
  eraseAction,
]

/** The buttons of a registration and those beside its payments and entries. */
export const REGISTRATION_ACTIONS: readonly ActionScreen<RegistrationRecord>[] = [
  ...MAIN_ACTIONS,
  takeBackAction,
  takeOffAction,
  acceptPaymentAction,
  sendBackPaymentAction,
]

/** The buttons of a registration, as this person's roles allow and as they make sense now. */
export function actionsFor(
  record: RegistrationRecord,
  actor: Actor,
): ActionScreen<RegistrationRecord>[] {
  return MAIN_ACTIONS.filter(
    (action) => staffCan[action.needs](actor) && makesSense(action, record),
  )
}

function makesSense(
  { slug }: ActionScreen<RegistrationRecord>,
  record: RegistrationRecord,
): boolean {
  const { hold } = record.registration
  if (slug === refundAction.slug) return record.payments.some(({ state }) => wasReceived(state))
  if (slug === offerPlaceAction.slug) return !takesPlaces(hold) && hold !== 'cancelled'
  if (slug === sendMailAgainAction.slug) return record.mails.length > 0
  if (slug === restoreRegistrationAction.slug) return hold === 'cancelled'
  return slug === addNoteAction.slug || slug === eraseAction.slug || hold !== 'cancelled'
}
