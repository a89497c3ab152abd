import { findRow } from '#database/engine/rows.ts'
import {
  issueReceipt,
  ownerVersion,
  type Receipt,
  receiptOwner,
  voidReceiptRow,
} from '#database/records/receipts/receipts.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { changeRecord, recordOfPayment } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'

export type { Receipt }

type Voiding = StaffForm & {
  year: string
  number: number
  reason: string
  /** Whether a new receipt with a new number takes its place. */
  reissue: boolean
  /** The version of the gift or registration on the form. */
  version?: number | undefined
}

/**
 * Makes a receipt void, and issues its successor where one is wanted. The old number stays in the books. Where
 * somebody has changed the gift or registration meanwhile, its version and history are returned.
 */
export async function voidReceipt(services: Services, voiding: Voiding) {
  const { db } = services
  const { actor, year, number, key, version, reissue } = voiding
  if (!staffCan.refund(actor)) return NOT_ALLOWED
  const receipt = await findRow(db, 'receipt', { year, number })
  if (!receipt) return refuse('unknown')
  const owner = await receiptOwner(db, receipt)
  const { kind, id } = recordOfPayment(owner)
  const request = { actor, id, key, version }
  const changed = await changeRecord(services, kind, request, {
    needs: 'refund',
    action: reissue ? 'reissue-receipt' : 'void-receipt',
    apply: async ({ tx, at }) => {
      const reason = voiding.reason.trim()
      if (reason === '') return refuse('no-reason')
      const voided = await voidReceiptRow(tx, { year, number, by: actor.name, reason, at })
      if (!voided) return refuse('void-already')
      // The same money and date, so the same financial year; only the number is new.
      const { issued_at, payment_id, entry_id } = receipt
      const next = reissue && (await issueReceipt(tx, { year, issued_at, payment_id, entry_id }))
      const successor = next ? receiptNumber(next) : undefined
      const details = { receipt: receiptNumber(receipt), reason, successor }
      return { ok: true as const, successor, details }
    },
  })
  if (changed.ok || changed.problem !== 'changed') return changed
  const history = await officeEventsOf(db, kind, id)
  return { ...changed, version: await ownerVersion(db, owner), history }
}
