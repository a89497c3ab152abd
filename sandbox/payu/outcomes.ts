import type { PaymentState } from './payment.ts'

/** One webhook is sent if no other number is said. Where the payer `stays`, the browser never returns. */
function rule(
  label: string,
  state: PaymentState,
  explanation: string,
  behaviour: { stays?: true; webhooks?: number } = {},
) {
  return { label, state, explanation, ...behaviour }
}

export const outcomes = {
  approve: rule(
    'Approve',
    'captured',
    'The payment succeeds, and the church is told twice: by the browser and by webhook.',
  ),
  decline: rule('Decline', 'failed', 'The bank says no.'),
  cancel: rule('Cancel', 'userCancelled', 'The payer changes their mind.'),
  pending: rule(
    'Pending',
    'pending',
    'The bank has not decided. Settle it by hand later, in the list of payments.',
    { webhooks: 0 },
  ),
  late: rule(
    'Answer late',
    'pending',
    'The browser returns undecided; a few seconds later the payment succeeds.',
    { webhooks: 0 },
  ),
  twice: rule(
    'Answer twice',
    'captured',
    'The same success arrives by the browser and by two webhooks.',
    { webhooks: 2 },
  ),
  'wrong-amount': rule(
    'Wrong amount',
    'captured',
    'A properly signed success, for a different amount than was asked.',
  ),
  charges: rule('Add charges', 'captured', 'The bank takes Rs. 12.50 on top of what was asked.'),
  hold: rule(
    'Hold the money',
    'auth',
    'The bank sets the money aside and has not handed it over yet.',
  ),
  forged: rule(
    'Forged signature',
    'failed',
    'Someone claims success without knowing the salt. Nothing was paid.',
  ),
  never: rule(
    'Never answer',
    'captured',
    'The payment succeeds and nobody says so: the church has to ask.',
    { stays: true, webhooks: 0 },
  ),
  drop: rule('Lose the bank', 'dropped', 'The bank stops answering, and the payment is dropped.', {
    webhooks: 0,
  }),
  bounce: rule(
    'Walk away',
    'bounced',
    'The payer closes the window before paying, and nobody says so.',
    { stays: true, webhooks: 0 },
  ),
}

export type Outcome = keyof typeof outcomes

export function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomes, text)
}
