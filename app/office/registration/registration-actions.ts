import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { eraseAction } from '#app/office/action/screens/erase.ts'
import { refundAction } from '#app/office/action/screens/refund.tsx'
import { sendMailAgainAction } from '#app/office/action/screens/send-mail-again.tsx'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
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
