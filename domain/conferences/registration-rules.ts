import type { CancelRule } from '#domain/registration/cancel-rule.ts'

/** What people may do with their registration. On a programme, or overriding it on one of its events. */
export type RegistrationRules = {
  /** The day by which the whole price is to be paid, such as "2026-09-01". */
  balanceDue?: string | undefined
  /** Without it the office decides about each cancellation. */
  cancel?: CancelRule | undefined
  /** Whether corrections that change the price or the places are made at once, or the office is asked. */
  corrections?: 'at once' | 'ask' | undefined
}

type Ruled = {
  programme: RegistrationRules
  event: RegistrationRules & { days?: { first: string } | undefined }
}

/** The rules of an event. Without `balanceDue` the price is to be paid by the first day. */
export function rulesOf({ programme, event }: Ruled): RegistrationRules {
  return {
    balanceDue: event.balanceDue ?? programme.balanceDue ?? event.days?.first,
    cancel: event.cancel ?? programme.cancel,
    corrections: event.corrections ?? programme.corrections ?? 'at once',
  }
}
