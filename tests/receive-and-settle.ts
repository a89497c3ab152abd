import { receiveNotice } from '#app/features/payments/receive-notice.server.ts'
import type { Receipt } from '#app/features/payments/receive-report.server.ts'
import { settleReports } from '#app/features/payments/settle-reports.server.ts'
import type { Notice } from '#integrations/payments/port.ts'
import type { TrialServices } from './trial-services.ts'

/** What the provider's server sends, and the job that settles it a moment later. */
export async function receiveAndSettle(services: TrialServices, notice: Notice): Promise<Receipt> {
  const receipt = await receiveNotice(services, notice)
  await settleReports(services)
  return receipt
}
