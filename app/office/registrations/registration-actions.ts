import type { ActionScreen } from '#app/office/action/action-screen.ts'
import {
  eraseAction,
  giveBackAction,
  MISMATCH_ACTIONS,
  refundAction,
  reverseAction,
  sendMailAgainAction,
} from '#app/office/action/record-actions.tsx'
import { correctAction } from '#app/office/registrations/actions/correct.tsx'
import {
  giveDiscountAction,
  recordPaymentAction,
} from '#app/office/registrations/actions/money-by-hand.tsx'
import { addNoteAction, dayNotesAction } from '#app/office/registrations/actions/notes.tsx'
import {
  cancelRegistrationAction,
  moveAction,
  offerPlaceAction,
  restoreRegistrationAction,
  returnPersonAction,
  takeOffAction,
  withdrawOfferAction,
} from '#app/office/registrations/actions/places.tsx'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const REGISTRATION_ACTIONS: readonly ActionScreen<RegistrationRecord>[] = [
  correctAction,
  moveAction,
  recordPaymentAction,
  giveDiscountAction,
  refundAction,
  giveBackAction,
  cancelRegistrationAction,
  restoreRegistrationAction,
  offerPlaceAction,
  withdrawOfferAction,
  sendMailAgainAction,
  addNoteAction,
  dayNotesAction,
  eraseAction,
  reverseAction,
  takeOffAction,
  returnPersonAction,
  ...MISMATCH_ACTIONS,
]
