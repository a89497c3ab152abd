import type { BestFound } from '#database/search/best-found.ts'
import { type Numbered, ownersOf } from '#database/search/found-by-number.ts'

export type OneRecord =
  | { kind: 'registration' | 'gift'; id: string }
  | { kind: 'receipt'; year: string; number: number }

type Found = { registrations: BestFound; gifts: BestFound; numbered: Numbered }

/**
 * The only record with the typed number, if nothing else was found: four digits may also be the end of
 * somebody's mobile number.
 */
export function theOneNumbered({ registrations, gifts, numbered }: Found): OneRecord | undefined {
  const owners = [
    ...ownersOf('registration', numbered).map((id) => ({ kind: 'registration' as const, id })),
    ...ownersOf('gift', numbered).map((id) => ({ kind: 'gift' as const, id })),
  ]
  const others = [...registrations.found, ...gifts.found].filter(
    ({ id }) => !owners.some((owner) => owner.id === id),
  )
  if (owners.length !== 1 || others.length > 0) return undefined
  const { receipts, registrations: byShort, payments } = numbered
  const [receipt] = receipts
  if (!receipt || byShort.length > 0 || payments.length > 0) return owners[0]
  const { year, number } = receipt
  return receipts.length === 1 ? { kind: 'receipt', year, number } : undefined
}
