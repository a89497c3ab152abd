import type { Payment } from '#database/payments/payments.ts'
import { providerFields } from '#database/payments/provider-fields.ts'
import type { RecordDetails } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'

type Answered = Pick<Payment, 'id' | 'provider' | 'provider_record'>

/** What the provider of this payment has answered about it, in our terms. */
export function providerDetails({ payments }: Services, payment: Answered): RecordDetails {
  return payments.of(payment).describe(providerFields(payment))
}

/** Of that, under the provider's own names, what is about the money and not about the payer. */
export function ledgerFieldsOf({ payments }: Services) {
  return (payment: Answered) => payments.of(payment).ledgerFields(providerFields(payment))
}
