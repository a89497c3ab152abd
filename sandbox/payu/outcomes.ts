import type { PaymentState } from './payment.ts'

type Rule = {
  label: string
  explanation: string
  state: PaymentState
  /** Whether the payer's browser stays on a closing page. Otherwise it brings a report back. */
  stays?: boolean
  /** How many are sent, where that is not one. */
  webhooks?: number
}

/** Everything that can happen to a payment, in the order of the buttons. */
export const outcomes = rules({
  approve: {
    label: 'Approve',
    explanation:
      'The payment succeeds, and the church is told twice: by the browser and by webhook.',
    state: 'captured',
  },
  decline: {
    label: 'Decline',
    explanation: 'The bank says no.',
    state: 'failed',
  },
  cancel: {
    label: 'Cancel',
    explanation: 'The payer changes their mind.',
    state: 'userCancelled',
  },
  pending: {
    label: 'Pending',
    explanation: 'The bank has not decided. Settle it by hand later, in the list of payments.',
    state: 'pending',
    webhooks: 0,
  },
  late: {
    label: 'Answer late',
    explanation: 'The browser returns undecided; a few seconds later the payment succeeds.',
    state: 'pending',
    webhooks: 0,
  },
  twice: {
    label: 'Answer twice',
    explanation: 'The same success arrives by the browser and by two webhooks.',
    state: 'captured',
    webhooks: 2,
  },
  'wrong-amount': {
    label: 'Wrong amount',
    explanation: 'A properly signed success, for a different amount than was asked.',
    state: 'captured',
  },
  charges: {
    label: 'Add charges',
    explanation: 'The bank takes Rs. 12.50 on top of what was asked.',
    state: 'captured',
  },
  hold: {
    label: 'Hold the money',
    explanation: 'The bank sets the money aside and has not handed it over yet.',
    state: 'auth',
  },
  forged: {
    label: 'Forged signature',
    explanation: 'Someone claims success without knowing the salt. Nothing was paid.',
    state: 'failed',
  },
  never: {
    label: 'Never answer',
    explanation: 'The payment succeeds and nobody says so: the church has to ask.',
    state: 'captured',
    stays: true,
    webhooks: 0,
  },
  drop: {
    label: 'Lose the bank',
    explanation: 'The bank stops answering, and the payment is dropped.',
    state: 'dropped',
    webhooks: 0,
  },
  bounce: {
    label: 'Walk away',
    explanation: 'The payer closes the window before paying, and nobody says so.',
    state: 'bounced',
    stays: true,
    webhooks: 0,
  },
})

function rules<Name extends string>(table: Record<Name, Rule>): Record<Name, Rule> {
  return table
}

export type Outcome = keyof typeof outcomes

export function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomes, text)
}
