import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { asStaff, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { WHY } from '#app/office/words/date-forms.ts'
import { staffCan } from '#domain/staff.ts'
import { closePastDates } from '#workflows/conferences/change-date.ts'
import { listDates } from '#workflows/conferences/read-dates.ts'
import { addDateRoutes } from './add-date-routes.tsx'
import { dateRoutes } from './date-routes.tsx'
import { editDateRoutes } from './edit-date-routes.tsx'
import { LIST_DONE, type ListDone, ListView } from './list-view.tsx'
import { newProgrammeRoutes } from './programme/new-programme-routes.tsx'

/** The dates of all programmes. A programme's whole form is among the content. */
export const conferenceRoutes = new Hono<OfficeEnv>()

conferenceRoutes.get('/conferences', async (context) => {
  const staff = staffOf(context)
  const list = await listDates(context.env.services, staff)
  if (!list.ok) return answerNotAllowed(context)
  const rights = {
    mayEdit: staffCan.editContent(staff),
    seesRegistrations: staffCan.seeRegistrations(staff),
  }
  return answerPage(context, {
    title: 'Conferences',
    content: <ListView list={list} {...rights} done={doneBy(context.req.query())} />,
  })
})

/** "?closed=7" or "?undone=7": what the person has just done, as which version. */
function doneBy(query: Record<string, string>): ListDone | undefined {
  const what = LIST_DONE.find((each) => /^\d{1,9}$/.test(query[each] ?? ''))
  return what && { what, version: Number(query[what]) }
}

/** From Today or from the list: the dates that are over stop taking registrations. */
conferenceRoutes.post('/conferences/close-past', async (context) => {
  const { key, typed } = await sentForm(context.req.raw)
  const closed = await asStaff(context, closePastDates, { why: WHY.pastClosed, key })
  if (!closed.ok && closed.problem === 'not-allowed') return answerNotAllowed(context)
  // Where nothing is left to close, somebody else has done it.
  if (typed.from !== 'conferences') return context.redirect('/office', 303)
  return context.redirect(`/office/conferences${closed.ok ? `?closed=${closed.number}` : ''}`, 303)
})

conferenceRoutes.route('/', addDateRoutes)
conferenceRoutes.route('/', newProgrammeRoutes)
conferenceRoutes.route('/', editDateRoutes)
conferenceRoutes.route('/', dateRoutes)
