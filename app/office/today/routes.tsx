import * as v from 'valibot'
import {
  Elsewhere,
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { progressPage } from '#app/office/sample-progress.tsx'
import type { Errors } from '#app/ui/form/typed.ts'
import { shortMoment } from '#domain/dates.ts'
import { staffCan } from '#domain/staff.ts'
import { readToday } from '#workflows/attention/read-today.ts'
import { settleAttention } from '#workflows/attention/settle-attention.ts'
import { mayFillWithSamples } from '#workflows/samples/fill-with-samples.ts'
import { startSamples } from '#workflows/samples/start-samples.ts'
import { TodayView } from './today-view.tsx'

const today = officePage({
  path: '/',
  async read(services, { actor }) {
    if (!staffCan.seeToday(actor)) return new Elsewhere('/office/doors')
    const today = await readToday(services, actor)
    return { today, actor, mayFill: today.isEmpty && mayFillWithSamples(services, actor) }
  },
  title: 'Today',
  View: TodayView,
})

export const todayRoutes = officeRoutes([
  today,
  officeForm({
    path: '/attention',
    needs: 'settleAttention',
    page: today,
    fields: v.object({ about: v.string(), note: v.string() }),
    async run(services, asked, value) {
      const settled = await settleAttention(services, { ...asked, ...value })
      // What was done about it has settled it meanwhile.
      if (!settled.ok && settled.problem === 'unknown') return { ok: true }
      return withErrors(settled, (refusal): Errors => {
        if (refusal.problem !== 'changed') return { note: PROBLEMS[refusal.problem] }
        const { author, at } = refusal.by
        const settledBy = `${author} settled this on ${shortMoment(at)}.`
        return { '': `${settledBy} Your note was not stored: ${value.note}` }
      })
    },
    to: '/office',
  }),
  // Fills an empty office with made-up records, and says how far it is.
  officeButton({
    path: '/samples',
    page: today,
    async run(services, { actor }) {
      const started = await startSamples(services, actor)
      return started.ok || started.problem !== 'has-records'
        ? { ...started, to: '/office/samples' }
        : { ok: true, to: '/office' }
    },
    to: (_, __, { to }) => to,
  }),
  progressPage({
    path: '/samples',
    made: 'Sample families',
    opens: 'Today',
    end: () => new Elsewhere('/office'),
  }),
])

const PROBLEMS = {
  'note-missing': 'Please write what was done about it.',
  'note-too-long': 'Please enter at most 500 characters.',
} as const
