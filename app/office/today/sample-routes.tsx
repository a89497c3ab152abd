import { Hono } from 'hono'
import { mayFillWithSamples, type Progress } from '#workflows/samples/fill-with-samples.ts'
import { readSampleProgress, startSamples } from '#workflows/samples/start-samples.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'

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
  const content = <SampleProgress {...progress} />
  const page = answerPage(context, { title: 'Sample families', content })
  // Asks again without a script.
  page.headers.set('Refresh', '1')
  return page
})

function SampleProgress({ done, total }: Progress) {
  return (
    <>
      <h1>Sample families are being made</h1>
      <p>
        <label htmlFor="samples">
          {done} of {total}
        </label>
      </p>
      <progress id="samples" max={total} value={done} />
      <p>This page goes on by itself. Then it opens Today.</p>
    </>
  )
}
