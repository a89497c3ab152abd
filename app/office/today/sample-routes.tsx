import { Hono } from 'hono'
import { mayFillWithSamples } from '#workflows/samples/fill-with-samples.ts'
import { readSampleProgress, startSamples } from '#workflows/samples/start-samples.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerNotAllowed } from '../refusals.tsx'
import { answerProgress } from '../sample-progress.tsx'

/** Fills an empty office with made-up records, and says how far it is. */
export const sampleRoutes = new Hono<OfficeEnv>()

sampleRoutes.post('/samples', async (context) => {
  const started = await startSamples(context.env.services, staffOf(context))
  if (started.ok) return context.redirect('/office/samples', 303)
  return started.problem === 'has-records'
    ? context.redirect('/office', 303)
    : answerNotAllowed(context)
})

sampleRoutes.get('/samples', (context) => {
  const { services } = context.env
  if (!mayFillWithSamples(services, staffOf(context))) return answerNotAllowed(context)
  const progress = readSampleProgress(services)
  if (!progress) return context.redirect('/office', 303)
  return answerProgress(context, { ...progress, made: 'Sample families', opens: 'Today' })
})
