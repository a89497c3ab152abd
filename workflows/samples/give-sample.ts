import { dayInIndia } from '#domain/days.ts'
import { rupees } from '#domain/money.ts'
import { HAND_METHODS } from '#domain/payments/hand-method.ts'
import type { Actor } from '#domain/staff.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { retryPayment } from '#workflows/payments/retry-payment.ts'
import type { Services } from '#workflows/services.ts'
import { sampleReference } from './sample-money.ts'
import { type Below, sampleFamily } from './sample-people.ts'
import { settleSample } from './settle-sample.ts'

type Sample = { index: number; below: Below; actor: Actor }

/** One sample gift, online or by hand. One of them is paid twice. */
export async function giveSample(
  services: Services,
  { index, below, actor }: Sample,
): Promise<void> {
  const [giver] = sampleFamily(below, { index: 500 + index, size: 1 })
  const { funds } = services.content.giving
  const fund = funds[below(funds.length)]?.code ?? ''
  const name = `${giver?.firstname} ${giver?.lastname}`
  const person = { name, email: giver?.email ?? '', phone: giver?.phone ?? '' }
  const given = {
    ...person,
    fund,
    language: 'en',
    amountMinor: rupees(100 * (1 + below(50))),
  } as const
  if (index % 5 === 4) {
    const method = HAND_METHODS[below(HAND_METHODS.length)] ?? 'Cash'
    const day = dayInIndia(services.now().getTime())
    const reference = sampleReference(method, below)
    await recordGift(services, { actor, gift: { ...given, method, day, reference } })
    return
  }
  const payment = await giveGift(services, { ...given, submission: `sample-gift-number-${index}` })
  if (index !== 1) return settleSample(services, payment, { status: 'success' })
  await settleSample(services, payment, { status: 'failure' })
  const second = await retryPayment(services, payment.txnid)
  if (second) await settleSample(services, second, { status: 'success' })
  await settleSample(services, payment, { status: 'success' })
}
