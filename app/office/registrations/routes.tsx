import { Hono } from 'hono'
import { staffCan } from '#domain/staff.ts'
import { browseRegistrations } from '#workflows/registration-lists/browse-registrations.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { conferenceOptions } from './conference-options.ts'
import { readListAddress } from './list-address.ts'
import { RegistrationsScreen } from './registrations-screen.tsx'

export const registrationRoutes = new Hono<OfficeEnv>()

registrationRoutes.get('/registrations', async (context) => {
  const { services } = context.env
  const address = readListAddress(new URL(context.req.url).searchParams)
  const page = await browseRegistrations(services, { actor: staffOf(context), ...address })
  if (!page.ok) return answerNotAllowed(context)
  const conferences = conferenceOptions(services.content, [
    ...page.events,
    ...(address.filter.event ? [address.filter.event] : []),
  ])
  const mayTake = staffCan.takeRegistration(staffOf(context))
  const view = { address, page, conferences, mayTake }
  return answerPage(context, {
    title: 'Registrations',
    content: <RegistrationsScreen {...view} />,
  })
})
