import { dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import type { HandMethod } from '#domain/payments/hand-method.ts'
import { recordPayment } from '#workflows/money/record-payment.ts'
import type { Below } from './sample-people.ts'
import type { Sample } from './sample-registration.ts'

/** The number that a cheque, a UPI payment or a transfer has. Cash has none. */
export function sampleReference(method: HandMethod, below: Below): string {
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  switch (method) {
    case 'Cash':
      return ''
    case 'Cheque':
      return digits(6)
    case 'UPI':
      return `6${digits(11)}`
    case 'Bank transfer':
      return `N${digits(15)}`
    default:
      return method satisfies never
  }
}

type Paid = { id: string; method: HandMethod; amountMinor: Paise }

/** Money that came by hand on the sample's own day. */
export async function recordSample(
  { services, actor, below }: Sample,
  { id, method, amountMinor }: Paid,
): Promise<void> {
  const day = dayInIndia(services.now().getTime())
  const reference = sampleReference(method, below)
  const payment = { method, day, amountMinor, reference, isAnother: true }
  const recorded = await recordPayment(services, { actor, id, payment })
  if (!recorded.ok) throw new Error(`A sample payment was refused: ${recorded.problem}`)
}
