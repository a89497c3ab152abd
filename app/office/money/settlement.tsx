import type { ReactNode } from 'react'
import { PaymentLink } from '#app/office/cells.tsx'
import { officeForm, officePage, type PageProps } from '#app/office/engine/engine.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { type Column, Sheet, type SheetProps } from '#app/office/sheet.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { fieldState } from '#app/ui/form/typed-field.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { formatRupees, type Paise, signedRupees } from '#domain/money.ts'
import type { Transfer } from '#domain/payments/settlement-line.ts'
import { KIND_WORDS, settlementProblemWords, verdictWords } from '#words/office/closing.ts'
import {
  keepSettlement,
  MAX_LINES,
  type MatchedLine,
  matchSettlement,
  readSettlementPage,
  type Settlement,
  type SettlementResult,
} from '#workflows/records/closing/match-settlement.ts'

const comparing = officePage({
  path: '/settlement',
  needs: 'seeMoney',
  read: async () => ({}),
  title: 'Settlement',
  View: ({ refused }: PageProps<object, Comparison>) => (
    <>
      <h1>Settlement</h1>
      <p>
        Choose the settlement report that the payment provider offers as CSV. It is compared with
        our records line by line. Nothing is stored until you keep the result.
      </p>
      <form
        method="post"
        action="/office/settlement"
        encType="multipart/form-data"
        className="form money-form no-print"
      >
        <Field
          label="Settlement file"
          field={fieldState('file', undefined, refused?.errors.file)}
          focus={refused?.errors.file !== undefined}
        >
          {(attributes) => <input {...attributes} type="file" accept=".csv,text/csv" />}
        </Field>
        <Submit>Compare</Submit>
      </form>
      {refused?.plan && (
        <Result result={refused.plan.settlement}>
          <Keeping {...refused.plan} />
        </Result>
      )}
    </>
  ),
})

type Comparison = {
  settlement: Extract<Settlement, { ok: true }>
  text: string
}

export const settlementRows = [
  comparing,
  officePage({
    path: '/settlement/:digest',
    read: readSettlementPage,
    title: 'Settlement',
    View: ({ page: { at, author, result } }) => (
      <>
        <h1>Settlement</h1>
        <p>
          Kept on {shortMoment(at)} by {author}.
        </p>
        <p>
          What did not match then is one item on Today. If it was the wrong file, mark that item as
          settled and say so in its note: the file has changed nothing else.
        </p>
        <Result result={result} />
      </>
    ),
  }),
  officeForm({
    at: comparing,
    async fields({ typed, fields }) {
      const file = fields.get('file')
      const text = file instanceof File ? await file.text() : (typed.text ?? '')
      if (text === '') return { ok: false, errors: { file: 'Please choose the file first.' } }
      return { ok: true, value: { text } }
    },
    async plan(services, { actor }, { text }) {
      const settlement = await matchSettlement(services, { actor, text })
      return settlement.ok ? { ok: true, settlement, text } : settlement
    },
    run: (services, asked, { text }) => keepSettlement(services, { ...asked, text }),
    errors: ({ problem }) => ({ file: settlementProblemWords(problem, MAX_LINES) }),
    to: (_, __, { digest }) => `/office/settlement/${digest}`,
  }),
]

function Keeping({ settlement: { digest, stored }, text }: Comparison) {
  if (stored) {
    return (
      <p className="notice">
        This file was kept on {shortMoment(stored.at)} by {stored.author}.{' '}
        <a href={`/office/settlement/${digest}`}>Open the result</a>
      </p>
    )
  }
  return (
    <PostForm
      action="/office/settlement"
      encType="multipart/form-data"
      className="notice no-print"
      fields={{ text }}
    >
      <p>
        <strong>Nothing is stored yet.</strong> If this is the right file, keep its result. What
        does not match is then one item on Today.
      </p>
      <p>
        <Submit intent="do">Keep this result</Submit>
      </p>
    </PostForm>
  )
}

