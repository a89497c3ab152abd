import { Hono } from 'hono'
import type { OfficeEnv } from '../office-env.ts'
import { showAction, takeAction } from './answer-action.tsx'
import { showRegistration } from './show-registration.tsx'
import { showNewRegistration, takeNewRegistration } from './take-new-registration.tsx'

const ONE = '/registrations/:id{[0-9a-f-]{36}}'

/** One registration, its actions, and the form for one that is taken by phone or at the door. */
export const oneRegistrationRoutes = new Hono<OfficeEnv>()

oneRegistrationRoutes.get('/registrations/new', showNewRegistration)
oneRegistrationRoutes.post('/registrations/new', takeNewRegistration)
oneRegistrationRoutes.get(ONE, showRegistration)
oneRegistrationRoutes.get(`${ONE}/:action`, showAction)
oneRegistrationRoutes.post(`${ONE}/:action`, takeAction)
