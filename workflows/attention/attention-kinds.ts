import { contentDoubts, describeWarning, overWords } from '#content-model/warnings.ts'
import { vanishedDates } from '#database/calendar/calendar-dates.ts'
import { waitingPhones } from '#database/doors/door-entries.ts'
import { isWaiting, walkInsAt } from '#database/doors/walk-ins.ts'
import * as stored from '#database/records/attention/attention.ts'
import { openErasures, openRequests } from '#database/records/requests/open-requests.ts'
import { formatDates } from '#domain/conferences/calendar-date.ts'
import {
  allEvents,
  codeLabel,
  eventLabel,
  eventsToCome,
  openThoughOver,
} from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import { phoneLabel } from '#domain/doors/entry.ts'
import { formatRupees } from '#domain/money.ts'
import { dismissWalkIn } from '#workflows/doors/walk-ins.ts'
import {
  type AttentionAction,
  type AttentionKind,
  backActions,
  button,
  kind,
  refundAction,
  rupees,
} from './attention-kind.ts'
import { findWrong } from './check-site.ts'

const WALK_IN = 'walk-in:'

const STUCK_AFTER_MS = 24 * 60 * 60_000

/** Lists and mails keep this order: money, people, content. */
export const ATTENTION_KINDS: readonly AttentionKind[] = [
  kind('mismatch', 'seeMoney', 'risk', 'Wrong amount paid', {
    needsDecision: true,
    find: ({ db }, of) => stored.mismatches(db, of),
    says({ received_minor, ...payment }) {
      const taken = received_minor === null ? 'A wrong amount' : formatRupees(received_minor)
      return `${taken} was taken where ${rupees(payment)} was asked for.`
    },
    actions({ txnid }, record) {
      const ofPayment = `?${new URLSearchParams({ txnid })}`
      return [
        button('Accept it', `${record}/accept${ofPayment}`, 'refund'),
        button('Send it back', `${record}/send-back${ofPayment}`, 'refund'),
      ]
    },
  }),
  kind('paid-twice', 'seeMoney', 'risk', 'Paid twice', {
    find: ({ db }, of) => stored.paidTwice(db, of),
    says: (payment) => `${rupees(payment)} came a second time, or was more than was due.`,
    actions: (payment, record) => [refundAction(record, `Refund ${rupees(payment)}`)],
  }),
  kind('overpaid', 'seeMoney', 'risk', 'Overpaid', {
    isInHead: true,
    find: ({ db }, of) => stored.overpaid(db, of),
    says: (registration) => `${rupees(registration)} too much was received.`,
    actions: (registration, record) => backActions(record, registration),
  }),
  kind('paid-late', 'seeRegistrations', 'risk', 'Paid too late: the place is gone', {
    saysAll: true,
    find: ({ db }, of) => stored.paidLate(db, of),
    says: (payment) => `${rupees(payment)} came too late: the places are gone.`,
    actions: (_, record) => [
      button('Offer a place', `${record}/offer-place`, 'offerPlace'),
      refundAction(record, 'Refund'),
    ],
  }),
  kind('paid-after-cancelling', 'seeRegistrations', 'risk', 'Paid after it was cancelled', {
    saysAll: true,
    find: ({ db }, of) => stored.paidAfterCancelling(db, of),
    says: (payment) => `${rupees(payment)} came after the registration was cancelled.`,
    actions: (payment, record) => [refundAction(record, `Refund ${rupees(payment)}`)],
  }),
  kind('stuck', 'seeMoney', 'soon', 'Payment pending for over a day', {
    saysAll: true,
    canWait: true,
    find: ({ db, now }, of) =>
      stored.stuck(db, new Date(now().getTime() - STUCK_AFTER_MS).toISOString(), of),
    says: (payment) => `${rupees(payment)} has been pending for over a day.`,
    actions: ({ txnid }) => [
      { ...button('Ask again', `/office/payments/${txnid}/ask`, 'seeMoney'), sends: true },
    ],
  }),
  kind('unknown-payment', 'seeMoney', 'risk', 'PayU has a payment we don’t know', {
    isGeneral: true,
    find: ({ db }) => stored.unknownPayments(db),
    says: ({ name, ...payment }) =>
      `PayU received ${rupees(payment)} under the number ${name}, which we don’t know. Look it up on PayU’s pages.`,
  }),
  kind('settlement', 'seeMoney', 'risk', 'A settlement file that does not match', {
    isGeneral: true,
    allCalled: 'Settlement file',
    find: ({ db }) => stored.oddSettlements(db),
    says: ({ odd, ...settlement }) =>
      `${odd} ${odd === 1 ? 'line' : 'lines'} of a file with ${rupees(settlement)} in payments ${odd === 1 ? 'does' : 'do'} not match our records.`,
    actions: ({ digest }) => [
      button('Open the result', `/office/settlement/${digest}`, 'seeMoney'),
    ],
  }),
  kind('refund-failed', 'seeMoney', 'risk', 'Refund refused by the bank', {
    find: ({ db }, of) => stored.failedRefunds(db, of),
    says: ({ reason, ...refund }) =>
      `${rupees(refund)} could not be given back${reason ? ` (${reason})` : ''}. Try again, or return it another way.`,
    actions: (_, record) => [refundAction(record, 'Refund again')],
  }),
  kind('undeliverable', 'by-record', 'soon', 'Mail came back', {
    canWait: true,
    find: ({ db }, of) => stored.undeliverable(db, of),
    says: ({ reason }) => `A mail could not be delivered${reason ? ` (${reason})` : ''}.`,
    actions: (_, record) => [button('Correct the address', `${record}/correct`, 'correct')],
  }),
  kind('cancel-asked', 'seeRegistrations', 'soon', 'Asked to cancel', {
    isRequest: true,
    find: ({ db }, of) => openRequests(db, 'cancel', of),
    says: ({ wish }) => wish,
    actions: (_, record) => [button('Cancel registration', `${record}/cancel`, 'cancel')],
  }),
  kind('correction-asked', 'seeRegistrations', 'soon', 'Asked for a correction', {
    isRequest: true,
    find: ({ db }, of) => openRequests(db, 'correct', of),
    says: ({ wish }) => wish,
    actions: (_, record) => [button('Correct details', `${record}/correct`, 'correct')],
  }),
  kind('erase-asked', 'by-record', 'soon', 'Asked to be erased', {
    isRequest: true,
    saysAll: true,
    find: ({ db }, of) => openErasures(db, of),
    says: () => 'Asks us to erase what we hold about them.',
    actions: (_, record) => [button('Erase', `${record}/erase`, 'erase')],
  }),
  kind('refund-owed', 'seeMoney', 'risk', 'Money to be given back', {
    isRequest: true,
    find: ({ db }, of) => openRequests(db, 'refund', of),
    says: ({ wish, ...request }) => wish || `${rupees(request)} is to be given back.`,
    actions: (request, record) => backActions(record, request),
  }),
  kind('same-family', 'seeRegistrations', 'soon', 'Perhaps the same family twice', {
    canWait: true,
    find: ({ db, content, now }, of) =>
      stored.sameFamilies(db, eventsToCome(content.conferences, now()), of),
    says: () =>
      'Two registrations for one date have the same mobile, e-mail address or names. If it is the same family, cancel one.',
    actions({ earlier_id, later_id }) {
      const both = `/office/registrations/${earlier_id}/beside/${later_id}`
      return [
        button('Open both', both, 'seeRegistrations'),
        button('Cancel the later one', `/office/registrations/${later_id}/cancel`, 'cancel'),
      ]
    },
  }),
  kind('walk-in', 'openDoors', 'soon', 'Walk-ins', {
    isGeneral: true,
    isRequest: true,
    find: async ({ db, content }) =>
      (await walkInsAt(db)).filter(isWaiting).map((walkIn) => ({
        ...walkIn,
        key: `${WALK_IN}${walkIn.entry_id}`,
        conference: codeLabel(content.conferences, walkIn.event_code),
        // Once it is taken, its registration says more.
        registration_id: null,
      })),
    says({ people, mobile, is_paid, conference, door }) {
      const facts = [people === 1 ? '1 person' : `${people} people`, mobile, conference, door]
      const words = [...facts, is_paid ? 'paid at the desk' : 'not paid yet'].filter(Boolean)
      return `${words.join(', ')}.`
    },
    actions: ({ entry_id }) => [
      button('Register them', `/office/registrations/new?walkIn=${entry_id}`, 'openDoors'),
    ],
    settle: (tx, key, note) => dismissWalkIn(tx, key.slice(WALK_IN.length), note),
  }),
  kind('late-entries', 'openDoors', 'soon', 'Late entries', {
    isGeneral: true,
    needsDecision: true,
    find: async ({ db }) =>
      (await waitingPhones(db)).map(
        ({ phone_id, door_id, door, author, volunteer, count, receivedAt }) => ({
          key: `late-entries:${door_id}:${phone_id}`,
          at: receivedAt ?? '',
          name: `${door}: ${phoneLabel({ volunteer: volunteer ?? '', device: author })}`,
          count,
        }),
      ),
    says: ({ count }) =>
      `${count === 1 ? '1 entry was' : `${count} entries were`} sent too late, and ${count === 1 ? 'waits' : 'wait'} for you.`,
    actions: () => [button('Look at them', '/office/doors/late', 'openDoors')],
  }),
  kind('site-check', 'checkSite', 'risk', 'Checks that fail', {
    isGeneral: true,
    namesEach: true,
    needsDecision: true,
    find: findWrong,
    says: ({ says }) => says,
    actions: () => [button('Check again', '/office/check', 'checkSite')],
  }),
  kind('event-over', 'seeToday', 'tidy', 'Past dates are still open', {
    isGeneral: true,
    // The last day is in the key, because a new date is a new matter.
    find: ({ db, content, now }) =>
      stored.withoutSettled(
        db,
        openThoughOver(allEvents(content.conferences), now()).map(({ code, label, lastDay }) => {
          return { key: `event-over:${code}:${lastDay}`, at: lastDay, name: label, lastDay }
        }),
      ),
    says: (event) => `${overWords(event)}.`,
    settleAll: closePastDates,
  }),
  kind('event-vanished', 'seeToday', 'risk', 'No longer in the calendar, with people registered', {
    isGeneral: true,
    // The moment is in the key: a date that came back and vanished again is a new matter.
    async find({ db, now }) {
      const dates = await vanishedDates(db, dayInIndia(now().getTime()))
      const found = dates.map(({ code, title, location, first_day, last_day, gone_at, people }) => {
        const days = formatDates({ first: first_day, last: last_day })
        const name = eventLabel({ code, name: title, venue: location ?? code, dates: days })
        const key = `event-vanished:${code}:${gone_at}`
        return { key, at: gone_at ?? '', code, name, people: Number(people) }
      })
      return stored.withoutSettled(db, found)
    },
    says: ({ people }) =>
      `It is no longer in the church’s calendar, or is cancelled there, and ${people} ${people === 1 ? 'person is' : 'people are'} registered. They keep their registration: enter the date again, move them, or cancel.`,
    actions({ code }) {
      const to = `/office/registrations?${new URLSearchParams({ conference: code })}`
      return [button('Its registrations', to, 'seeRegistrations')]
    },
  }),
  kind('content', 'seeToday', 'tidy', 'Content to check', {
    isGeneral: true,
    find({ db, content, now }) {
      const found = contentDoubts(content).map((warning) => ({
        key: `content:${describeWarning(warning)}`,
        at: now().toISOString(),
        name: warning.file,
        mistake: `${warning.keys.join('.')} ${warning.text}`,
      }))
      return stored.withoutSettled(db, found)
    },
    says: ({ mistake }) => `${mistake}.`,
    actions: () => [button('Open the content', '/office/content', 'editContent')],
  }),
  kind('content-refused', 'seeToday', 'soon', 'Content with mistakes', {
    isGeneral: true,
    async find({ db, live, now }) {
      const { number, mistakes = [] } = live.trouble() ?? {}
      const found = mistakes.slice(0, 1).map(({ file, line, place, rule }) => {
        const mistake = `${file}, line ${line}: ${place} ${rule}`
        const key = `content-refused:${number ?? 'files'}:${mistake}`
        const name = number === undefined ? 'The content folder' : `Version ${number}`
        return { key, at: now().toISOString(), name, mistake }
      })
      return stored.withoutSettled(db, found)
    },
    says: ({ name, mistake }) =>
      `${name} can’t be shown, so the last good content stays: ${mistake}.`,
    actions: () => [button('All versions', '/office/content/versions', 'editContent')],
  }),
]

export function closePastDates(count: number): AttentionAction {
  const label = `Close ${count} past ${count === 1 ? 'date' : 'dates'}`
  return { ...button(label, '/office/conferences/close-past', 'editContent'), sends: true }
}
