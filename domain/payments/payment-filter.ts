import { BY_TIME, type FilterOf, oneOf, PERIOD, wordFor } from '#domain/list-parameters.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { HAND_METHODS } from './hand-method.ts'
import type { PaymentState } from './payment-state.ts'

/** The words of the filter for the states of an attempt to pay. */
const STATES = {
  received: ['paid'],
  refunded: ['refunded'],
  confirming: ['pending', 'confirming'],
  failed: ['failed'],
  open: ['open'],
} as const satisfies Record<string, readonly PaymentState[]>

export type StateWord = keyof typeof STATES

/** The parameters of the list of payments. */
export const PAYMENT_PARAMETERS = {
  search: { address: 'search', read: readSearch },
  states: { address: 'state', ...wordFor<readonly PaymentState[]>(STATES) },
  method: { address: 'method', ...oneOf(['Online', ...HAND_METHODS]) },
  from: { address: 'from', ...PERIOD.from },
  to: { address: 'to', ...PERIOD.to },
  ...BY_TIME,
}

/** Why somebody has to look at an attempt to pay; `open` and `refunded` need nothing. */
export const ATTENTIONS = ['open', 'overpaid', 'mismatched', 'late', 'refunded', 'forged'] as const

export type Attention = (typeof ATTENTIONS)[number]

export type PaymentFilter = FilterOf<typeof PAYMENT_PARAMETERS> & {
  attention?: Attention | undefined
}
