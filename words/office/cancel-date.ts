import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { countWords, peopleWords, whenWords } from './conferences.ts'

/** In place of the code of a date that people are moved to. */
export const REFUND = 'refund'

export const CANCEL_PROBLEMS = {
  'no-choice': 'Please choose what happens to the people.',
  'no-places': 'That date no longer has room for everybody. Please choose again.',
  cancelled: 'This date is cancelled already.',
  'past-event': 'This date is over, so it can’t be cancelled any more.',
  'long-text': 'Please enter at most 5,000 characters.',
} as const

type CancellationPlan = {
  target: Pick<ConferenceEvent, 'name' | 'venue' | 'days' | 'dates'> | undefined
  byHand: readonly { minor: Paise }[]
} & Record<'coming' | 'others' | 'refundMinor' | 'dearerMinor' | 'stuck' | 'underWay', number>

export function cancelWords(plan: CancellationPlan, message: string) {
  const { target, coming, others, refundMinor, dearerMinor, byHand, stuck, underWay } = plan
  const handMinor = byHand.reduce((sum, { minor }) => sum + minor, 0)
  return [
    'Nobody can register for it any more, and the site says that it is cancelled.',
    coming > 0 &&
      (target
        ? `${peopleWords(coming)} move to ${whenWords(target)} (${target.name}, ${target.venue}), with what they have paid.`
        : `${peopleWords(coming)} ${coming === 1 ? 'is' : 'are'} cancelled, and get back what they paid.`),
    others > 0 &&
      `${peopleWords(others)} without a confirmed place ${others === 1 ? 'is' : 'are'} cancelled${target ? ', not moved' : ' too'}.`,
    refundMinor > 0 && `${formatRupees(refundMinor)} that was paid online goes back at once.`,
    handMinor > 0 &&
      `${formatRupees(handMinor)} that came by hand you give back yourself: see the list.`,
    dearerMinor !== 0 &&
      `The prices there are ${formatRupees(Math.abs(dearerMinor))} ${dearerMinor > 0 ? 'higher in all: it is then still due' : 'lower in all: Today lists what is too much'}.`,
    stuck > 0 &&
      `${countWords(stuck, 'registration')} can’t be moved as they are, and stay for you to settle.`,
    underWay > 0 &&
      `${underWay === 1 ? 'A payment is' : `${underWay} payments are`} still under way at the bank. What comes in after its registration was cancelled is listed on Today, to be refunded.`,
    coming + others > 0 &&
      `Everybody is told in one mail, ${message ? 'with your message' : 'without a message of yours'}.`,
    'It runs in the background, and can be stopped and continued.',
  ]
}

export const STILL_OWED = {
  byHand: 'To be given back by hand',
  toRefund: 'To be refunded: the bank refused it, or it came late',
}

export function progressWords({ done, left }: { done: number; left: number }): string {
  return `${done} of ${countWords(done + left, 'registration')}`
}

export const CANCELLATION_STATES = {
  running: 'Running. You can leave this page: it goes on by itself.',
  stopped: 'Stopped. Those who are left keep what they have until you continue.',
  done: 'Done. Everybody was told.',
}
