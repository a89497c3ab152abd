import { endRequest, storeRequest } from '#database/requests/visitor-requests.ts'
import type { Paise } from '#domain/money.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import { readVisitorMoney } from './read-visitor-money.ts'

/**
 * Asks the office to give back what the provider can't, or what a correction has made too much. The
 * amount is all that it owes then; with nothing owed any more, an open request ends.
 */
export async function askForMoneyBack(
  { tx, registration, at }: Pick<LockedRegistration, 'tx' | 'registration' | 'at'>,
  amountMinor: Paise,
): Promise<void> {
  const { request, owedMinor } = await readVisitorMoney(tx, registration)
  if (amountMinor === owedMinor) return
  if (amountMinor === 0 && request) return endRequest(tx, request.id, at)
  await storeRequest(tx, {
    registration_id: registration.id,
    kind: 'refund',
    at: at.toISOString(),
    // The amount says it all.
    wish: '',
    amount_minor: amountMinor,
  })
}
