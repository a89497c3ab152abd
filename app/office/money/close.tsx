import * as v from 'valibot'
import { moneyAddress, PaymentLink, ReceiptNumber, voucherAddress } from '#app/office/cells.tsx'
import { type FormState, officeForm, officePage } from '#app/office/engine/engine.tsx'
import { NO_DAY } from '#app/office/form/filter-form.tsx'
import { FieldsForm, PrintLine, Submit } from '#app/office/form/office-form.tsx'
import { History } from '#app/office/history-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia, isDay } from '#domain/days.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { CLOSE_ERRORS, COMPARED_WORDS, differenceWords } from '#words/office/closing.ts'
import {
  CLOSE_METHODS,
  type Close,
  type CloseEntry,
  closeDay,
  type MethodSum,
  openDay,
  readClose,
  verdictOf,
} from '#workflows/records/closing/close-day.ts'

const PATH = '/office/close'

const close = officePage({
  path: '/close',
  async read(services, { actor }, query, refused) {
    const { day: typed = '' } = refused?.typed ?? query
    const day = isDay(typed) ? typed : dayInIndia(services.now().getTime())
    const method = CLOSE_METHODS.find((each) => each === query.method)
    const read = await readClose(services, { actor, day, method })
    return read.ok ? { ...read, method, isUnread: typed !== '' && !isDay(typed) } : read
  },
  title: 'Close',
  View: ({ page, refused }) => {
    const { day, byMethod, closed, mayClose, history, isUnread, entries, method } = page
    const error = isUnread ? NO_DAY : undefined
    const field = { id: 'filter-day', name: 'day', initialValue: day, error }
    return (
      <div className="stack gap-4">
        <h1>Close of {shortDay(day)}</h1>
        <form method="get" action={PATH} className="list-filter row gap-2 no-print" data-filter="">
          <Field label="Day" field={field} isDay>
            {(attributes) => <input {...attributes} type="date" />}
          </Field>
          <noscript>
            <Submit>Show</Submit>
          </noscript>
        </form>
        <Meanwhile close={page} refused={refused} />
        <div className="close-day columns gap-4">
          <div className="stack gap-4 start">
            <OnlineComparison online={page.online} />
            <MethodTable
              caption={shortDay(day)}
              sums={byMethod.day}
              to={(each) => `${PATH}?${new URLSearchParams({ day, method: each })}#entries`}
            />
          </div>
          <div className="stack gap-4 start">
            {closed && <Closed close={page} closed={closed} refused={refused} />}
            {mayClose && !closed && <CloseForm close={page} refused={refused} />}
          </div>
        </div>
        {entries && (
          <section id="entries">
            <Sheet caption={`${method}, ${shortDay(day)}`} columns={ENTRY_COLUMNS} rows={entries} />
          </section>
        )}
        {page.online.ok && (
          <Sheet
            caption="What differs online"
            columns={[
              ['Transaction number', PaymentLink],
              ['With us', ({ state }) => state],
            ]}
            rows={page.online.unmatched}
          />
        )}
        <details className="phone-fold">
          <summary>The month and the financial year up to that day</summary>
          <MethodTable caption="This month up to that day" sums={byMethod.month} />
          <MethodTable caption="This financial year up to that day" sums={byMethod.year} />
        </details>
        <History events={history} />
      </div>
    )
  },
})

const shared = {
  needs: 'closeDay',
  page: close,
  errors: ({ problem }: { problem: string }) => CLOSE_ERRORS[problem] ?? {},
  to: (_: unknown, { day }: { day: string }) => `${PATH}?${new URLSearchParams({ day })}`,
} as const

export const closeRows = [
  close,
  officeForm({
    ...shared,
    path: '/close',
    name: 'close',
    fields: v.object({
      day: v.string(),
      counted: v.string(),
      seen: v.pipe(v.string(), v.transform(Number)),
      reason: v.string(),
    }),
    run: (services, { version = 0, ...asked }, { counted, seen, ...value }) => {
      const countedMinor = readTypedRupees(counted) ?? Number.NaN
      return closeDay(services, { ...asked, ...value, version, countedMinor, seenMinor: seen })
    },
  }),
  officeForm({
    ...shared,
    path: '/close/open',
    name: 'open',
    fields: v.object({ day: v.string(), reason: v.string() }),
    run: (services, { version = 0, ...asked }, value) =>
      openDay(services, { ...asked, ...value, version }),
  }),
]

type Props = { close: Close; refused: FormState | undefined }

/** Somebody else was first, or the cash of the day has changed. What was typed is still in the form. */
function Meanwhile({ close, refused }: Props) {
  if (!refused || Object.keys(refused.errors).length > 0) return null
  const last = close.history.at(-1)
  const was = refused.form === 'close' && !close.closed ? undefined : last
  return (
    <StatusNotice>
      {was
        ? `Nothing was changed: ${was.author} was here first (${actionWords(was.action)}, ${shortMoment(was.at)}).`
        : `The day was not closed: the recorded cash has changed in the meantime. It is now ${signedRupees(close.cashMinor)}. Please look again.`}
      {refused.form === 'close' && close.closed && ` You had counted ${refused.typed.counted}.`}
    </StatusNotice>
  )
}

