import type { Notice } from '#integrations/payments/port.ts'
import { receiveNotice } from '#workflows/payments/reports/receive-notice.ts'
import type { ReportAnswer } from '#workflows/payments/reports/receive-report.ts'
import { settleReports } from '#workflows/payments/reports/settle-reports.ts'
import type { TestServices } from './fixtures/services.ts'

/** Receives a webhook and runs the job that settles it. */
export async function receiveAndSettle(
  services: TestServices,
  notice: Notice,
): Promise<ReportAnswer> {
  const receipt = await receiveNotice(services, notice)
  await settleReports(services)
  return receipt
}
