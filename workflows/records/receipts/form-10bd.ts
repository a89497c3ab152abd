import type { Donation } from '#database/records/gifts/donations.ts'

/** The columns of the tax office's Form 10BD. */
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
  return [...sumByGiver(donations).values()].map(({ pan, name, isCash, keptMinor }, index) => [
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

function sumByGiver(donations: readonly Donation[]): Map<string, Donation> {
  const sums = new Map<string, Donation>()
  for (const donation of donations) {
    const key = `${donation.pan} ${donation.isCash}`
    const before = sums.get(key)?.keptMinor ?? 0
    const keptMinor = before + donation.keptMinor
    if (keptMinor > 0) sums.set(key, { ...donation, keptMinor })
  }
  return sums
}