function Closed({ close, closed, refused }: Props & { closed: NonNullable<Close['closed']> }) {
  const { day, version, mayClose } = close
  const { closed_at, closed_by, recorded_minor, reason, compared } = closed
  const countedMinor = closed.counted_minor ?? 0
  const opening = refused?.form === 'open' ? refused : undefined
  return (
    <>
      <section className="notice close-done" aria-labelledby="closed">
        <h2 id="closed">
          Closed by {closed_by}, {shortMoment(closed_at ?? '')}
        </h2>
        <p>
          Counted cash: <strong>{formatRupees(countedMinor)}</strong>.{' '}
          {differenceWords(countedMinor - (recorded_minor ?? 0))}
          {reason && ` Reason: ${reason}`}
        </p>
        <p>{COMPARED_WORDS[compared ?? 'not-compared']}</p>
        <PrintLine className="button button-quiet" />
      </section>
      {mayClose && (
        <details className="no-print" open={opening !== undefined}>
          <summary>Open the day again</summary>
          <p>
            What {closed_by} counted ({formatRupees(countedMinor)}) stays in the history.
          </p>
          <FieldsForm
            className="form money-form"
            action={`${PATH}/open`}
            rows={[{ label: 'Reason', name: 'reason' }]}
            fields={{ day }}
            version={version}
            refused={opening}
          >
            <Submit isQuiet>Open the day again</Submit>
          </FieldsForm>
        </details>
      )}
    </>
  )
}

function OnlineComparison({ online }: Pick<Close, 'online'>) {
  if (!online.ok) {
    return (
      <p className="notice notice-warning">
        Online: not compared, because the payment provider could not be asked. The day can be closed
        all the same.
      </p>
    )
  }
  const { received, recorded } = online
  return (
    <section className="stack" aria-labelledby="online">
      <h2 id="online">Online: received {verdictOf(online) === 'agrees' ? '=' : '≠'} recorded</h2>
      <p>
        The provider received {formatRupees(received.sumMinor)} ({received.count}); we have recorded{' '}
        {formatRupees(recorded.sumMinor)} ({recorded.count}).
      </p>
    </section>
  )
}

function CloseForm({ close: { day, cashMinor, version }, refused }: Props) {
  const closing = refused?.form === 'close' ? refused : undefined
  const countedMinor = readTypedRupees(closing?.typed.counted ?? '')
  const differs = closing?.errors.reason !== undefined && countedMinor !== undefined
  return (
    <section className="stack no-print" aria-labelledby="close">
      <h2 id="close">Close the day</h2>
      <p>
        Recorded in cash: <strong>{signedRupees(cashMinor)}</strong>
      </p>
      {differs && <p className="notice">{differenceWords(countedMinor - cashMinor)}</p>}
      <FieldsForm
        className="form money-form"
        action={PATH}
        rows={[
          {
            label: 'Counted cash',
            name: 'counted',
            inputMode: 'decimal',
            help: 'Enter 0 if no cash came.',
          },
          { label: 'Reason', name: 'reason', help: 'Only if counted and recorded differ.' },
        ]}
        fields={{ day, seen: cashMinor }}
        version={version}
        refused={closing}
      >
        <p>
          Money by hand that comes later is recorded for the next day. Online payments continue.
        </p>
        <Submit>Close the day</Submit>
      </FieldsForm>
    </section>
  )
}

const ENTRY_COLUMNS: readonly Column<CloseEntry>[] = [
  ['Payer', (row) => <a href={moneyAddress({ ...row, txnid: null })}>{row.name || 'Erased'}</a>],
  ['When', ({ at }) => shortMoment(at)],
  [
    'Receipt',
    ({ receipt, voucher }) => (
      <>
        {receipt && <ReceiptNumber receipt={receipt} />}
        {voucher && <a href={voucherAddress(voucher)}>Voucher</a>}
      </>
    ),
  ],
  ['Recorded by', ({ author }) => author || 'Online'],
  ['Amount', ({ amountMinor }) => signedRupees(amountMinor), 'number'],
]

function MethodTable(props: {
  caption: string
  sums: readonly MethodSum[]
  to?: (method: string) => string
}) {
  const { caption, sums, to } = props
  const total = (of: keyof Sums) => sums.reduce((all, sum) => all + sum[of], 0)
  const all = {
    entries: total('entries'),
    receivedMinor: total('receivedMinor'),
    returnedMinor: total('returnedMinor'),
  }
  const name: Column<MethodSum> = [
    'Method',
    ({ method, entries, returnedMinor }) =>
      to && entries + returnedMinor > 0 ? <a href={to(method)}>{method}</a> : method,
  ]
  const totals = ['All', ...SUMS.map(([, cell]) => cell(all, sums.length))]
  return <Sheet caption={caption} columns={[name, ...SUMS]} rows={sums} totals={totals} />
}

type Sums = Omit<MethodSum, 'method'>

const SUMS: readonly Column<Sums>[] = [
  ['Number', ({ entries }) => entries, 'number'],
  ['Received', ({ receivedMinor }) => formatRupees(receivedMinor), 'number'],
  ['Given back', ({ returnedMinor }) => formatRupees(returnedMinor), 'number'],
  [
    'Kept',
    ({ receivedMinor, returnedMinor }) => signedRupees(receivedMinor - returnedMinor),
    'number',
  ],
]
