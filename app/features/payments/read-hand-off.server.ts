import { toCheckout } from '#app/checkout.server.ts'
import { holdAgain, mayHavePlaces } from '#app/places.server.ts'
import type { Services } from '#app/services.server.ts'
import { findPaymentByToken, type Payment, watchPayment } from '#database/payments.ts'
import { setHold } from '#database/places.ts'
import { findRegistration } from '#database/registrations.ts'
import { formatRupees } from '#domain/money.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { CheckoutForm } from '#integrations/payments/port.ts'
import { namePurpose } from './name-purpose.ts'

const PAGE = {
  title: 'Going to payment',
  description: 'On the way to the payment provider.',
  style: 'pay',
}

export type HandOffPage =
  | { settled: true; txnid: string }
  | { settled: false; page: typeof PAGE; form: CheckoutForm; amount: string; purpose: string }

/** The form that takes the payer on; once anything was heard of the payment, its result instead. */
export async function readHandOff(
  services: Pick<Services, 'db' | 'payments' | 'content' | 'now'>,
  token: string,
): Promise<HandOffPage | undefined> {
  const payment = await findPaymentByToken(services.db, token)
  if (!payment) return undefined
  if (payment.state !== 'open' || !(await hasPlaces(services, payment))) {
    return { settled: true, txnid: payment.txnid }
  }
  await watchPayment(services.db, payment.id, services.now())
  return {
    settled: false,
    page: PAGE,
    amount: formatRupees(payment.amount_minor),
    purpose: namePurpose(services.content, payment.purpose),
    form: services.payments.checkout(toCheckout(payment)),
  }
}

/** Nobody is sent to pay for places that have gone to others: they are taken again, or it ends here. */
async function hasPlaces(
  services: Pick<Services, 'db' | 'content' | 'now'>,
  { registration_id }: Payment,
): Promise<boolean> {
  if (!registration_id) return true
  const registration = await findRegistration(services.db, registration_id)
  if (!registration || takesPlaces(registration.hold)) return true
  return services.db.transaction().execute(async (tx) => {
    if (!(await mayHavePlaces(tx, services, registration))) return false
    await setHold(tx, registration.id, holdAgain(services, registration))
    return true
  })
}
