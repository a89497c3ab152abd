import { ownRecord } from '#app/http/private-access.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { refusalWords, resultWords, type ShownResult } from '#app/words/en/payments.ts'
import { type Letter, letterFor } from '#workflows/letters/find-letter.ts'
import { readOwnPayment } from '#workflows/payments/read-own-payment.ts'
import { readResult, withoutPayer } from '#workflows/payments/read-result.ts'
import { type Registered, readRegistered } from '#workflows/registration/read-registered.ts'

export type ShownPayment = {
  result: ShownResult
  letter: Letter | undefined
  /** Set only for the payer's own browser. */
  own?: {
    receipt: string | undefined
    /** Why it can't be paid now; undefined when it can. */
    refused: string | undefined
  }
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
  if (!record) return { result: resultWords(withoutPayer(result)), letter }
  const { payer, receipt, refusal } = await readOwnPayment(services, {
    record,
    txnid: result.txnid,
  })
  const own = { receipt, refused: refusal && refusalWords(refusal) }
  const registered =
    record.kind === 'registration'
      ? await readRegistered(services, record.registration.id)
      : undefined
  return { result: resultWords({ ...result, payer }), letter, own, registered }
}
