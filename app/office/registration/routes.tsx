import { actionRows } from '#app/office/action/action-rows.tsx'
import { officeRoutes } from '#app/office/engine/engine.tsx'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { newRegistrationRows } from './new-registration-routes.tsx'
import { REGISTRATION_ACTIONS } from './registration-actions.ts'
import { showBoth } from './show-both.tsx'
import { showRegistration } from './show-registration.tsx'
import { showOfficeTickets } from './show-tickets.tsx'

const ONE = '/registrations/:id{[0-9a-f-]{36}}'

/** One registration, its actions, and the form for one that is taken by phone or at the door. */
export const oneRegistrationRoutes = officeRoutes(newRegistrationRows)

oneRegistrationRoutes.get(ONE, showRegistration)
oneRegistrationRoutes.get(`${ONE}/beside/:other{[0-9a-f-]{36}}`, showBoth)
oneRegistrationRoutes.get(`${ONE}/tickets`, showOfficeTickets)
oneRegistrationRoutes.route(
  '/',
  officeRoutes(actionRows('registrations', REGISTRATION_ACTIONS, readRegistrationRecord)),
)
