import type { ReactNode } from 'react'
import { explainPrice } from '#app/features/registration/price/price-summary.tsx'
import { FoundField } from '#app/office/back-to-found.tsx'
import { Moment, PaymentLink, ReceiptLink, VoucherLink } from '#app/office/cells.tsx'
import { Ledger, type LedgerLine } from '#app/office/ledger.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { outcomeOf, wasReceived } from '#domain/payments/payment-state.ts'
import type { QuoteLine } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { OUTCOME_WORDS } from '#words/office/payments.ts'
import { howPaid } from '#words/payments.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import type { OfficeRecord } from './action-screen.ts'
import { addressOf } from './office-record.ts'

type MoneyProps = {
  record: OfficeRecord
  /** Whether this person may see each payment, or only what they come to. */
  seesMoney: boolean
  mayRecord: boolean
}

export function MoneyCard({ record, actor }: { record: OfficeRecord; actor: Actor }) {
  const { entries, payments } = record
  const seesMoney = staffCan.seeMoney(actor)
  const mayRecord = staffCan.recordMoney(actor)
  return (
    <OfficeCard id="money" title="Money">
      <MoneyLedger {...{ record, seesMoney, mayRecord }} />
      {entries.length + payments.length === 0 && <p>Nothing was paid yet.</p>}
      {seesMoney && (
        <Sheet
          caption="Attempts to pay online"
          columns={[
            ['Transaction number', PaymentLink],
            ['State', (payment) => OUTCOME_WORDS[outcomeOf(payment)]],
            ['When', ({ opened_at }) => <Moment at={opened_at} />],
            ['Amount', ({ amount_minor }) => formatRupees(amount_minor), 'number'],
          ]}
          rows={payments}
        />
      )}
    </OfficeCard>
  )
}

function MoneyLedger(props: MoneyProps) {
  const { record } = props
  const changes = [...entryLines(props), ...onlineLines(props)]
  const { what, priceMinor, restMinor, dueMinor, excessMinor, notOwed } = askedFor(record, changes)
  // Of whoever cancelled, waits or was refunded.
  const notOwedMinor = dueMinor - excessMinor - restMinor
  if (notOwedMinor !== 0) {
    changes.push({ what: notOwed, amountMinor: notOwedMinor })
  }
  return (
    <Ledger
      caption="What it costs, what came, and what is due"
      lines={[
        ...(record.kind === 'registration' ? partsOf(record) : []),
        { what, amount: formatRupees(priceMinor) },
        ...changes.map(({ what, amountMinor }) => {
          const amount = formatRupees(Math.abs(amountMinor))
          return { what, amount: `${amountMinor < 0 ? '−' : '+'} ${amount}` }
        }),
      ]}
      total={{
        what: excessMinor > 0 ? 'Too much' : 'Still due',
        amount: formatRupees(excessMinor > 0 ? excessMinor : dueMinor),
        isRisk: excessMinor > 0,
      }}
    />
  )
}

/** Nobody is asked for what is missing of a gift. */
function askedFor(record: OfficeRecord, changes: readonly MoneyLine[]) {
  if (record.kind === 'gift') {
    const { standing, gift } = record
    const { amount_minor: priceMinor } = gift
    const restMinor = changes.reduce((rest, { amountMinor }) => rest + amountMinor, priceMinor)
    const excessMinor = Math.max(-restMinor, 0)
    return { what: 'Gift', priceMinor, restMinor, dueMinor: 0, excessMinor, notOwed: standing }
  }
  const { account, registration } = record
  const { full_minor: priceMinor } = registration
  const restMinor = priceMinor - account.reducedMinor - account.paidMinor
  const notOwed = `Not asked for: ${account.standing.toLowerCase()}`
  return { what: 'Price', priceMinor, restMinor, ...account, notOwed }
}

/** Those of the people are empty where prices have changed since it was sold. */
function partsOf({ lines, registration: { fee_minor } }: RegistrationRecord): LedgerLine[] {
  const kept = { what: 'Kept for people who cancelled', amount: formatRupees(fee_minor) }
  return [...priceParts(lines), ...(fee_minor > 0 ? [{ ...kept, isPart: true }] : [])]
}

