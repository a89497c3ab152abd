import * as v from 'valibot'
import type { ActionScreen, OfficeRecord, ReadyPlan } from '#app/office/action/action-screen.ts'
import { addressesIn, isCancelled, payerIn } from '#app/office/action/office-record.ts'
import {
  AMOUNT,
  amountAndReason,
  handFields,
  handMoneyFields,
  readHandForm,
  reasonField,
  tickField,
} from '#app/office/form/office-fields.ts'
import { toOptions } from '#app/ui/form/field.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Texts } from '#app/ui/form/typed.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, keptByHand, type Paise, toDecimalText } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { BACK_METHODS } from '#domain/payments/hand-money.ts'
import { forgivenDifference, outcomeOf, wasReceived } from '#domain/payments/payment-state.ts'
import { dueNow, refundWords, rupees } from '#words/office/done.ts'
import { closedDayWords, dueSentences, entryWords, proposalWords } from '#words/office/due.ts'
import { MAIL_NAMES } from '#words/office/mails.ts'
import { problemWords } from '#words/office/problems.ts'
import { howPaid } from '#words/payments.ts'
import { eraseRecord, readErasing } from '#workflows/erasing/erase-record.ts'
import { sendMailAgain } from '#workflows/mail/send-mail-again.ts'
import { openDayFrom } from '#workflows/records/closing/close-day.ts'
import { giveBack, onDay, takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { acceptMismatch, sendBackMismatch } from '#workflows/records/money/settle-mismatch.ts'
import { voidReceipt } from '#workflows/records/receipts/read-receipt.ts'
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
  // Empty where nothing is to go back.
  initial({ proposals: { amountMinor } }) {
    return { amount: amountMinor > 0 ? toDecimalText(amountMinor) : '' }
  },
  about({ kind, refundableMinor, proposals }) {
    const online = `${formatRupees(refundableMinor)} can be given back through the payment provider.`
    const byHand = ' Money that came by hand is given back with “Give back”.'
    return [online + (kind === 'gift' ? '' : byHand), proposalWords(proposals)]
  },
  fields: () => [AMOUNT, { label: 'Reason', name: 'reason' }],
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

function staySentences(record: RegistrationRecord, amountMinor: Paise): string[] {
  const { registration, account, proposals } = record
  const staysMinor = proposals.paidMinor - amountMinor
  const stays = `${staysMinor > 0 ? formatRupees(staysMinor) : 'Nothing'} of what was paid stays.`
  if (registration.hold === 'cancelled') return [stays]
  const askedMinor = registration.full_minor - account.reducedMinor
  if (staysMinor === 0 && askedMinor > 0) return [stays, 'The places are given to others.']
  return [stays, ...dueSentences(askedMinor - staysMinor)]
}

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
  about: (record) => [
    `${formatRupees(keptByHand(record.entries))} came by hand and can be given back by hand.`,
    proposalWords({ ...record.proposals, amountMinor: proposedMinor(record) }),
  ],
  fields: () => [
    ...handFields(BACK_METHODS, 'UPI payment or transfer'),
    { label: 'Reason', name: 'reason', help: 'It stands on the voucher.' },
  ],
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
        ...(record.kind === 'registration'
          ? staySentences(record, amountMinor)
          : giverSentences(record)),
      ],
      button: `Give back ${amount}`,
      tells: payerIn(record),
      run: (request) => giveBack(services, { ...request, given: { ...money, amountMinor } }),
    }
  },
}

/** What is proposed to go back, as far as it came by hand. */
function proposedMinor({ entries, proposals }: OfficeRecord): Paise {
  return Math.min(keptByHand(entries), proposals.wholeMinor)
}

export const reverseAction: ActionScreen<OfficeRecord> = {
  code: 'take-back',
  slug: 'take-back',
  heading: 'Reverse this entry',
  needs: 'recordMoney',
  says: (details, facts) => `Saved. ${rupees(details)} was reversed${dueNow(facts)}.`,
  of: 'entry',
  about: ({ entries }, typed) =>
    entries
      .filter(({ id }) => id === typed.entry)
      .map((entry) => `${entryWords(entry)}, ${shortDay(entry.day)}, by ${entry.author}`),
  fields: () => [{ label: 'Reason', name: 'reason' }],
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
        ...(record.kind === 'registration'
          ? placesSentences(services, record, entry)
          : giverSentences(record)),
        'Nothing is deleted: both entries stay in the history.',
      ],
      button: `Reverse ${amount}`,
      tells: payerIn(record),
      run: (request) => takeBackEntry(services, { ...request, entryId: entry.id, reason }),
    }
  },
}

