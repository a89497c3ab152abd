import { Hono } from 'hono'
import { readFormData } from '#app/http/read-form-data.ts'
import { sentForm } from '#app/http/sent-form.ts'
import { MAX_COLUMNS } from '#domain/csv.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { keepSettlement, readSettlementPage } from '#workflows/closing/keep-settlement.ts'
import {
  MAX_LINES,
  matchSettlement,
  type SettlementProblem,
} from '#workflows/closing/match-settlement.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { KeptSettlementView, SettlementView } from './settlement-view.tsx'

export const bookRoutes = new Hono<OfficeEnv>()

bookRoutes.get('/settlement', (context) => {
  if (!staffCan.seeMoney(staffOf(context))) return answerNotAllowed(context)
  return answerPage(context, { title: 'Settlement', content: <SettlementView /> })
})

bookRoutes.get('/settlement/:digest', async (context) => {
  const wanted = { actor: staffOf(context), digest: context.req.param('digest') }
  const page = await readSettlementPage(context.env.services, wanted)
  if (page.ok) {
    return answerPage(context, { title: 'Settlement', content: <KeptSettlementView page={page} /> })
  }
  return page.problem === 'unknown' ? answerNotFound(context) : answerNotAllowed(context)
})

/** Shows what a file says, or keeps the result of one that was shown. */
bookRoutes.post('/settlement', async (context) => {
  const file = (await readFormData(context.req.raw)).get('file')
  const { typed, key } = await sentForm(context.req.raw)
  const { intent, text: sent = '' } = typed
  const text = file instanceof File ? await file.text() : sent
  const asked = { actor: staffOf(context), text, key }
  return intent === 'keep' ? keep(context, asked) : show(context, asked)
})

type Asked = { actor: Actor; text: string; key: string | undefined }

async function show(context: OfficeContext, asked: Asked): Promise<Response> {
  const settlement = await matchSettlement(context.env.services, asked)
  if (!settlement.ok) return answerProblem(context, asked, settlement.problem)
  const content = <SettlementView shown={{ settlement, text: asked.text }} />
  return answerPage(context, { title: 'Settlement', content })
}

async function keep(context: OfficeContext, asked: Asked): Promise<Response> {
  const kept = await keepSettlement(context.env.services, asked)
  if (kept.ok) return context.redirect(`/office/settlement/${kept.digest}`, 303)
  return answerProblem(context, asked, kept.problem)
}

type Problem = 'not-allowed' | SettlementProblem

function answerProblem(context: OfficeContext, { text }: Asked, problem: Problem): Response {
  if (problem === 'not-allowed') return answerNotAllowed(context)
  const error = text === '' ? 'Please choose the file first.' : PROBLEMS[problem]
  const content = <SettlementView error={error} />
  return answerPage(context, { title: 'Settlement', status: 422, content })
}

const PROBLEMS: Record<SettlementProblem, string> = {
  'no-columns':
    'The file lacks a column with transaction numbers (txnid), or one with amounts. Is it the settlement report, as CSV?',
  'too-large': `The file has more than ${MAX_LINES.toLocaleString('en-IN')} lines or more than ${MAX_COLUMNS} columns, which is more than we can compare at once. Please export fewer days at a time.`,
}
