import { Hono } from 'hono'
import { readFormData, sentForm } from '#app/http/read-form-data.ts'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { MAX_COLUMNS } from '#domain/csv.ts'
import { shortMoment } from '#domain/dates.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import {
  keepSettlement,
  readSettlementPage,
  type SettlementPage,
} from '#workflows/records/closing/keep-settlement.ts'
import {
  MAX_LINES,
  matchSettlement,
  type Settlement,
  type SettlementProblem,
} from '#workflows/records/closing/match-settlement.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerRefused } from '../refusals.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { SettlementResultView } from './settlement-result-view.tsx'

export const bookRoutes = new Hono<OfficeEnv>()

bookRoutes.get('/settlement', (context) => {
  if (!staffCan.seeMoney(staffOf(context))) return answerNotAllowed(context)
  return answerPage(context, { title: 'Settlement', content: <SettlementView /> })
})

bookRoutes.get('/settlement/:digest', async (context) => {
  const page = await asStaff(context, readSettlementPage, { digest: context.req.param('digest') })
  if (page.ok) {
    return answerPage(context, {
      title: 'Settlement',
      content: <StoredSettlementView page={page} />,
    })
  }
  return answerRefused(context, page)
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
  const stored = await keepSettlement(context.env.services, asked)
  if (stored.ok) return context.redirect(`/office/settlement/${stored.digest}`, 303)
  return answerProblem(context, asked, stored.problem)
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

type ShownSettlement = {
  settlement: Extract<Settlement, { ok: true }>
  /** The file itself, which is sent again to keep its result. */
  text: string
}

type ShownSettlementProps = { shown?: ShownSettlement | undefined; error?: string | undefined }

/** Compares a settlement file with our records. */
function SettlementView({ shown, error }: ShownSettlementProps) {
  return (
    <>
      <h1>Settlement</h1>
      <MoneyNavigation path="/office/settlement" />
      <p>
        Choose the settlement report that the payment provider offers as CSV. It is compared with
        our records line by line. Nothing is stored until you keep the result.
      </p>
      <FileForm error={error} />
      {shown && (
        <SettlementResultView result={shown.settlement}>
          <Keeping {...shown} />
        </SettlementResultView>
      )}
    </>
  )
}

/** The result of a file that was stored. */
function StoredSettlementView({ page }: { page: SettlementPage }) {
  return (
    <>
      <h1>Settlement</h1>
      <MoneyNavigation path="/office/settlement" />
      <p>
        Kept on {shortMoment(page.at)} by {page.author}.
      </p>
      <p>
        What did not match then is one item on Today. If it was the wrong file, mark that item as
        settled and say so in its note: the file has changed nothing else.
      </p>
      <SettlementResultView result={page.result} />
    </>
  )
}

function FileForm({ error }: Pick<ShownSettlementProps, 'error'>) {
  const errors = error === undefined ? undefined : [error]
  const field = { id: 'settlement-file', name: 'file', errors, initialValue: undefined }
  return (
    <form
      method="post"
      action="/office/settlement"
      encType="multipart/form-data"
      className="form money-form no-print"
    >
      <Field label="Settlement file" field={field} focus={error !== undefined}>
        {(attributes) => <input {...attributes} type="file" accept=".csv,text/csv" />}
      </Field>
      <Submit>Compare</Submit>
    </form>
  )
}

function Keeping({ settlement: { digest, stored }, text }: ShownSettlement) {
  if (stored) {
    return (
      <p className="notice">
        This file was kept on {shortMoment(stored.at)} by {stored.author}.{' '}
        <a href={`/office/settlement/${digest}`}>Open the result</a>
      </p>
    )
  }
  return (
    <form
      method="post"
      action="/office/settlement"
      encType="multipart/form-data"
      className="notice no-print"
    >
      <FormKey fields={{ text }} />
      <p>
        <strong>Nothing is stored yet.</strong> If this is the right file, keep its result. What
        does not match is then one item on Today.
      </p>
      <p>
        <Submit intent="keep">Keep this result</Submit>
      </p>
    </form>
  )
}
