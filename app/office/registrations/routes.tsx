import { actionRows } from '#app/office/action/action-rows.tsx'
import { officeRoutes } from '#app/office/engine/engine.tsx'
import { exportRows } from '#app/office/registrations/list/exports.tsx'
import { registrations } from '#app/office/registrations/list/registrations.tsx'
import { tickedRows } from '#app/office/registrations/list/ticked.tsx'
import { writeRows } from '#app/office/registrations/list/write.tsx'
import { beside } from '#app/office/registrations/record/beside.tsx'
import { registration } from '#app/office/registrations/record/registration.tsx'
import { tickets } from '#app/office/registrations/record/tickets.tsx'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { newRegistrationRows } from './new-registration.tsx'
import { REGISTRATION_ACTIONS } from './registration-actions.ts'
import { waiting } from './waiting.tsx'

export const registrationRoutes = officeRoutes([
  registrations,
  ...writeRows,
  ...exportRows,
  ...tickedRows,
  ...newRegistrationRows,
  registration,
  beside,
  tickets,
  ...actionRows('registrations', REGISTRATION_ACTIONS, readRegistrationRecord),
  waiting,
])
