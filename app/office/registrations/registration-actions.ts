import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { eraseAction } from '#app/office/action/screens/erase.ts'
import { refundAction } from '#app/office/action/screens/refund.tsx'
import { sendMailAgainAction } from '#app/office/action/screens/send-mail-again.tsx'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import { addNoteAction } from '#app/office/registrations/actions/add-note.tsx'
import {
  cancelRegistrationAction,
  offerPlaceAction,
  restoreRegistrationAction,
} from '#app/office/registrations/actions/cancel-restore-offer.tsx'
import { correctAction } from '#app/office/registrations/actions/correct.tsx'
import {
  giveReductionAction,
  recordPaymentAction,
  takeBackAction,
} from '#app/office/registrations/actions/money-by-hand.tsx'
import { moveAction } from '#app/office/registrations/actions/move.tsx'
import { takeOffAction } from '#app/office/registrations/actions/take-off.tsx'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

/** The buttons of a registration and those beside its payments and entries. */
export const REGISTRATION_ACTIONS: readonly ActionScreen<RegistrationRecord>[] = [
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
  takeBackAction,
  takeOffAction,
  acceptPaymentAction,
  sendBackPaymentAction,
]
