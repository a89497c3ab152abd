import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { answerProgress } from '#app/office/sample-progress.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { staffCan } from '#domain/staff.ts'
import { readToday } from '#workflows/attention/read-today.ts'
import { settleAttention } from '#workflows/attention/settle-attention.ts'
import { mayFillWithSamples } from '#workflows/samples/fill-with-samples.ts'
import { readSampleProgress, startSamples } from '#workflows/samples/start-samples.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { type SettledBy, TodayView } from './today-view.tsx'

export const todayRoutes = new Hono<OfficeEnv>()

todayRoutes.get('/', (context) => answerToday(context))

todayRoutes.post('/attention', async (context) => {
  const sent = await sentForm(context.req.raw)
  const { about = '', note = '' } = sent.typed
  const settled = await asStaff(context, settleAttention, { about, note, key: sent.key })
  // What was done about it has settled it meanwhile.
  if (settled.ok || settled.problem === 'unknown') return context.redirect('/office', 303)
  if (settled.problem === 'not-allowed') return answerNotAllowed(context)
  if (settled.problem === 'changed') return answerToday(context, { settledBy: settled.by, note })
  return answerToday(context, { refused: { ...sent, errors: { note: PROBLEMS[settled.problem] } } })
})

/** Fills an empty office with made-up records, and says how far it is. */
todayRoutes.post('/samples', async (context) => {
  const started = await startSamples(context.env.services, staffOf(context))
  if (started.ok) return context.redirect('/office/samples', 303)
  return started.problem === 'has-records'
    ? context.redirect('/office', 303)
    : answerNotAllowed(context)
})

todayRoutes.get('/samples', (context) => {
  const { services } = context.env
  if (!mayFillWithSamples(services, staffOf(context))) return answerNotAllowed(context)
  const progress = readSampleProgress(services)
  if (!progress) return context.redirect('/office', 303)
  return answerProgress(context, { ...progress, made: 'Sample families', opens: 'Today' })
})

const PROBLEMS = {
  'note-missing': 'Please write what was done about it.',
  'note-too-long': 'Please enter at most 500 characters.',
} as const

type Told = {
  refused?: RefusedForm
  /** Who has settled meanwhile what this note was about. */
  settledBy?: SettledBy
  note?: string
}

async function answerToday(context: OfficeContext, told: Told = {}): Promise<Response> {
  const staff = staffOf(context)
  if (!staffCan.seeToday(staff)) return context.redirect('/office/doors', 303)
  const today = await readToday(context.env.services, staff)
  const mayFill = today.isEmpty && mayFillWithSamples(context.env.services, staff)
  const open = context.req.query('show')
  const view = { today, actor: staff, mayFill, open, ...told }
  const refusal = told.refused ? 422 : 200
  const status = told.settledBy ? 409 : refusal
  return answerPage(context, { title: 'Today', status, content: <TodayView {...view} /> })
}
