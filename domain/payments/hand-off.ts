import type { Paise } from '#domain/money.ts'
import type { PaymentState } from './payment-state.ts'

/** The facts that decide whether a payer may go to the provider. */
export type HandOffFacts = {
  /** What would be asked for now: what was quoted at first, the rest once money has come. */
  dueMinor: Paise
  /** All payments of the gift or registration. */
  attempts: readonly { state: PaymentState }[]
  /** Whether registration for the conference is open; true for gifts. */
  isOpen: boolean
  /** The office opened this payment, so it may be paid after registration has closed. */
  openedByOffice: boolean
}

export type HandOffRefusal = 'nothing-due' | 'being-confirmed' | 'closed'

/**
 * Returns why the payer may not be sent to the provider; undefined when they may. An `open` attempt
 * doesn't block: the provider has not heard of it, or has no result yet.
 */
export function refuseHandOff(order: HandOffFacts): HandOffRefusal | undefined {
  const { dueMinor, attempts, isOpen, openedByOffice } = order
  if (dueMinor === 0) return 'nothing-due'
  if (attempts.some(mayBePaid)) return 'being-confirmed'
  return isOpen || openedByOffice ? undefined : 'closed'
}

/** The bank has not decided, or a success was reported and not yet confirmed. */
export function mayBePaid({ state }: { state: PaymentState }): boolean {
  return state === 'pending' || state === 'confirming'
}
