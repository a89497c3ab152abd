import { Hono } from 'hono'
import { openAction, runAction } from '#app/office/action/action-flow.tsx'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerNotFound } from '../refusals.tsx'
import { findAction } from './find-action.ts'
import { showBoth } from './show-both.tsx'
import { showRegistration } from './show-registration.tsx'
import { showOfficeTickets } from './show-tickets.tsx'
import { showNewRegistration, takeNewRegistration } from './take-new-registration.tsx'

const ONE = '/registrations/:id{[0-9a-f-]{36}}'

/** One registration, its actions, and the form for one that is taken by phone or at the door. */
export const oneRegistrationRoutes = new Hono<OfficeEnv>()

oneRegistrationRoutes.get('/registrations/new', showNewRegistration)
oneRegistrationRoutes.post('/registrations/new', takeNewRegistration)
oneRegistrationRoutes.get(ONE, showRegistration)
oneRegistrationRoutes.get(`${ONE}/beside/:other{[0-9a-f-]{36}}`, showBoth)
oneRegistrationRoutes.get(`${ONE}/tickets`, showOfficeTickets)
oneRegistrationRoutes.get(`${ONE}/:action`, (context) => openAction(context, find))
oneRegistrationRoutes.post(`${ONE}/:action`, (context) => runAction(context, find))

async function find(context: OfficeContext) {
  const { services } = context.env
  const screen = findAction(context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const record = await readRegistrationRecord(services, { id, actor: staffOf(context) })
  return screen && record ? { screen, record } : answerNotFound(context)
}
