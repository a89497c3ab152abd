import { Hono } from 'hono'
import { readList } from '#app/office/form/read-list.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { staffCan } from '#domain/staff.ts'
import { browseRegistrations } from '#workflows/registration-lists/list-registrations.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { conferenceOptions } from './registration-fields.ts'
import { RegistrationsScreen } from './registrations-screen.tsx'

export const registrationRoutes = new Hono<OfficeEnv>()

registrationRoutes.get('/registrations', async (context) => {
  const { services } = context.env
  const { given, query, ...wanted } = readList(context, REGISTRATION_PARAMETERS)
  const page = await browseRegistrations(services, { actor: staffOf(context), ...wanted })
  if (!page.ok) return answerNotAllowed(context)
  const conferences = conferenceOptions(services.content, [
    ...page.events,
    ...(wanted.filter.event ? [wanted.filter.event] : []),
  ])
  const mayTake = staffCan.takeRegistration(staffOf(context))
  const mayWrite = staffCan.writeToPeople(staffOf(context))
  const today = dayInIndia(services.now().getTime())
  const nameOf = (code: string) => shortName(services.content.conferences, code, today)
  const { sort = 'newest' } = wanted.filter
  const view = { given, query, page, conferences, nameOf, sort, mayTake, mayWrite }
  return answerPage(context, {
    title: 'Registrations',
    content: <RegistrationsScreen {...view} />,
  })
})
