import { ownRecord } from '#app/http/private-access.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { type Letter, letterFor } from '#workflows/letters/find-letter.ts'
import { type OwnPayment, readOwnPayment } from '#workflows/payments/read-own-payment.ts'
import { type PaymentResult, readResult, withoutPayer } from '#workflows/payments/read-result.ts'
import { type Registered, readRegistered } from '#workflows/registration/read-registered.ts'

export type ShownPayment = {
  result: PaymentResult
  letter: Letter | undefined
  /** Set only for the payer's own browser. */
  own?: OwnPayment
  registered?: Registered | undefined
}

type Visit = { request: Request; txnid: string | undefined }

/**
 * The transaction number alone shows the payment's outcome. The payer's own browser sees
 * everything.
 */
export async function readShownPayment(
  services: SiteServices,
  { request, txnid }: Visit,
): Promise<ShownPayment | undefined> {
  const result = txnid ? await readResult(services, txnid) : undefined
  if (!result) return undefined
  const letter = letterFor(services.content, result.purpose)
  const record = await ownRecord(services, { request, txnid: result.txnid })
  if (!record) return { result: withoutPayer(result), letter }
  const own = await readOwnPayment(services, { record, txnid: result.txnid })
  const registered =
    record.kind === 'registration'
      ? await readRegistered(services, record.registration.id)
      : undefined
  return { result: { ...result, payer: own.payer }, letter, own, registered }
}
