import { officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { staffCan } from '#domain/staff.ts'
import { browseRegistrations } from '#workflows/registration-lists/list-registrations.ts'
import { conferenceOptions } from './registration-fields.ts'
import { RegistrationsScreen } from './registrations-screen.tsx'

export const registrationRoutes = officeRoutes([
  officePage({
    path: '/registrations',
    async read(services, { actor }, sent) {
      const { given, query, ...wanted } = readList(sent, REGISTRATION_PARAMETERS)
      const list = await browseRegistrations(services, { actor, ...wanted })
      if (!list.ok) return list
      const { event, sort = 'newest' } = wanted.filter
      const codes = [...list.events, ...(event ? [event] : [])]
      const today = dayInIndia(services.now().getTime())
      return {
        list,
        given,
        query,
        sort,
        conferences: conferenceOptions(services.content, codes),
        nameOf: (code: string) => shortName(services.content.conferences, code, today),
        mayTake: staffCan.takeRegistration(actor),
        mayWrite: staffCan.writeToPeople(actor),
      }
    },
    title: 'Registrations',
    View: RegistrationsScreen,
  }),
])
