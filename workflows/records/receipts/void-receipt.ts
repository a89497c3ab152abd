import {
  findReceiptByNumber,
  issueReceipt,
  ownerVersion,
  type Receipt,
  receiptOwner,
  voidReceiptRow,
} from '#database/records/receipts/receipts.ts'
import { type OfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { changeRecord } from '#workflows/records/change-record.ts'
import { recordOfPayment } from '#workflows/records/record-kinds.ts'
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

type VoidedReceipt =
  | { ok: true; successor?: string | undefined }
  | NotAllowed
  | { ok: false; problem: 'unknown' | 'void-already' | 'no-reason' }
  /** Somebody has changed the gift or registration meanwhile. */
  | { ok: false; problem: 'changed'; version: number; history: OfficeEvent[] }

/** Makes a receipt void, and issues its successor where one is wanted. The old number stays in the books. */
export async function voidReceipt(services: Services, voiding: Voiding): Promise<VoidedReceipt> {
  const { actor, year, number, key, version } = voiding
  if (!staffCan.refund(actor)) return NOT_ALLOWED
  const receipt = await findReceiptByNumber(services.db, { year, number })
  if (!receipt) return { ok: false, problem: 'unknown' }
  const { kind, id } = recordOfPayment(await receiptOwner(services.db, receipt))
  const request = { actor, id, key, version }
  const changed = await changeRecord(services, kind, request, {
    needs: 'refund',
    action: voiding.reissue ? 'reissue-receipt' : 'void-receipt',
    apply: applyVoiding(receipt, voiding),
  })
  if (changed.ok || changed.problem !== 'changed') return changed
  return { ok: false, problem: 'changed', ...(await whatChanged(services, receipt)) }
}

function applyVoiding(receipt: Receipt, { actor, reissue, ...voiding }: Voiding) {
  const { year, number } = receipt
  const reason = voiding.reason.trim()
  return async ({ tx, at }: { tx: Services['db']; at: Date }) => {
    if (reason === '') return { ok: false as const, problem: 'no-reason' as const }
    const voided = await voidReceiptRow(tx, { year, number, by: actor.name, reason, at })
    if (!voided) return { ok: false as const, problem: 'void-already' as const }
    const successor = reissue
      ? receiptNumber(await issueReceipt(tx, successorOf(receipt)))
      : undefined
    const details = { receipt: receiptNumber(receipt), reason, successor }
    return { ok: true as const, successor, details }
  }
}

/** The same money and date, so the same financial year; only the number is new. */
function successorOf({ year, issued_at, payment_id, entry_id }: Receipt) {
  return { year, issued_at, payment_id, entry_id }
}

async function whatChanged({ db }: Services, receipt: Receipt) {
  const owner = await receiptOwner(db, receipt)
  const { kind, id } = recordOfPayment(owner)
  const history = await officeEventsOf(db, kind, id)
  return { version: await ownerVersion(db, owner), history }
}
