import type { ActionScreen } from '#app/office/action/action-screen.ts'
import * as actions from '#app/office/action/record-actions.tsx'
import { correctAction } from '#app/office/registrations/actions/correct.tsx'
import * as money from '#app/office/registrations/actions/money-by-hand.tsx'
import * as notes from '#app/office/registrations/actions/notes.tsx'
import * as places from '#app/office/registrations/actions/places.tsx'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const REGISTRATION_ACTIONS: readonly ActionScreen<RegistrationRecord>[] = [
  correctAction,
  places.moveAction,
  money.recordPaymentAction,
  money.giveDiscountAction,
  actions.refundAction,
  actions.giveBackAction,
  places.cancelRegistrationAction,
  places.restoreRegistrationAction,
  places.offerPlaceAction,
  places.withdrawOfferAction,
  actions.sendMailAgainAction,
  notes.addNoteAction,
  notes.dayNotesAction,
  actions.eraseAction,
  actions.reverseAction,
  actions.voidReceiptAction,
  places.takeOffAction,
  places.returnPersonAction,
  ...actions.MISMATCH_ACTIONS,
]
