import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { WHY } from '#app/office/words/conferences.ts'
import { staffCan } from '#domain/staff.ts'
import { closePastDates } from '#workflows/conferences/close-past-dates.ts'
import { listDates } from '#workflows/conferences/list-dates.ts'
import { addDateRoutes } from './add-date-routes.tsx'
import { dateRoutes } from './date-routes.tsx'
import { editDateRoutes } from './edit-date-routes.tsx'
import { ListView } from './list-view.tsx'
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
    content: <ListView list={list} {...rights} />,
  })
})

/** From Today or from the list: the dates that are over stop taking registrations. */
conferenceRoutes.post('/conferences/close-past', async (context) => {
  const { key, typed } = await sentForm(context.req.raw)
  const closing = { actor: staffOf(context), why: WHY.pastClosed, key }
  const closed = await closePastDates(context.env.services, closing)
  if (!closed.ok && closed.problem === 'not-allowed') return answerNotAllowed(context)
  // Where nothing is left to close, somebody else has done it.
  return context.redirect(typed.from === 'conferences' ? '/office/conferences' : '/office', 303)
})

conferenceRoutes.route('/', addDateRoutes)
conferenceRoutes.route('/', newProgrammeRoutes)
conferenceRoutes.route('/', editDateRoutes)
conferenceRoutes.route('/', dateRoutes)
