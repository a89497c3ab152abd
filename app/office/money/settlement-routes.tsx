import {
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { MAX_COLUMNS } from '#domain/csv.ts'
import { shortMoment } from '#domain/dates.ts'
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
import { MoneyNavigation } from './money-navigation.tsx'
import { SettlementResultView } from './settlement-result-view.tsx'

const comparing = officePage({
  path: '/settlement',
  needs: 'seeMoney',
  read: async () => ({}),
  title: 'Settlement',
  View: SettlementView,
})

/** Shows what a file says, and keeps the result of one that was shown. */
export const settlementRoutes = officeRoutes([
  comparing,
  officePage({
    path: '/settlement/:digest',
    read: readSettlementPage,
    title: 'Settlement',
    View: StoredSettlementView,
  }),
  officeForm({
    path: '/settlement',
    needs: 'seeMoney',
    page: comparing,
    async fields({ typed, fields }) {
      const file = fields.get('file')
      const text = file instanceof File ? await file.text() : (typed.text ?? '')
      if (text === '') return { ok: false, errors: { file: 'Please choose the file first.' } }
      return { ok: true, value: { text } }
    },
    async plan(services, { actor }, { text }) {
      const settlement = await matchSettlement(services, { actor, text })
      if (!settlement.ok) return withErrors(settlement, errorsOf)
      return { ok: true, settlement, text }
    },
    run: async (services, asked, { text }) =>
      withErrors(await keepSettlement(services, { ...asked, text }), errorsOf),
    to: (_, __, { digest }) => `/office/settlement/${digest}`,
  }),
])

function errorsOf({ problem }: { problem: SettlementProblem }) {
  return { file: PROBLEMS[problem] }
}

const PROBLEMS: Record<SettlementProblem, string> = {
  'no-columns':
    'The file lacks a column with transaction numbers (txnid), or one with amounts. Is it the settlement report, as CSV?',
  'too-large': `The file has more than ${MAX_LINES.toLocaleString('en-IN')} lines or more than ${MAX_COLUMNS} columns, which is more than we can compare at once. Please export fewer days at a time.`,
}

type Compared = {
  settlement: Extract<Settlement, { ok: true }>
  /** The file itself, which is sent again to keep its result. */
  text: string
}

/** Compares a settlement file with our records. */
function SettlementView({ refused }: PageProps<object, Compared>) {
  return (
    <>
      <h1>Settlement</h1>
      <MoneyNavigation path="/office/settlement" />
      <p>
        Choose the settlement report that the payment provider offers as CSV. It is compared with
        our records line by line. Nothing is stored until you keep the result.
      </p>
      <FileForm error={refused?.errors.file} />
      {refused?.plan && (
        <SettlementResultView result={refused.plan.settlement}>
          <Keeping {...refused.plan} />
        </SettlementResultView>
      )}
    </>
  )
}

/** The result of a file that was stored. */
function StoredSettlementView({ page }: PageProps<SettlementPage>) {
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

function FileForm({ error }: { error: string | undefined }) {
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

function Keeping({ settlement: { digest, stored }, text }: Compared) {
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
        <Submit intent="do">Keep this result</Submit>
      </p>
    </form>
  )
}