function Result({ result, children }: { result: SettlementResult; children?: ReactNode }) {
  const { lines, missing, unreadable, transfers, total } = result
  const count = (verdict: MatchedLine['verdict']) =>
    lines.filter((line) => line.verdict === verdict).length
  const odd = lines.filter(({ verdict }) => verdict !== 'matched')
  return (
    <section className="stack gap-4" aria-labelledby="result">
      <h2 id="result">
        {total.lines - odd.length} matched, {count('unknown')} unknown, {missing.length} missing,{' '}
        {count('differing')} differing
      </h2>
      {children}
      <FirstRows
        caption="Transfers to the bank"
        columns={TRANSFERS}
        rows={transfers}
        totals={['All', ...TRANSFERS.slice(1).map(([, cell]) => cell(total, 0))]}
      />
      {unreadable.length > 0 && (
        <p>Lines that could not be read: {unreadable.slice(0, MAX_SHOWN).join(', ')}.</p>
      )}
      <Rest length={unreadable.length} />
      <FirstRows caption="Not matched" columns={LINES} rows={odd} />
      <FirstRows
        caption="Missing: recorded in these days, not in the file"
        columns={[
          ['Transaction number', PaymentLink],
          ['Kind', ({ kind }) => KIND_WORDS[kind]],
          ['Day', ({ day }) => shortDay(day)],
          ['Amount', ({ amountMinor }) => formatRupees(amountMinor), 'number'],
        ]}
        rows={missing}
      />
      {lines.length > odd.length && (
        <details>
          <summary>All lines</summary>
          <FirstRows caption="All lines" columns={LINES} rows={lines} />
        </details>
      )}
    </section>
  )
}

/** Of each table. Nobody reads more, and a page of them all would keep the server busy. */
const MAX_SHOWN = 300

function FirstRows<Row>({ rows, ...sheet }: SheetProps<Row>) {
  return (
    <>
      <Sheet rows={rows.slice(0, MAX_SHOWN)} {...sheet} />
      <Rest length={rows.length} />
    </>
  )
}

function Rest({ length }: { length: number }) {
  if (length <= MAX_SHOWN) return null
  const more = (length - MAX_SHOWN).toLocaleString('en-IN')
  return (
    <p>
      The first {MAX_SHOWN} are shown, and there are {more} more.
    </p>
  )
}

const NOT_IN_FILE = 'Not in the file'

const TRANSFERS: readonly Column<Transfer>[] = [
  ['UTR', ({ utr }) => utr || NOT_IN_FILE],
  ['Lines', ({ lines }) => lines, 'number'],
  ['Payments', ({ settledMinor }) => formatRupees(settledMinor), 'number'],
  ['Refunds and chargebacks', ({ returnedMinor }) => formatRupees(returnedMinor), 'number'],
  ['Fees', ({ feeMinor }) => orNotInFile(feeMinor), 'number'],
  ['Tax', ({ taxMinor }) => orNotInFile(taxMinor), 'number'],
  ['Net', ({ netMinor }) => orNotInFile(netMinor), 'number'],
]

/** More may be taken back in a transfer than was paid. */
function orNotInFile(amount: Paise | undefined): string {
  return amount === undefined ? NOT_IN_FILE : signedRupees(amount)
}

const LINES: readonly Column<MatchedLine>[] = [
  ['Transaction number', PaymentLink],
  ['Line', ({ line }) => line, 'number'],
  ['Kind', ({ kind }) => KIND_WORDS[kind]],
  ['Verdict', verdictWords],
  ['In the file', ({ amountMinor }) => formatRupees(amountMinor), 'number'],
  [
    'Recorded',
    ({ recordedMinor }) => recordedMinor !== undefined && formatRupees(recordedMinor),
    'number',
  ],
  ['Settled', ({ settledOn }) => settledOn],
  ['UTR', ({ utr }) => utr],
]
