import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { findDone, moneyFacts } from '#app/office/action/office-record.ts'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import type { PageProps } from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { PaymentChip } from '#app/office/list/list-cells.tsx'
import { MoneyNavigation } from '#app/office/money/money-navigation.tsx'
import { PaymentLink } from '#app/office/money/payment-link.tsx'
import { ReasonField, ReceiptActions } from '#app/office/money/receipt-actions.tsx'
import { changesSince } from '#app/office/office-line.ts'
import { Sheet } from '#app/office/sheet.tsx'
import { StandingChip } from '#app/office/standing-chip.tsx'
import { doneWords } from '#app/office/words/done.ts'
import { moneyWords } from '#app/office/words/due.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { maskPan } from '#domain/gift.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import type { Actor } from '#domain/staff.ts'
import { actionWords } from '#words/office-actions.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'
import { GIFT_ACTIONS } from './gift-actions.tsx'

type Page = {
  record: GiftRecord
  actor: Actor
  actions: readonly ActionScreen<GiftRecord>[]
  now: Date
}

/** One gift: its money, receipts and history. */
export function GiftView(props: PageProps<Page>) {
  const { refused, query } = props
  const { record: page, actor, actions, now } = props.page
  const { gift, payments, entries, receipts, officeEvents } = page
  const done = findDone(page, { id: query.done, actor })
  const facts = factsOf(page)
  return (
    <>
      <MoneyNavigation path="/office/gifts/one" />
      <StatusNotice>{done && doneWords(GIFT_ACTIONS, done, moneyFacts(page))}</StatusNotice>
      <GiftHead page={page} now={now} />
      <ChangesNotice
        about="gift"
        changes={changesSince(officeEvents, refused?.version ?? gift.version)}
      />
      <div className="row gap-2 record-actions">
        <ActionButtons
          actions={actions}
          address={`/office/gifts/${gift.id}`}
          primary={page.standing === 'Overpaid' ? 'refund' : undefined}
          label="Actions"
        />
      </div>
      <MismatchedPayments page={page} />
      {facts.some(([, value]) => value) && <FactsList facts={facts} />}
      {payments.length > 0 && (
        <div className="office-card box stack gap-2">
          <Sheet caption="Payments" columns={PAYMENTS} rows={payments.map(paymentRow)} />
        </div>
      )}
      {entries.map((entry) => (
        <GiftEntry
          key={entry.id}
          gift={gift}
          entry={entry}
          refused={refused?.typed.entry === entry.id ? refused : undefined}
        />
      ))}
      {receipts.length > 0 && (
        <ReceiptActions
          receipts={receipts}
          mayVoid={page.mayVoid}
          back={`/office/gifts/${gift.id}`}
          version={gift.version}
        />
      )}
      {officeEvents.length > 0 && (
        <Sheet caption="History" columns={HISTORY} rows={officeEvents.map(eventRow)} />
      )}
    </>
  )
}

/** Who gave, and the number that matters. */
function GiftHead({ page, now }: { page: GiftRecord; now: Date }) {
  const { gift, standing, coming } = page
  return (
    <section className="record-head cluster split">
      <div>
        <h1>Gift of {gift.full_name}</h1>
        <p>
          <StandingChip standing={standing} coming={coming} /> {shortMoment(gift.created_at)}
        </p>
      </div>
      <div className="record-balance">
        <p className="record-amount">{formatRupees(gift.amount_minor)}</p>
        <p>{gift.fund}</p>
        {coming && <p>{moneyWords({ says: 'coming', ...coming }, now)}</p>}
      </div>
    </section>
  )
}

function factsOf({ gift }: GiftRecord): [string, string][] {
  return [
    ['Email', gift.email],
    ['Mobile', gift.phone],
    ['PAN', gift.pan ? maskPan(gift.pan) : ''],
    ['Language', ENGLISH_LANGUAGE_NAMES[gift.language]],
  ]
}

const PAYMENTS = ['Transaction number', 'State', 'When']

function paymentRow({ txnid, state, opened_at }: GiftRecord['payments'][number]) {
  const link = <PaymentLink key="txnid" txnid={txnid} />
  return {
    key: txnid,
    cells: [link, <PaymentChip key="state" state={state} />, shortMoment(opened_at)],
  }
}

const HISTORY = ['When', 'What', 'Who']

function eventRow({ id, at, action, author }: GiftRecord['officeEvents'][number]) {
  return { key: id, cells: [shortMoment(at), actionWords(action), author] }
}

type GiftEntryProps = {
  gift: GiftRecord['gift']
  entry: GiftRecord['entries'][number]
  refused?: RefusedForm | undefined
}

/** Money that came by hand, with the form that takes it back. */
function GiftEntry({ gift, entry, refused }: GiftEntryProps) {
  return (
    <section className="money-entry">
      <p>
        {formatRupees(entry.amount_minor)}{' '}
        {entry.kind === 'reduction' ? `less (${entry.reason})` : `by ${entry.method}`},{' '}
        {shortDay(entry.day)}
        {entry.reference && `, ${entry.reference}`}; recorded by {entry.author}
        {entry.isTakenBack && '. It was taken back.'}
      </p>
      {!entry.isTakenBack && <TakeBackForm gift={gift} entry={entry} refused={refused} />}
    </section>
  )
}

function TakeBackForm({ gift, entry, refused }: GiftEntryProps) {
  const amount = formatRupees(entry.amount_minor)
  return (
    <details className="link-summary no-print" open={refused !== undefined}>
      <summary>Take back</summary>
      <form
        method="post"
        action={`/office/gifts/${gift.id}/take-back`}
        className="form money-form"
        noValidate
      >
        <FormKey value={refused?.key} version={gift.version} fields={{ entry: entry.id }} />
        <p>
          A second entry reverses {amount}
          {entry.kind === 'received' && ', and its receipt becomes void'}.
        </p>
        <ReasonField id={`reason-${entry.id}`} refused={refused} />
        <Submit isQuiet>Take back {amount}</Submit>
      </form>
    </details>
  )
}

/** Payments of another amount than was asked for, each with what settles it. */
function MismatchedPayments({ page }: { page: GiftRecord }) {
  const { gift, payments, mayVoid } = page
  return payments
    .filter((payment) => outcomeOf(payment) === 'mismatched')
    .map(({ txnid, amount_minor, received_minor }) => (
      <section key={txnid} className="notice notice-warning">
        <p>
          {formatRupees(received_minor ?? 0)} was taken for {txnid}, where{' '}
          {formatRupees(amount_minor)} was asked for.
        </p>
        {mayVoid && (
          <ActionButtons
            actions={[acceptPaymentAction, sendBackPaymentAction]}
            address={`/office/gifts/${gift.id}`}
            txnid={txnid}
          />
        )}
      </section>
    ))
}
