/** Why a payment did not go through, as far as the provider says it. */
export type FailureReason =
  | 'cancelled'
  | 'left'
  | 'declined'
  | 'not-enough'
  | 'wrong-details'
  | 'timed-out'
  | 'no-answer'
  | 'unknown'
