import { Hono } from 'hono'
import { readArrivals } from '#workflows/doors/read-arrivals.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotFound } from '../refusals.tsx'
import { ArrivalsView } from './arrivals-view.tsx'

/** Who is here, of one conference. */
export const arrivalRoutes = new Hono<OfficeEnv>()

arrivalRoutes.get('/conferences/:code/arrivals', async (context) => {
  const asked = { actor: staffOf(context), code: context.req.param('code') }
  const arrivals = await readArrivals(context.env.services, asked)
  if (!arrivals) return answerNotFound(context)
  return answerPage(context, { title: 'Arrivals', content: <ArrivalsView {...arrivals} /> })
})
