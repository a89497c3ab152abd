import { findRows } from '#database/engine/rows.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import { fullNames } from '#database/records/money/full-names.ts'
import { comingByRegistration } from '#database/records/refunds/refunds.ts'
import { peopleByRegistration } from '#database/records/registration/listed-people.ts'
import { type BestFound, bestFound } from '#database/search/best-found.ts'
import {
  foundByNumber,
  type Numbered,
  type NumberedReceipt,
  ownersOf,
} from '#database/search/found-by-number.ts'
import { type FoundMoney, listFoundMoney } from '#database/search/found-money.ts'
import type { Rank } from '#domain/search/rank-words.ts'
import { readSearch, type Search } from '#domain/search/read-search.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { BrowsedRegistration } from '#workflows/registration-lists/list-registrations.ts'
import type { Services } from '#workflows/services.ts'

/** Looks through everything that this person may see. */
export async function findRecords(services: Services, asked: { actor: Actor; typed: string }) {
  const { actor, typed } = asked
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const search = readSearch(typed) ?? NOTHING
  const { db } = services
  const numbered = onlySeen(actor, await foundByNumber(db, search.number))
  const best = (table: 'registration' | 'gift') =>
    bestFound(db, { table, words: search.words, numbered: ownersOf(table, numbered) })
  const registrations = search === NOTHING ? NOBODY : await best('registration')
  const gifts = search === NOTHING || !staffCan.seeMoney(actor) ? NOBODY : await best('gift')
  const found = { registrations, gifts, numbered }
  return {
    ok: true as const,
    /** The words that were looked for, to mark them. Empty when nothing was typed that can be. */
    words: search.words,
    /** The one record that has the typed number, to be opened at once. */
    one: theOneNumbered(found),
    ...(await showFound(services, { ...found, seesMoney: staffCan.seeMoney(actor) })),
  }
}

export type Finding = Extract<Awaited<ReturnType<typeof findRecords>>, { ok: true }>

const NOTHING: Search = { number: undefined, words: [] }

const NOBODY: BestFound = { found: [], isMore: false }

/** Receipts are handed over by whoever takes money; those of gifts, and gifts, are the treasurer's. */
function onlySeen(actor: Actor, { registrations, payments, receipts }: Numbered): Numbered {
  const isSeen = ({ gift_id }: { gift_id: string | null }) =>
    gift_id === null || staffCan.seeMoney(actor)
  const seen = { registrations, payments: payments.filter(isSeen) }
  const own = receipts.filter(isSeen)
  if (staffCan.recordMoney(actor)) return { ...seen, receipts: own }
  const paid = own.flatMap(({ registration_id }) => registration_id ?? [])
  return { ...seen, registrations: [...registrations, ...paid], receipts: [] }
}

export type FoundRegistration = BrowsedRegistration & { rank: Rank }
export type FoundGift = Gift & { rank: Rank }
export type FoundPayment = FoundMoney & { name: string }
export type FoundReceipt = NumberedReceipt & { name: string }

type Found = { registrations: BestFound; gifts: BestFound; numbered: Numbered; seesMoney: boolean }

/** So many of each kind are shown. */
const SHOWN = { registrations: 25, others: 10 }

/** The best of what was found, and how many there are. `isMore`: more than were counted. */
async function showFound({ db }: Services, found: Found) {
  const { registrations, gifts, numbered, seesMoney } = found
  const money = seesMoney
    ? await listFoundMoney(db, idsOf(registrations.found), idsOf(gifts.found))
    : []
  const payments = money.slice(0, SHOWN.others)
  const receipts = numbered.receipts.slice(0, SHOWN.others)
  const names = await fullNames(db, [...payments, ...receipts])
  const named = <Row extends FoundMoney | NumberedReceipt>(row: Row) => ({
    ...row,
    name: names.get(row.gift_id ?? row.registration_id ?? '')?.trim() ?? '',
  })
  return {
    registrations: { ...counted(registrations), rows: await registrationRows(db, registrations) },
    gifts: { ...counted(gifts), rows: await giftRows(db, gifts) },
    payments: {
      rows: payments.map(named),
      count: money.length,
      isMore: money.length > 0 && (registrations.isMore || gifts.isMore),
    },
    receipts: { rows: receipts.map(named), count: numbered.receipts.length, isMore: false },
  }
}

function idsOf(found: BestFound['found']): string[] {
  return found.map(({ id }) => id)
}

function counted({ found, isMore }: BestFound) {
  return { count: found.length, isMore }
}

async function registrationRows(
  db: Services['db'],
  { found }: BestFound,
): Promise<FoundRegistration[]> {
  const shown = found.slice(0, SHOWN.registrations)
  const ids = idsOf(shown)
  const rows = ranked(shown, await findRows(db, 'registration', { id: ids }))
  const people = await peopleByRegistration(db, ids)
  const coming = await comingByRegistration(db, ids)
  return rows.map((row) => ({
    ...row,
    people: people.get(row.id) ?? [],
    coming: coming.get(row.id),
  }))
}

async function giftRows(db: Services['db'], { found }: BestFound): Promise<FoundGift[]> {
  const shown = found.slice(0, SHOWN.others)
  return ranked(shown, await findRows(db, 'gift', { id: idsOf(shown) }))
}

/** These rows, in the order in which they were found. */
function ranked<Row extends { id: string }>(found: BestFound['found'], rows: readonly Row[]) {
  return found.flatMap(({ id, rank }) => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ ...row, rank }] : []
  })
}

export type OneRecord =
  | { kind: 'registration' | 'gift'; id: string }
  | { kind: 'receipt'; year: string; number: number }

type FoundNumbers = { registrations: BestFound; gifts: BestFound; numbered: Numbered }

/**
 * The only record with the typed number, if nothing else was found: four digits may also be the end of
 * somebody's mobile number.
 */
function theOneNumbered({ registrations, gifts, numbered }: FoundNumbers): OneRecord | undefined {
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
