import type { Paise } from './money.ts'
import type { HandMoneyProblem } from './payments/hand-money.ts'
import type { Shortage } from './registration/places.ts'

export type Problem =
  | { problem: PlainProblem }
  | { problem: 'full'; shortage: Shortage }
  | { problem: 'more-than-price' | 'more-than-received'; maxMinor: Paise }
  /** What this kind of mail says is no longer true. */
  | { problem: 'outdated'; kind: string }

type PlainProblem =
  | HandMoneyProblem
  | 'bad-address'
  | 'bad-note'
  | 'cancel-first'
  | 'cancelled'
  /** Somebody else changed it since the form was opened. */
  | 'changed'
  | 'date-cancelled'
  /** It was given back, so it can't be made undone. */
  | 'given-back'
  | 'has-places'
  | 'looks-recorded'
  | 'no-address'
  | 'no-day-notes'
  | 'no-entry'
  | 'no-event'
  | 'money-under-way'
  | 'no-mail'
  | 'no-mismatch'
  | 'no-offer'
  | 'no-person'
  | 'no-places'
  | 'no-reason'
  | 'no-receipt'
  | 'nobody'
  | 'not-allowed'
  | 'not-cancelled'
  | 'not-its-address'
  /** The price has changed since it was shown. */
  | 'other-price'
  | 'past-event'
  | 'payers-mail'
  | 'reduced-below'
  | 'same-event'
  | 'same-money'
  | 'same-reference'
  | 'somebody-missing'
  /** That date is offered only with, or only without a bed. */
  | 'type-not-offered'
  | 'too-many'
  | 'unknown'
  | 'void-already'
  | 'walk-in-settled'

/** What the private page and the page of a receipt answer themselves. */
export type OtherProblem = {
  problem:
    | 'asked-already'
    | 'asks-first'
    | 'no-request'
    | 'not-offered'
    /** The office has to do it. */
    | 'office'
}
