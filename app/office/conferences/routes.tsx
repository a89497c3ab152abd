import * as v from 'valibot'
import { officeForm, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { WHY } from '#app/office/words/date-forms.ts'
import { staffCan } from '#domain/staff.ts'
import { closePastDates } from '#workflows/conferences/change-date.ts'
import { listDates } from '#workflows/conferences/read-dates.ts'
import { addDateRows } from './add-date-routes.tsx'
import { dateRoutes } from './date-routes.tsx'
import { editDateRows } from './edit-date-routes.tsx'
import { ListView } from './list-view.tsx'
import { newProgrammeRows } from './programme/new-programme-routes.tsx'

const list = officePage({
  path: '/conferences',
  async read(services, { actor }) {
    const list = await listDates(services, actor)
    if (!list.ok) return list
    const mayEdit = staffCan.editContent(actor)
    return { list, mayEdit, seesRegistrations: staffCan.seeRegistrations(actor) }
  },
  title: 'Conferences',
  View: ListView,
})

/** The dates of all programmes. A programme's whole form is among the content. */
export const conferenceRoutes = officeRoutes([
  list,
  // From Today or from the list: the dates that are over stop taking registrations.
  officeForm({
    path: '/conferences/close-past',
    needs: 'editContent',
    page: list,
    fields: v.object({ from: v.string() }),
    async run(services, { actor, key }) {
      const closed = await closePastDates(services, { actor, why: WHY.pastClosed, key })
      // Where nothing is left to close, somebody else has done it.
      return { ok: true, done: closed.ok ? `?closed=${closed.number}` : '' }
    },
    to: (_, { from }, { done }) =>
      from === 'conferences' ? `/office/conferences${done}` : '/office',
  }),
  ...addDateRows,
  ...newProgrammeRows,
  ...editDateRows,
])

conferenceRoutes.route('/', dateRoutes)
