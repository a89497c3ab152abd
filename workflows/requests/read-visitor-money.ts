import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { openRequestsOf } from '#database/requests/open-requests.ts'
import type { VisitorRequest } from '#database/requests/visitor-requests.ts'
import type { Paise } from '#domain/money.ts'
import { refundsInFlight } from '#workflows/refunds/refunds-in-flight.ts'

export type VisitorMoney = {
  /** What was received and neither went back nor is on its way back. */
  paidMinor: Paise
  reducedMinor: Paise
  /** What the office is to give back of it. */
  owedMinor: Paise
  /** The open request for it. */
  request: VisitorRequest | undefined
}

/** The money of a registration, as far as a change by the visitor depends on it. */
export async function readVisitorMoney(
  db: Db,
  { id }: Pick<Registration, 'id'>,
): Promise<VisitorMoney> {
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, id)
  const request = (await openRequestsOf(db, id)).find(({ kind }) => kind === 'refund')
  return {
    paidMinor: receivedMinor - returnedMinor - (await refundsInFlight(db, id)),
    reducedMinor,
    owedMinor: request?.amount_minor ?? 0,
    request,
  }
}
