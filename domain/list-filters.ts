import {
  BY_TIME,
  DAY,
  type FilterOf,
  oneOf,
  PAID,
  PERIOD,
  someOf,
  wordFor,
} from './list-parameters.ts'
import { HAND_METHODS } from './payments/hand-money.ts'
import type { PaymentState } from './payments/payment-state.ts'
import { PARTY_TYPES } from './registration/party.ts'
import { STANDINGS, WHO } from './registration/places.ts'
import { RESIDENTIAL_TYPES } from './registration/price.ts'
import { readSearch } from './search/read-search.ts'

export const EVERYBODY = 'everybody'

export const REGISTRATION_SORTS = ['newest', 'oldest', 'name'] as const

export const REGISTRATION_PARAMETERS = {
  search: { address: 'search', option: 'search', takes: 'WORDS', read: readSearch },
  event: { address: 'conference', option: 'event', takes: 'CODE', read: readCode },
  who: { address: 'who', option: 'who', takes: 'WHO', ...someOf(WHO, EVERYBODY) },
  standing: {
    address: 'standing',
    option: 'standing',
    takes: 'STANDING',
    ...oneOf(STANDINGS),
  },
  residential: { address: 'residential', ...oneOf(RESIDENTIAL_TYPES) },
  party: { address: 'party', ...oneOf(PARTY_TYPES) },
  arrivalDay: { address: 'arrival', ...DAY },
  numbers: { address: 'only', longest: 1_000, read: readNumbers },
  ...PAID,
  ...PERIOD,
  sort: { address: 'sort', ...oneOf(REGISTRATION_SORTS) },
}

export type RegistrationFilter = FilterOf<typeof REGISTRATION_PARAMETERS>

function readCode(text: string): string | undefined {
  return /^[\w-]{1,60}$/.test(text) ? text : undefined
}

function readNumbers(text: string): readonly number[] | undefined {
  return /^\d{1,9}(,\d{1,9})*$/.test(text) ? text.split(',').map(Number) : undefined
}

const STATES = {
  received: ['paid'],
  refunded: ['refunded'],
  confirming: ['pending', 'confirming'],
  failed: ['failed'],
  open: ['open'],
} as const satisfies Record<string, readonly PaymentState[]>

export type StateWord = keyof typeof STATES

export const PAYMENT_PARAMETERS = {
  search: { address: 'search', read: readSearch },
  states: { address: 'state', ...wordFor<readonly PaymentState[]>(STATES) },
  method: { address: 'method', ...oneOf(['Online', ...HAND_METHODS]) },
  ...PERIOD,
  ...BY_TIME,
}

/** Why somebody has to look at an attempt to pay; `open` and `refunded` need nothing. */
export const ATTENTIONS = ['open', 'overpaid', 'mismatched', 'late', 'refunded', 'forged'] as const

export type Attention = (typeof ATTENTIONS)[number]

export type PaymentFilter = FilterOf<typeof PAYMENT_PARAMETERS>

/** Without `funds` any name is taken, also of a fund that the content no longer has. */
export function giftParameters(funds?: readonly string[]) {
  const fund = funds ? oneOf(funds) : { read: (text: string) => text }
  return {
    search: { address: 'search', read: readSearch },
    fund: { address: 'fund', option: 'fund', takes: 'NAME', ...fund },
    ...PAID,
    ...PERIOD,
    ...BY_TIME,
  }
}

export type GiftFilter = FilterOf<ReturnType<typeof giftParameters>>
