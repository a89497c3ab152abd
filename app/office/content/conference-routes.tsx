import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { closePastDates } from '#workflows/conferences/close-past-dates.ts'
import { listProgrammes } from '#workflows/content/list-conferences.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { ConferencesView } from './conferences-view.tsx'
import { familyPrices } from './family-prices.ts'
import { FamilyPrices } from './family-prices-table.tsx'
import { showScreen, takeScreen } from './file-screen.tsx'
import type { Screen } from './screen.ts'

/** A screen of its own for each programme. It edits its part of `conferences.yaml`. */
export const conferenceRoutes = new Hono<OfficeEnv>()

conferenceRoutes.get('/conferences', (context) => {
  const listed = listProgrammes(context.env.services, staffOf(context))
  if (!listed.ok) return answerNotAllowed(context)
  const content = <ConferencesView programmes={listed.programmes} />
  return answerPage(context, { title: 'Conferences', content })
})

/** From Today: the dates that are over stop taking registrations. */
conferenceRoutes.post('/conferences/close-past', async (context) => {
  const { key } = await sentForm(context.req.raw)
  const closed = await closePastDates(context.env.services, {
    actor: staffOf(context),
    why: 'Past dates take no registrations.',
    key,
  })
  if (!closed.ok && closed.problem === 'not-allowed') return answerNotAllowed(context)
  // Where nothing is left to close, somebody else has done it.
  return context.redirect('/office', 303)
})

conferenceRoutes.get('/conferences/:programme', (context) =>
  showScreen(context, screenOf(context.req.param('programme'))),
)

conferenceRoutes.post('/conferences/:programme', (context) =>
  takeScreen(context, screenOf(context.req.param('programme'))),
)

function screenOf(programme: string): Screen {
  return {
    place: { path: 'conferences.yaml', keys: ['programmes', programme] },
    address: `/office/conferences/${programme}`,
    back: { label: 'All conferences', to: '/office/conferences' },
    page: `/${programme}`,
    below: ({ value }) => <FamilyPrices prices={familyPrices(value)} />,
  }
}
