import { donationsOf } from '#database/records/gifts/donations.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { yearBegins } from '#domain/payments/financial-year.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { FORM_10BD_COLUMNS, form10bd } from './form-10bd.ts'

/**
 * The givers of a financial year for the tax office, with their PANs in full. The history says who
 * took it.
 */
export async function exportTaxList(
  { db, content, now }: Services,
  { actor, year }: { actor: Actor; year: string },
): Promise<
  | { ok: true; columns: readonly string[]; rows: (string | number)[][] }
  | { ok: false; problem: 'no-tax-relief' | 'bad-year' }
  | NotAllowed
> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const { taxRelief } = content.church
  if (!taxRelief) return { ok: false, problem: 'no-tax-relief' }
  if (!yearBegins(year)) return { ok: false, problem: 'bad-year' }
  const rows = form10bd(await donationsOf(db, year), taxRelief)
  await appendOfficeEvent(db, {
    actor,
    subject: 'export',
    subjectId: 'tax-list',
    action: 'export-tax-list',
    details: { year, lines: rows.length },
    at: now(),
  })
  return { ok: true, columns: FORM_10BD_COLUMNS, rows }
}
