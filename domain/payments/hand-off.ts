import type { Paise } from '#domain/money.ts'
import type { PaymentState } from './payment-state.ts'

/** What is to be paid for, and all that was done about it so far. */
export type HandOffFacts = {
  /** What is to be paid online, as it was quoted. */
  dueMinor: Paise
  /** Every attempt to pay for it. */
  attempts: readonly { state: PaymentState }[]
  /** Whether its conference takes registrations now. A gift can always be paid. */
  isOpen: boolean
  /** The office has opened this payment: then it may be paid also when registration has closed. */
  openedByOffice: boolean
}

export type HandOffRefusal = 'nothing-due' | 'being-confirmed' | 'closed'

/**
 * Why nobody may be handed to the payment provider for it; undefined when they may. An attempt that
 * is `open` blocks nothing: the provider has not heard of it, or nothing came of it yet.
 */
export function refuseHandOff(order: HandOffFacts): HandOffRefusal | undefined {
  const { dueMinor, attempts, isOpen, openedByOffice } = order
  if (dueMinor === 0 || attempts.some(({ state }) => state === 'paid')) return 'nothing-due'
  if (attempts.some(mayBePaid)) return 'being-confirmed'
  return isOpen || openedByOffice ? undefined : 'closed'
}

/** At the bank, or reported as paid and not yet verified. */
export function mayBePaid({ state }: { state: PaymentState }): boolean {
  return state === 'pending' || state === 'confirming'
}
