import * as v from 'valibot'
import type { ActionScreen, OfficeRecord, ReadyPlan } from '#app/office/action/action-screen.ts'
import { addressesIn, isCancelled, payerIn } from '#app/office/action/office-record.ts'
import { AMOUNT, amountAndReason, reasonField } from '#app/office/form/office-fields.ts'
import { dueNow, refundWords, rupees } from '#app/office/words/done.ts'
import { closedDayWords, dueSentences, entryWords, proposalWords } from '#app/office/words/due.ts'
import { MAIL_NAMES } from '#app/office/words/mails.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { toOptions } from '#app/ui/form/field.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField, TypedFields } from '#app/ui/form/typed-field.tsx'
import { findEvent } from '#domain/conferences/conference.ts'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, keptByHand, type Paise, toDecimalText } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { forgivenDifference, outcomeOf, wasReceived } from '#domain/payments/payment-state.ts'
import { howPaid } from '#words/payments.ts'
import { eraseRecord, readErasing } from '#workflows/erasing/erase-record.ts'
import { sendMailAgain } from '#workflows/mail/send-mail-again.ts'
import { openDayFrom } from '#workflows/records/closing/close-day.ts'
import { onDay, takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { acceptMismatch, sendBackMismatch } from '#workflows/records/money/settle-mismatch.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import type {
  MoneyEntry,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'
import type { Services } from '#workflows/services.ts'

export const refundAction: ActionScreen<OfficeRecord> = {
  code: 'refund',
  slug: 'refund',
  needs: 'refund',
  isOffered: (record) =>
    record.kind === 'gift'
      ? record.refundableMinor > 0
      : record.payments.some(({ state }) => wasReceived(state)),
  says: refundWords,
  // A gift is given back whole. Empty where nothing is to go back.
  initial(record) {
    const minor = record.kind === 'gift' ? record.refundableMinor : record.proposals.amountMinor
    return { amount: minor > 0 ? toDecimalText(minor) : '' }
  },
  Fields: ({ record, typing }) => (
    <>
      <p>
        {formatRupees(record.refundableMinor)} can be given back through the payment provider.{' '}
        {record.kind === 'registration' &&
          'Money that came by hand is given back with “Give back”.'}
      </p>
      {record.kind === 'registration' && <p>{proposalWords(record.proposals)}</p>}
      <TypedFields fields={[AMOUNT, { label: 'Reason', name: 'reason' }]} {...typing} />
    </>
  ),
  async plan({ services, record, typed }) {
    const { refundableMinor } = record
    const tooMuch = `No more than ${formatRupees(refundableMinor)} can be given back.`
    const wanted = readForm(amountAndReason(refundableMinor, tooMuch), typed)
    if (!wanted.ok) return wanted
    const { amount: amountMinor, reason } = wanted.value
    const amount = formatRupees(amountMinor)
    return {
      ok: true,
      will:
        record.kind === 'gift'
          ? [`${amount} goes back to the giver, who gets a mail.`]
          : [`${amount} goes back to the payer.`, ...staySentences(record, amountMinor)],
      button: `Refund ${amount}`,
      tells: payerIn(record),
      run: (request) => refundRecord(services, { ...request, amountMinor, reason }),
    }
  },
}

/** What stays of what was paid, and what becomes of the places. */
export function staySentences(record: RegistrationRecord, amountMinor: Paise): string[] {
  const { registration, account, proposals } = record
  const staysMinor = proposals.paidMinor - amountMinor
  const stays = `${staysMinor > 0 ? formatRupees(staysMinor) : 'Nothing'} of what was paid stays.`
  if (registration.hold === 'cancelled') return [stays]
  const askedMinor = registration.full_minor - account.reducedMinor
  if (staysMinor === 0 && askedMinor > 0) return [stays, 'The places are given to others.']
  return [stays, ...dueSentences(askedMinor - staysMinor)]
}

/** Of money by hand, or of a discount. Opened beside its entry. */
export const reverseAction: ActionScreen<OfficeRecord> = {
  code: 'take-back',
  slug: 'take-back',
  heading: 'Reverse this entry',
  needs: 'recordMoney',
  says: (details, facts) => `Saved. ${rupees(details)} was reversed${dueNow(facts)}.`,
  Fields: ({ record: { entries }, typing }) => (
    <>
      {entries
        .filter(({ id }) => id === typing.typed.entry)
        .map((entry) => (
          <p key={entry.id}>
            {entryWords(entry)}, {shortDay(entry.day)}, by {entry.author}
          </p>
        ))}
      <input type="hidden" name="entry" value={typing.typed.entry ?? ''} />
      <TypedField label="Reason" name="reason" {...typing} />
    </>
  ),
  async plan({ services, record, typed }) {
    const entry = record.entries.find(({ id }) => id === typed.entry)
    const isGone = record.entries.some(({ takes_back }) => takes_back === typed.entry)
    if (!entry || isGone) return { ok: false, problem: 'no-entry' }
    const reading = readForm(v.object({ reason: reasonField() }), typed)
    if (!reading.ok) return reading
    const { reason } = reading.value
    const today = dayInIndia(services.now().getTime())
    const isDiscount = entry.kind === 'reduction'
    const isBack = entry.given_back === 1
    if (!isDiscount && !isBack && entry.amount_minor > keptByHand(record.entries)) {
      return { ok: false, problem: 'given-back' }
    }
    const day = isDiscount ? today : await openDayFrom(services.db, today)
    const amount = formatRupees(entry.amount_minor)
    const paid = `${amount} ${howPaid('en', entry.method)} no longer counts as`
    const undone = isBack
      ? `${paid} given back. Its voucher becomes void.`
      : `${paid} paid. Its receipt becomes void.`
    return {
      ok: true,
      will: [
        isDiscount ? `The discount of ${amount} is reversed. The price is as before.` : undone,
        closedDayWords(onDay(day, today)),
        ...(record.kind === 'registration' ? placesSentences(services, record, entry) : []),
        'Nothing is deleted: both entries stay in the history.',
      ],
      button: `Reverse ${amount}`,
      tells: payerIn(record),
      run: (request) => takeBackEntry(services, { ...request, entryId: entry.id, reason }),
    }
  },
}

/** What is due then, and what becomes of places where they are limited. */
function placesSentences(
  { content }: Services,
  { registration: { hold, full_minor, event_code }, account }: RegistrationRecord,
  { kind, given_back, amount_minor }: MoneyEntry,
): ReadyPlan['will'] {
  const moreMinor = given_back === 1 ? -amount_minor : amount_minor
  const leftMinor = full_minor - account.reducedMinor - account.paidMinor + moreMinor
  const isUnpaid = kind === 'received' && account.paidMinor === amount_minor && leftMinor > 0
  const isCounted = findEvent(content.conferences, event_code)?.event.capacity !== undefined
  return [
    ...(hold === 'cancelled' ? [] : dueSentences(leftMinor)),
    hold === 'confirmed' &&
      isCounted &&
      isUnpaid &&
      'The places are held, as for a new registration, until it is paid.',
  ]
}

export const acceptPaymentAction = mismatchScreen({
  code: 'accept-payment',
  slug: 'accept',
  says: (details, facts) => `Saved. ${rupees(details)} counts as received${dueNow(facts)}.`,
  settle: acceptMismatch,
  say({ kind }, { txnid, amount, asked, missingMinor }) {
    const told =
      kind === 'gift' ? 'The giver gets a mail with a receipt.' : 'The payer gets a mail.'
    const accepted = { askedMinor: missingMinor, receivedMinor: 0, dueMinor: missingMinor }
    return [
      `${amount} counts as received for ${txnid}, although ${asked} was asked for. ${told}`,
      forgivenDifference(accepted) > 0 &&
        `The missing ${formatRupees(missingMinor)} becomes a discount, so that nobody is asked for it again.`,
    ]
  },
})

export const sendBackPaymentAction = mismatchScreen({
  code: 'send-back-payment',
  slug: 'send-back',
  says: refundWords,
  settle: sendBackMismatch,
  tells: payerIn,
  say: ({ kind }, { txnid, amount }) => [
    `${amount} of ${txnid} goes back to the ${kind === 'gift' ? 'giver, who gets a mail' : 'payer'}.`,
  ],
})

/** Opened beside the payment, whose number is in the address. */
function mismatchScreen({
  settle,
  tells,
  say,
  ...row
}: Pick<ActionScreen<OfficeRecord>, 'code' | 'slug' | 'says'> & {
  tells?: (record: OfficeRecord) => string[]
  settle: typeof acceptMismatch | typeof sendBackMismatch
  say: (
    record: OfficeRecord,
    payment: { txnid: string; amount: string; asked: string; missingMinor: Paise },
  ) => ReadyPlan['will']
}): ActionScreen<OfficeRecord> {
  return {
    ...row,
    needs: 'refund',
    async plan({ services, record, typed }) {
      const payment = record.payments.find(
        (each) => each.txnid === typed.txnid && outcomeOf(each) === 'mismatched',
      )
      if (!payment) return { ok: false, problem: 'no-mismatch' }
      const { txnid, received_minor, amount_minor } = payment
      const amount = formatRupees(received_minor ?? 0)
      const asked = formatRupees(amount_minor)
      return {
        ok: true,
        will: say(record, {
          txnid,
          amount,
          asked,
          missingMinor: amount_minor - (received_minor ?? 0),
        }),
        button: `${actionWords(row.code)} of ${amount}`,
        tells: tells?.(record) ?? [],
        run: (request) =>
          settle(services, { ...request, txnid, reason: `${amount} accepted for ${asked}` }),
      }
    },
  }
}

export const sendMailAgainAction: ActionScreen<OfficeRecord> = {
  code: 'send-mail-again',
  slug: 'mail',
  needs: 'resendMail',
  isOffered: ({ mails }) => mails.length > 0,
  says: ({ recipient }) => `The mail goes to ${recipient} within seconds.`,
  initial: (record) => ({ to: addressesOf(record)[0] ?? '', mail: record.mails.at(-1)?.key ?? '' }),
  Fields: ({ record, typing }) => (
    <TypedFields
      {...typing}
      fields={[
        {
          label: 'Mail',
          name: 'mail',
          options: record.mails.map(({ key, kind, created_at }) => ({
            value: key,
            label: `${MAIL_NAMES[kind]}, ${shortMoment(created_at)}`,
          })),
        },
        {
          label: 'Email',
          name: 'to',
          options: toOptions(addressesOf(record)),
          help: 'For another address, use “Correct details” first.',
        },
      ]}
    />
  ),
  async plan({ services, record, typed }) {
    const mail = record.mails.find(({ key }) => key === typed.mail)
    const to = addressesOf(record).find((address) => address === typed.to)
    const errors = {
      ...(!mail && { mail: problemWords({ problem: 'no-mail' }) }),
      ...(!to && { to: problemWords({ problem: 'not-its-address' }) }),
    }
    if (!mail || !to) return { ok: false, errors }
    return {
      ok: true,
      will: [`The mail “${MAIL_NAMES[mail.kind]}” goes to ${to} within seconds.`],
      button: 'Send mail again',
      run: (request) => sendMailAgain(services, { ...request, mailKey: mail.key, to }),
    }
  },
}

/** The payer's first. */
function addressesOf(record: OfficeRecord): string[] {
  return record.kind === 'gift' ? [record.gift.email] : addressesIn(record.people)
}

/** Answers "Ask us to erase it". Nothing has to be filled in. */
export const eraseAction: ActionScreen<OfficeRecord> = {
  code: 'erase',
  slug: 'erase',
  heading: 'Erase personal data',
  needs: 'erase',
  isOffered: (record) => record.kind === 'gift' || isCancelled(record) || !record.isAhead,
  says: () => 'Erased. The records of money that the law requires stay.',
  async plan({ services, record }) {
    const whom = (await readErasing(services, record)).join(', ') || 'everybody on it'
    const who = record.kind === 'gift' ? 'the giver' : whom
    return {
      ok: true,
      will: [
        `Names, e-mail addresses, mobile numbers and everything else that we hold about ${who} are erased here, in mails that were sent, and in the history.`,
        'Amounts, dates and receipt numbers stay, because the law requires them. For a gift with a PAN, the name and the PAN stay for as long as the tax office may ask for them.',
        'This can’t be undone, and the link to the private page stops working. Older backups still contain the data: remove those too.',
      ],
      button: 'Erase',
      run: (request) => eraseRecord(services, request),
    }
  },
}
