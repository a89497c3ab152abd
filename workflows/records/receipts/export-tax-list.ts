import { type Donation, donationsOf } from '#database/records/gifts/gifts.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { yearBegins } from '#domain/payments/financial-year.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

/** It has the givers' PANs in full, so the history says who took it. */
export async function exportTaxList(
  { db, content, now }: Services,
  { actor, year }: { actor: Actor; year: string },
) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const { taxRelief } = content.church
  if (!taxRelief) return refuse('no-tax-relief')
  if (!yearBegins(year)) return refuse('bad-year')
  const rows = form10bd(await donationsOf(db, year), taxRelief)
  await appendOfficeEvent(db, {
    actor,
    subject: 'export',
    subjectId: 'tax-list',
    action: 'export-tax-list',
    details: { year, lines: rows.length },
    at: now(),
  })
  return { ok: true as const, columns: FORM_10BD_COLUMNS, rows }
}

export const FORM_10BD_COLUMNS = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID code',
  'Unique Identification Number of the donor',
  'Section code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
]

/** One line for each giver and way of paying, with the sum of the year. */
export function form10bd(
  donations: readonly Donation[],
  { registration, from }: { registration: string; from: string },
): (string | number)[][] {
  const sums = new Map<string, Donation>()
  for (const donation of donations) {
    const key = `${donation.pan} ${donation.isCash}`
    const keptMinor = (sums.get(key)?.keptMinor ?? 0) + donation.keptMinor
    if (keptMinor > 0) sums.set(key, { ...donation, keptMinor })
  }
  return [...sums.values()].map(({ pan, name, isCash, keptMinor }, index) => [
    index + 1,
    '',
    PERMANENT_ACCOUNT_NUMBER,
    pan,
    'Section 80G',
    registration,
    from,
    name,
    '',
    'Others',
    isCash ? 'Cash' : 'Electronic modes including account payee cheque/draft',
    keptMinor / 100,
  ])
}

/** The form's number for an identification by PAN. */
const PERMANENT_ACCOUNT_NUMBER = 1
