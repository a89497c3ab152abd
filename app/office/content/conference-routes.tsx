import { Hono } from 'hono'
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
