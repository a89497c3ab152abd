import type { Refund } from '#workflows/registration/read-registration-record.ts'

/** What was just done, for whoever comes back from an action. */
export function doneWords(
  action: { slug: string; name: string } | undefined,
  refunds: readonly Refund[],
): string {
  if (!action) return ''
  const isRefund = action.slug === 'refund' || action.slug === 'send-back'
  const isUnclear = isRefund && refunds.some(({ state }) => state === 'asked')
  return isUnclear ? UNCLEAR_REFUND : `Done: ${action.name}.`
}

/** Its answer is not there yet, or was lost. */
const UNCLEAR_REFUND =
  'The payment provider did not answer, so it is not known yet whether it took the refund. It is stored, and we find out. Please don’t refund it in another way.'
