import type { PaymentState } from './payment-state.ts'

/**
 * What to do when somebody asks to pay for something again: hand the same attempt to the provider,
 * open a new one, or show what became of the last one. While money may be on its way nobody is
 * sent to pay a second time.
 */
export type NextStep = 'hand-off' | 'open' | 'show'

export function nextStep(latest: PaymentState | undefined): NextStep {
  switch (latest) {
    case undefined:
    case 'failed':
    case 'refunded':
      return 'open'
    case 'open':
      return 'hand-off'
    case 'pending':
    case 'confirming':
    case 'paid':
      return 'show'
    default:
      return latest satisfies never
  }
}
