import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import { actionRows } from '#app/office/action/action-rows.tsx'
import { offeredActions } from '#app/office/action/action-screen.ts'
import { MoneyCard } from '#app/office/action/money-card.tsx'
import { addressOf, backOf, findDone } from '#app/office/action/office-record.ts'
import { MISMATCH_ACTIONS } from '#app/office/action/record-actions.tsx'
import { Moment, StandingChip } from '#app/office/cells.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { History } from '#app/office/history-list.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { maskPan } from '#domain/gift.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import { staffCan } from '#domain/staff.ts'
import { doneWords } from '#words/office/done.ts'
import { moneyWords } from '#words/office/due.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { GIFT_ACTIONS } from './gift-actions.tsx'

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
    const { gift, payments, officeEvents, coming } = record
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
              {staffCan.refund(actor) && (
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
        <MoneyCard record={record} actor={actor} />
        <History events={officeEvents.toReversed()} />
      </>
    )
  },
})

export const giftRows = [gift, ...actionRows('gifts', GIFT_ACTIONS, readGiftPage)]
