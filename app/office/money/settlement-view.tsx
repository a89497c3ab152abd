import { FormKey } from '#app/office/form/form-key.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { SettlementPage } from '#workflows/closing/keep-settlement.ts'
import type { Settlement } from '#workflows/closing/match-settlement.ts'
import { MoneyNavigation } from './money-navigation.tsx'
import { SettlementResultView } from './settlement-result-view.tsx'

export type ShownSettlement = {
  settlement: Extract<Settlement, { ok: true }>
  /** The file itself, which is sent again to keep its result. */
  text: string
}

type Props = { shown?: ShownSettlement | undefined; error?: string | undefined }

/** Compares a settlement file with our records. */
export function SettlementView({ shown, error }: Props) {
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

/** The result of a file that was kept. */
export function KeptSettlementView({ page }: { page: SettlementPage }) {
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

function FileForm({ error }: Pick<Props, 'error'>) {
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
      <button type="submit" className="button">
        Compare
      </button>
    </form>
  )
}

function Keeping({ settlement: { digest, kept }, text }: ShownSettlement) {
  if (kept) {
    return (
      <p className="notice">
        This file was kept on {shortMoment(kept.at)} by {kept.author}.{' '}
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
      <FormKey />
      <input type="hidden" name="text" value={text} />
      <p>
        <strong>Nothing is stored yet.</strong> If this is the right file, keep its result. What
        does not match is then one item on Today.
      </p>
      <p>
        <button type="submit" className="button" name="intent" value="keep">
          Keep this result
        </button>
      </p>
    </form>
  )
}
