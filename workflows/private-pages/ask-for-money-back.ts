import { storeRequest } from '#database/visitor-requests.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { LockedRegistration } from '#workflows/registration/change-locked.ts'

/** Asks the office to give back what the provider can't, or what a correction has made too much. */
export async function askForMoneyBack(
  { tx, registration, at }: Pick<LockedRegistration, 'tx' | 'registration' | 'at'>,
  amountMinor: Paise,
): Promise<void> {
  await storeRequest(tx, {
    registration_id: registration.id,
    kind: 'refund',
    at: at.toISOString(),
    wish: `${formatRupees(amountMinor)} is to be given back.`,
    amount_minor: amountMinor,
  })
}
