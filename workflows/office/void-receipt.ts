import { appendOfficeEvent, isFormDone } from '#database/office-events.ts'
import { findReceiptByNumber, issueReceipt, type Receipt } from '#database/receipts.ts'
import { voidReceiptRow } from '#database/void-receipts.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { Receipt }

type Voiding = {
  actor: Actor
  year: string
  number: number
  reason: string
  /** Whether a new receipt with a new number takes its place. */
  reissue: boolean
  /** The key of the form. */
  key?: string | undefined
}

type VoidedReceipt =
  | { ok: true; successor: string | undefined }
  | NotAllowed
  | { ok: false; problem: 'unknown' | 'void-already' | 'reason-missing' }

/** Makes a receipt void, and issues its successor where one is wanted. The old number stays in the books. */
export async function voidReceipt(
  services: Pick<Services, 'db' | 'now'>,
  voiding: Voiding,
): Promise<VoidedReceipt> {
  const { actor, year, number, reissue, key } = voiding
  if (!staffCan.refund(actor)) return NOT_ALLOWED
  if (await isFormDone(services.db, key)) return { ok: true, successor: undefined }
  const reason = voiding.reason.trim()
  if (reason === '') return { ok: false, problem: 'reason-missing' }
  const at = services.now()
  return services.db.transaction().execute(async (tx) => {
    const receipt = await findReceiptByNumber(tx, { year, number })
    if (!receipt) return { ok: false, problem: 'unknown' }
    const voided = await voidReceiptRow(tx, { year, number, by: actor.name, reason, at })
    if (!voided) return { ok: false, problem: 'void-already' }
    const successor = reissue
      ? receiptNumber(await issueReceipt(tx, successorOf(receipt)))
      : undefined
    await appendOfficeEvent(tx, {
      actor,
      subject: 'receipt',
      subjectId: receiptNumber(receipt),
      action: reissue ? 'Reissue receipt' : 'Void receipt',
      details: { reason, successor },
      key,
      at,
    })
    return { ok: true, successor }
  })
}

/** The same money and date, so the same financial year; only the number is new. */
function successorOf({ year, issued_at, payment_id, entry_id }: Receipt) {
  return { year, issued_at, payment_id, entry_id }
}