/** Nobody is asked whether a giver is told. */
function giverSentences({ gift }: Extract<OfficeRecord, { kind: 'gift' }>): string[] {
  return gift.email === '' ? [] : ['The giver gets a mail.']
}

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

export const MISMATCH_ACTIONS: readonly ActionScreen<OfficeRecord>[] = [
  {
    code: 'accept-payment',
    slug: 'accept',
    needs: 'refund',
    says: (details, facts) => `Saved. ${rupees(details)} counts as received${dueNow(facts)}.`,
    async plan({ services, record, typed }) {
      const found = findMismatch(record, typed)
      if (!found) return { ok: false, problem: 'no-mismatch' }
      const { txnid, amount, asked, missingMinor } = found
      const reason = `${amount} accepted for ${asked}`
      const told = record.kind === 'gift' ? 'giver gets a mail with a receipt' : 'payer gets a mail'
      const accepted = { askedMinor: missingMinor, receivedMinor: 0, dueMinor: missingMinor }
      return {
        ok: true,
        will: [
          `${amount} counts as received for ${txnid}, although ${asked} was asked for. The ${told}.`,
          forgivenDifference(accepted) > 0 &&
            `The missing ${formatRupees(missingMinor)} becomes a discount, so that nobody is asked for it again.`,
        ],
        button: `${actionWords('accept-payment')} of ${amount}`,
        run: (request) => acceptMismatch(services, { ...request, txnid, reason }),
      }
    },
  },
  {
    code: 'send-back-payment',
    slug: 'send-back',
    needs: 'refund',
    says: refundWords,
    async plan({ services, record, typed }) {
      const found = findMismatch(record, typed)
      if (!found) return { ok: false, problem: 'no-mismatch' }
      const { txnid, amount } = found
      const whom = record.kind === 'gift' ? 'giver, who gets a mail' : 'payer'
      return {
        ok: true,
        will: [`${amount} of ${txnid} goes back to the ${whom}.`],
        button: `${actionWords('send-back-payment')} of ${amount}`,
        tells: payerIn(record),
        run: (request) => sendBackMismatch(services, { ...request, txnid }),
      }
    },
  },
]

function findMismatch({ payments }: OfficeRecord, typed: Texts) {
  const payment = payments.find(
    (each) => each.txnid === typed.txnid && outcomeOf(each) === 'mismatched',
  )
  if (!payment) return undefined
  const { txnid, amount_minor, received_minor } = payment
  const [amount, asked] = [formatRupees(received_minor ?? 0), formatRupees(amount_minor)]
  return { txnid, amount, asked, missingMinor: amount_minor - (received_minor ?? 0) }
}

export const voidReceiptAction: ActionScreen<OfficeRecord> = {
  code: 'void-receipt',
  slug: 'void',
  needs: 'refund',
  says: ({ receipt }) => `Receipt ${receipt} is void.`,
  isImmediate: true,
  of: 'receipt',
  about: (_, { receipt }) => [`Receipt ${receipt}`],
  fields: () => [
    { label: 'Reason', name: 'reason', maxLength: 200 },
    { label: 'Issue a new receipt with a new number', name: 'reissue', isTick: true },
  ],
  async plan({ services, record, typed }) {
    const receipt = record.receipts.find((each) => receiptNumber(each) === typed.receipt)
    if (!receipt) return { ok: false, problem: 'no-receipt' }
    if (receipt.voided_at) return { ok: false, problem: 'void-already' }
    const schema = v.object({ reason: reasonField(), reissue: tickField() })
    const reading = readForm(schema, typed)
    if (!reading.ok) return reading
    const { year, number } = receipt
    return {
      ok: true,
      will: [`Receipt ${typed.receipt} becomes void.`],
      run: (request) => voidReceipt(services, { ...request, year, number, ...reading.value }),
    }
  },
}

export const sendMailAgainAction: ActionScreen<OfficeRecord> = {
  code: 'send-mail-again',
  slug: 'mail',
  needs: 'resendMail',
  isOffered: ({ mails }) => mails.length > 0,
  says: ({ recipient }) => `The mail goes to ${recipient} within seconds.`,
  initial: (record) => ({ to: addressesOf(record)[0] ?? '', mail: record.mails.at(-1)?.key ?? '' }),
  fields: ({ record }) => [
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
  ],
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
      run: (request) => sendMailAgain(services, { ...request, mailKey: mail.key, to }),
    }
  },
}

function addressesOf(record: OfficeRecord): string[] {
  return record.kind === 'gift' ? [record.gift.email] : addressesIn(record.people)
}

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
      run: (request) => eraseRecord(services, request),
    }
  },
}
