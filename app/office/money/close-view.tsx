import type { PageProps, Refused } from '#app/office/engine/engine.tsx'
import { NO_DAY } from '#app/office/form/filter-form.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { actionWords } from '#words/office-actions.ts'
import { verdictOf } from '#workflows/records/closing/compare-day.ts'
import type { Close } from '#workflows/records/closing/read-close.ts'
import { HistoryList } from '../history-list.tsx'
import { officeLine } from '../office-line.ts'
import { Sheet } from '../sheet.tsx'
import { differenceWords } from './difference-words.ts'
import { MethodTable } from './method-table.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { PaymentLink } from './payment-link.tsx'

const PATH = '/office/close'

type Props = { close: Close; refused: Refused | undefined }

/** The daily close: what came by each method, whether the provider says the same, and the counted cash. */
export function CloseView(props: PageProps<Close & { isUnread: boolean }>) {
  const { page: close, refused } = props
  const { day, byMethod, closed, mayClose, history, isUnread } = close
  const errors = isUnread ? [NO_DAY] : undefined
  const field = { id: 'filter-day', name: 'day', initialValue: day, errors }
  return (
    <div className="stack gap-4">
      <h1>Close of {shortDay(day)}</h1>
      <MoneyNavigation path={PATH} />
      <form method="get" action={PATH} className="money-filter stack no-print">
        <Field label="Day" field={field}>
          {(attributes) => <input {...attributes} type="date" />}
        </Field>
        <div className="button-row">
          <Submit isQuiet>Show</Submit>
        </div>
      </form>
      <Meanwhile close={close} refused={refused} />
      <div className="close-day columns gap-4">
        <div className="stack gap-4 start">
          <OnlineComparison online={close.online} />
          <MethodTable caption={shortDay(day)} sums={byMethod.day} />
        </div>
        <div className="stack gap-4 start">
          {closed && <Closed closed={closed} />}
          {mayClose && !closed && <CloseForm close={close} refused={refused} />}
          {mayClose && closed && <OpenForm close={close} refused={refused} />}
        </div>
      </div>
      <Unmatched online={close.online} />
      <details className="phone-fold">
        <summary>The month and the financial year up to that day</summary>
        <MethodTable caption="This month up to that day" sums={byMethod.month} />
        <MethodTable caption="This financial year up to that day" sums={byMethod.year} />
      </details>
      {history.length > 0 && (
        <section className="stack" aria-labelledby="history">
          <h2 id="history">History</h2>
          <HistoryList lines={history.map(officeLine)} />
        </section>
      )}
    </div>
  )
}

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

function Closed({ closed }: { closed: NonNullable<Close['closed']> }) {
  const { closed_at, closed_by, counted_minor, recorded_minor, reason, compared } = closed
  const counted = counted_minor ?? 0
  return (
    <section className="notice close-done" aria-labelledby="closed">
      <h2 id="closed">
        Closed by {closed_by}, {shortMoment(closed_at ?? '')}
      </h2>
      <p>
        Counted cash: <strong>{formatRupees(counted)}</strong>.{' '}
        {differenceWords(counted - (recorded_minor ?? 0))}
        {reason && ` Reason: ${reason}`}
      </p>
      <p>{COMPARED[compared ?? 'not-compared']}</p>
      <p className="no-print">
        <button type="button" className="button button-quiet script-only" data-print>
          Print
        </button>
      </p>
    </section>
  )
}

const COMPARED = {
  agrees: 'Online, received = recorded.',
  differs: 'Online, received ≠ recorded.',
  'not-compared': 'Online, received and recorded are not compared.',
} as const

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

function Unmatched({ online }: Pick<Close, 'online'>) {
  if (!online.ok || online.unmatched.length === 0) return null
  return (
    <Sheet
      caption="What differs online"
      columns={['Transaction number', 'With us']}
      rows={online.unmatched.map(({ txnid, state }) => ({
        key: txnid,
        cells: [<PaymentLink key="txnid" txnid={txnid} />, state],
      }))}
    />
  )
}

/** Counts the cash and closes the day. */
function CloseForm({ close, refused }: Props) {
  const { day, cashMinor, version } = close
  const typing = typingOf(refused?.form === 'close' ? refused : undefined)
  const { typed, errors } = typing
  const countedMinor = readTypedRupees(typed.counted ?? '')
  const differs = errors.reason !== undefined && countedMinor !== undefined
  return (
    <form method="post" action="/office/close" className="form money-form no-print" noValidate>
      <h2>Close the day</h2>
      <FormKey value={refused?.key} version={version} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="seen" value={cashMinor} />
      <TypedErrors errors={errors} />
      <p>
        Recorded in cash: <strong>{signedRupees(cashMinor)}</strong>
      </p>
      <TypedField
        label="Counted cash"
        name="counted"
        inputMode="decimal"
        help="Enter 0 if no cash came."
        {...typing}
      />
      {differs && <p className="notice">{differenceWords(countedMinor - cashMinor)}</p>}
      <TypedField
        label="Reason"
        name="reason"
        help="Only if counted and recorded differ."
        {...typing}
      />
      <p>A closed day takes no more money by hand. Online payments continue.</p>
      <Submit>Close the day</Submit>
    </form>
  )
}

/** Opens a closed day again. */
function OpenForm({ close: { day, version, closed }, refused }: Props) {
  const typing = typingOf(refused?.form === 'open' ? refused : undefined)
  return (
    <details className="no-print" open={refused?.form === 'open'}>
      <summary>Open the day again</summary>
      <form method="post" action="/office/close/open" className="form money-form" noValidate>
        <FormKey value={refused?.key} version={version} fields={{ day }} />
        <TypedErrors errors={typing.errors} />
        <p>
          What {closed?.closed_by} counted ({formatRupees(closed?.counted_minor ?? 0)}) stays in the
          history.
        </p>
        <TypedField label="Reason" name="reason" {...typing} />
        <Submit isQuiet>Open the day again</Submit>
      </form>
    </details>
  )
}
