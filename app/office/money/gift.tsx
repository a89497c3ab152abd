import * as v from 'valibot'
import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import { actionRows } from '#app/office/action/action-rows.tsx'
import { type ActionScreen, offeredActions } from '#app/office/action/action-screen.ts'
import { findDone, moneyFacts } from '#app/office/action/office-record.ts'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import {
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { PaymentChip } from '#app/office/list-cells.tsx'
import { changesSince } from '#app/office/office-line.ts'
import { Sheet } from '#app/office/sheet.tsx'
import { StandingChip } from '#app/office/standing-chip.tsx'
import { doneWords } from '#app/office/words/done.ts'
import { moneyWords } from '#app/office/words/due.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, RefusedForm } from '#app/ui/form/typed.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { maskPan } from '#domain/gift.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { giftParameters } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { HAND_MONEY_FIELDS } from '#domain/payments/hand-money.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import type { Actor } from '#domain/staff.ts'
import { actionWords } from '#words/office-actions.ts'
import { type GiftRecord, listGiftPage, readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { GIFT_ACTIONS } from './gift-actions.tsx'
import { GiftsView } from './gifts.tsx'
import { MoneyNavigation, PaymentLink } from './money-list.tsx'
import { GiftFormView, handGiftSchema } from './new-gift.tsx'
import { ReasonField, ReceiptActions } from './receipts.tsx'

const gifts = officePage({
  path: '/gifts',
  async read(services, { actor }, sent) {
    const { funds } = services.content.giving
    const { given, query, ...wanted } = readList(
      sent,
      giftParameters(funds.map(({ code }) => code)),
    )
    const list = await listGiftPage(services, { actor, ...wanted })
    if (!list.ok) return list
    const now = services.now()
    const lastYear = new Date(now)
    lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1)
    // This year and the last: the list is due by 31 May after the year.
    const hasTaxList = services.content.church.taxRelief !== undefined
    const taxYears = hasTaxList ? [now, lastYear].map(financialYear) : []
    return { list, given, query, funds, taxYears, today: dayInIndia(now.getTime()) }
  },
  title: 'Gifts',
  View: GiftsView,
})

const newGift = officePage({
  path: '/gifts/new',
  needs: 'seeMoney',
  read: async ({ content, now }) => ({
    funds: content.giving.funds,
    asksPan: content.church.taxRelief !== undefined,
    today: dayInIndia(now().getTime()),
  }),
  title: 'Record a gift',
  View: GiftFormView,
})

const gift = officePage({
  path: '/gifts/:id',
  async read(services, { actor, id }) {
    const record = await readGiftPage(services, { actor, id })
    if (!record.ok) return record
    return {
      record,
      actor,
      actions: offeredActions(GIFT_ACTIONS, record, actor),
      now: services.now(),
    }
  },
  title: 'Gift',
  View: GiftView,
})

export const giftRoutes = officeRoutes([
  gifts,
  newGift,
  gift,
  officeForm({
    path: '/gifts/new',
    needs: 'seeMoney',
    page: newGift,
    fields: ({ typed }, { content, now }) => {
      const funds = content.giving.funds.map(({ code }) => code)
      return readForm(handGiftSchema({ funds, today: dayInIndia(now().getTime()) }), typed)
    },
    run: async (services, asked, value) =>
      withErrors(await recordGift(services, { ...asked, gift: value }), ({ problem }) => ({
        [HAND_MONEY_FIELDS[problem]]: problemWords({ problem }),
      })),
    to: (_, __, { id }) => `/office/gifts/${id}`,
  }),
  officeForm({
    path: '/gifts/:id/take-back',
    page: gift,
    fields: v.object({ entry: v.string(), reason: v.string() }),
    async run(services, asked, { entry, reason }) {
      const taking = { ...asked, kind: 'gift', entryId: entry, reason } as const
      const taken = await takeBackEntry(services, taking)
      if (!taken.ok && taken.problem === 'no-entry') return { ok: false, problem: 'unknown' }
      return withErrors(taken, ({ problem }): Errors => {
        if (problem === 'no-reason') return { reason: 'Please write why it is taken back.' }
        return problem === 'closed-day' ? { reason: TODAY_IS_CLOSED } : {}
      })
    },
    to: ({ id }) => `/office/gifts/${id}`,
  }),
  ...actionRows('gifts', GIFT_ACTIONS, readGiftPage),
])

const TODAY_IS_CLOSED =
  'Today is closed, so nothing can be taken back today. Please do it tomorrow, or open the day again.'

type Page = {
  record: GiftRecord
  actor: Actor
  actions: readonly ActionScreen<GiftRecord>[]
  now: Date
}

/** One gift: its money, receipts and history. */
function GiftView(props: PageProps<Page>) {
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
