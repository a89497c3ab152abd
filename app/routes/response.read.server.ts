import { readShownPayment } from '#app/features/payments/read-response.server.ts'
import { ownRecord } from '#app/http/own-record.server.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import { readEndingPage } from './ending.read.server.ts'
import type { ResponsePage } from './response.result.tsx'

/** The result of a payment and, in the payer's own browser, the end of the way. */
export async function readResponse(
  services: SiteServices,
  visit: { request: Request; reader: Reader; txnid: string | undefined },
): Promise<ResponsePage | undefined> {
  const shown = await readShownPayment(services, visit)
  if (!shown?.own) return shown
  const { request } = visit
  const record = await ownRecord(services, { request, txnid: shown.result.txnid })
  return record ? { ...shown, ...(await readEndingPage(services, record)) } : shown
}
