import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import { actionRows } from '#app/office/action/action-rows.tsx'
import { offeredActions } from '#app/office/action/action-screen.ts'
import { addressOf, backOf, findDone } from '#app/office/action/office-record.ts'
import { MISMATCH_ACTIONS } from '#app/office/action/record-actions.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { GetButton } from '#app/office/form/office-form.tsx'
import { PaymentChip, StandingChip } from '#app/office/list-cells.tsx'
import { Moment } from '#app/office/moment.tsx'
import { VoucherLink } from '#app/office/receipt-link.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { doneWords } from '#app/office/words/done.ts'
import { entryWords, moneyWords } from '#app/office/words/due.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortDay } from '#domain/dates.ts'
import { maskPan } from '#domain/gift.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { type GiftRecord, readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import type { MoneyEntry } from '#workflows/records/registration/read-registration-record.ts'
import { GIFT_ACTIONS } from './gift-actions.tsx'
import { PaymentLink } from './money-form.tsx'
import { ReceiptsCard } from './receipts.tsx'

const gift = officePage({
  path: '/gifts/:id',
  needs: 'seeMoney',
  async read(services, { actor, id }) {
    const record = await readGiftPage(services, { actor, id })
    if (!record) return undefined
    return { record, actor, now: services.now(), fund: nameFund(services, record.gift.fund) }
  },
  title: 'Gift',
  View: ({ page: { record, actor, now, fund }, query }) => {
    const { gift, payments, entries, officeEvents, coming } = record
    const done = findDone(record, actor, query.done)
    const address = addressOf(record)
    return (
      <>
        <StatusNotice>{done && doneWords(GIFT_ACTIONS, done, record)}</StatusNotice>
        <section className="record-head cluster split">
          <div>
            <h1>Gift of {gift.full_name}</h1>
            <p>
              <StandingChip standing={record.standing} coming={coming} />{' '}
              <Moment at={gift.created_at} />
            </p>
          </div>
          <div className="record-balance">
            <p className="record-amount">{formatRupees(gift.amount_minor)}</p>
            <p>{fund}</p>
            {coming && <p>{moneyWords({ says: 'coming', ...coming }, now)}</p>}
          </div>
        </section>
        <div className="row gap-2">
          <ActionButtons
            actions={offeredActions(GIFT_ACTIONS, record, actor)}
            address={address}
            primary={record.standing === 'Overpaid' ? backOf(record) : undefined}
            label="Actions"
          />
        </div>
        {payments
          .filter((payment) => outcomeOf(payment) === 'mismatched')
          .map(({ txnid, amount_minor, received_minor }) => (
            <section key={txnid} className="notice notice-warning">
              <p>
                {formatRupees(received_minor ?? 0)} was taken for {txnid}, where{' '}
                {formatRupees(amount_minor)} was asked for.
              </p>
              {record.mayVoid && (
                <ActionButtons actions={MISMATCH_ACTIONS} {...{ address, txnid }} />
              )}
            </section>
          ))}
        <FactsList
          facts={[
            ['Email', gift.email],
            ['Mobile', gift.phone],
            ['PAN', gift.pan ? maskPan(gift.pan) : ''],
            ['Language', ENGLISH_LANGUAGE_NAMES[gift.language]],
          ]}
        />
        {payments.length > 0 && (
          <div className="office-card box stack gap-2">
            <Sheet
              caption="Payments"
              columns={[
                ['Transaction number', PaymentLink],
                ['State', PaymentChip],
                ['When', ({ opened_at }) => <Moment at={opened_at} />],
              ]}
              rows={payments}
            />
          </div>
        )}
        {entries
          .filter(({ takes_back }) => takes_back === null)
          .map((entry) => (
            <GiftEntry key={entry.id} record={record} entry={entry} />
          ))}
        <ReceiptsCard {...record} record={address} />
        {officeEvents.length > 0 && (
          <Sheet
            caption="History"
            columns={[
              ['When', Moment],
              ['What', ({ action }) => actionWords(action)],
              ['Who', ({ author }) => author],
            ]}
            rows={officeEvents}
          />
        )}
      </>
    )
  },
})

export const giftRows = [gift, ...actionRows('gifts', GIFT_ACTIONS, readGiftPage)]

function GiftEntry({ record, entry }: { record: GiftRecord; entry: MoneyEntry }) {
  const { id, kind, given_back, reason, reference, day, author } = entry
  const isTakenBack = record.entries.some(({ takes_back }) => takes_back === id)
  const amount = formatRupees(entry.amount_minor)
  return (
    <section className="money-entry">
      <p>
        {kind === 'reduction' ? `${amount} less (${reason})` : entryWords(entry)}, {shortDay(day)}
        {reference && `, ${reference}`}; recorded by {author}
        {given_back === 1 && <VoucherLink entry={id} />}
        {isTakenBack && '. It was reversed.'}
      </p>
      {!isTakenBack && (
        <GetButton
          action={addressOf(record, 'take-back')}
          fields={{ entry: id }}
          className="no-print"
        >
          Reverse {amount}
        </GetButton>
      )}
    </section>
  )
}