export function priceParts(lines: readonly QuoteLine[]): LedgerLine[] {
  return lines.map((line) => {
    const amount = formatRupees(line.amount + line.balance)
    return { what: explainPrice('en', line), amount, isPart: true }
  })
}

/** What it adds to what is due. */
type MoneyLine = { what: ReactNode; amountMinor: Paise }

function entryLines({ record, mayRecord }: MoneyProps): MoneyLine[] {
  const takenBack = new Set(record.entries.map(({ takes_back }) => takes_back))
  return record.entries.map((entry) => {
    const { id, kind, given_back, method, takes_back, amount_minor } = entry
    const { reference, reason, author } = entry
    const isBack = given_back === 1
    const money = isBack ? `Given back ${howPaid('en', method)}` : method
    const note = [reference && `Reference ${reference}`, reason && `Reason: ${reason}`]
    return {
      // What comes, and a discount, makes less due; giving it back or reversing it makes more due again.
      amountMinor: (takes_back === null) === isBack ? amount_minor : -amount_minor,
      what: (
        <>
          {`${kind === 'reduction' ? 'Discount' : money}${takes_back === null ? '' : ' reversed'}`},{' '}
          {shortDay(entry.day)}
          <LedgerReceipts
            receipts={record.receipts.filter(({ entry_id }) => entry_id === id)}
            mayHand={mayRecord}
          />
          {mayRecord && isBack && takes_back === null && <VoucherLink entry={id} />}
          {mayRecord && takes_back === null && !takenBack.has(id) && (
            <form className="no-print" method="get" action={addressOf(record, 'take-back')}>
              <FoundField />
              <input type="hidden" name="entry" value={id} />
              <button type="submit" aria-label={`Reverse ${formatRupees(amount_minor)}`}>
                Reverse
              </button>
            </form>
          )}
          <span className="own-line soft">
            {[...note, `by ${author}`].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    }
  })
}

/** What came online and what was sent back: each by itself or, for who may not see payments, in all. */
function onlineLines({ record, seesMoney, mayRecord }: MoneyProps): MoneyLine[] {
  const lines = record.payments
    .filter(({ state }) => wasReceived(state))
    .flatMap((payment) => [
      {
        amountMinor: -(payment.received_minor ?? payment.amount_minor),
        what: (
          <>
            Online, {dayOf(payment.opened_at)}
            <LedgerReceipts
              receipts={record.receipts.filter(({ payment_id }) => payment_id === payment.id)}
              mayHand={mayRecord}
            />
            <span className="own-line soft">{payment.txnid}</span>
          </>
        ),
      },
      ...payment.refunds
        .filter(({ state }) => state !== 'refused')
        .map(({ state, asked_at, changed_at, amount_minor }) => ({
          what:
            state === 'done'
              ? `Sent back, ${dayOf(changed_at)}`
              : `On its way back, ${dayOf(asked_at)}`,
          amountMinor: amount_minor,
        })),
    ])
  if (seesMoney || lines.length === 0) return lines
  const [came = [], sent = []] = [true, false].map((isIncome) =>
    lines.map(({ amountMinor }) => amountMinor).filter((amount) => amount <= 0 === isIncome),
  )
  const sum = (amounts: readonly Paise[]) => amounts.reduce((all, amount) => all + amount, 0)
  return [
    { what: 'Received online', amountMinor: sum(came) },
    ...(sent.length > 0 ? [{ what: 'Sent back', amountMinor: sum(sent) }] : []),
  ]
}

function dayOf(at: string): string {
  return shortDay(dayInIndia(Date.parse(at)))
}

function LedgerReceipts(props: { receipts: OfficeRecord['receipts']; mayHand: boolean }) {
  return props.receipts.map((receipt) => (
    <span key={receipt.number}>
      {' · '}
      {props.mayHand ? (
        <ReceiptLink receipt={receipt} />
      ) : (
        `Receipt ${receiptNumber(receipt)}${receipt.voided_at ? ' (void)' : ''}`
      )}
    </span>
  ))
}
