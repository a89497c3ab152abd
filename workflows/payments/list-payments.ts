import { type Attention, type ListedPayment, selectPayments } from '#database/money/office-lists.ts'
import type { Services } from '#workflows/services.ts'

export type { Attention, ListedPayment }

/** Every attempt to pay, newest first, or those that need this kind of attention. */
export function listPayments({ db }: Services, attention?: Attention): Promise<ListedPayment[]> {
  return selectPayments(db, attention)
}
