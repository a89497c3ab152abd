import * as v from 'valibot'
import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import {
  amountAndReason,
  handFields,
  handMoneyFields,
  readHandForm,
} from '#app/office/form/office-fields.ts'
import { dueNow, rupees } from '#app/office/words/done.ts'
import { closedDayWords, proposalWords } from '#app/office/words/due.ts'
import { TypedFields } from '#app/ui/form/typed-field.tsx'
import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, keptByHand, type Paise, toDecimalText } from '#domain/money.ts'
import { BACK_METHODS } from '#domain/payments/hand-money.ts'
import { howPaid } from '#words/payments.ts'
import { openDayFrom } from '#workflows/records/closing/close-day.ts'
import { giveBack } from '#workflows/records/money/give-back.ts'
import { onDay } from '#workflows/records/money/record-payment.ts'
import { staySentences } from './record-actions.tsx'

/** Of what came by hand: in cash, by UPI or by bank transfer. */
export const giveBackAction: ActionScreen<OfficeRecord> = {
  code: 'give-back',
  slug: 'give-back',
  needs: 'recordMoney',
  isOffered: ({ entries }) => keptByHand(entries) > 0,
  says: (details, facts) =>
    `Saved. ${rupees(details)} was given back ${howPaid('en', details.method)}${dueNow(facts)}.`,
  initial(record, now) {
    const amountMinor = proposedMinor(record)
    const amount = amountMinor > 0 ? toDecimalText(amountMinor) : ''
    return { day: dayInIndia(now.getTime()), amount }
  },
  Fields: ({ record, typing }) => (
    <>
      <p>{formatRupees(keptByHand(record.entries))} came by hand and can be given back by hand.</p>
      {record.kind === 'registration' && (
        <p>{proposalWords({ ...record.proposals, amountMinor: proposedMinor(record) })}</p>
      )}
      <TypedFields
        {...typing}
        fields={[
          ...handFields(BACK_METHODS, 'UPI payment or transfer'),
          { label: 'Reason', name: 'reason', help: 'It stands on the voucher.' },
        ]}
      />
    </>
  ),
  async plan({ services, record, typed }) {
    const maxMinor = keptByHand(record.entries)
    const tooMuch = `No more than ${formatRupees(maxMinor)} can be given back by hand.`
    const schema = v.object({
      ...handMoneyFields(dayInIndia(services.now().getTime()), BACK_METHODS),
      ...amountAndReason(maxMinor, tooMuch).entries,
    })
    const reading = readHandForm(schema, typed)
    if (!reading.ok) return reading
    const { amount: amountMinor, ...money } = reading.value
    const { method, day } = money
    const amount = formatRupees(amountMinor)
    return {
      ok: true,
      will: [
        `${amount} goes back to the ${record.kind === 'gift' ? 'giver' : 'payer'} ${howPaid('en', method)} on ${shortDay(day)}. Afterwards you can print a voucher for them to sign.`,
        closedDayWords(onDay(await openDayFrom(services.db, day), day)),
        ...(record.kind === 'registration' ? staySentences(record, amountMinor) : []),
      ],
      button: `Give back ${amount}`,
      tells: payerIn(record),
      run: (request) => giveBack(services, { ...request, given: { ...money, amountMinor } }),
    }
  },
}

/** What is proposed to go back, as far as it came by hand. A gift goes back whole. */
function proposedMinor(record: OfficeRecord): Paise {
  const keptMinor = keptByHand(record.entries)
  return record.kind === 'gift' ? keptMinor : Math.min(keptMinor, record.proposals.wholeMinor)
}
