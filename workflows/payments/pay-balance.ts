import type { Payment } from '#database/payments/payments.ts'
import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { latestTxnid } from '#workflows/private-links/read-private-page.ts'
import { continueRegistration } from '#workflows/registration/continue-registration.ts'
import type { Services } from '#workflows/services.ts'
import { readOrder } from './read-order.ts'
import { retryPayment } from './retry-payment.ts'

/**
 * Returns the payment with which the payer pays what is due now: the first payment, another try, or the
 * rest. Two tabs get the same one. Undefined when nobody may be sent to pay.
 */
export async function payBalance(
  services: Services,
  record: PrivateRecord,
): Promise<Payment | undefined> {
  const txnid = await latestTxnid(services, record)
  const payment = txnid
    ? await retryPayment(services, txnid, { paysRest: true })
    : record.kind === 'registration' && (await openFirst(services, record.registration))
  return payment && payment.state === 'open' ? payment : undefined
}

/** Nobody has tried to pay online yet, for example when the first money came in cash. */
async function openFirst(
  services: Services,
  registration: Registration,
): Promise<Payment | undefined> {
  const place = findEvent(services.content.conferences, registration.event_code)
  if (!place || !takesPlaces(registration.hold)) return undefined
  return services.db.transaction().execute(async (tx) => {
    const record = { kind: 'registration', registration } as const
    const order = await readOrder(tx, services, { record })
    if (refuseHandOff(order)) return undefined
    return continueRegistration(tx, { services, stored: registration, place, mayReuseOpen: true })
  })
}
