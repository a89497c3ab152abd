import { findRows } from '#database/engine/rows.ts'
import { fullNames } from '#database/records/payments/listed-payments.ts'
import {
  foundByNumber,
  type NumberedReceipt,
  type Numbers,
  ownersOf,
} from '#database/search/found-by-number.ts'
import { type BestHits, bestFound } from '#database/search/found-by-words.ts'
import { type FoundMoney, listFoundMoney } from '#database/search/found-money.ts'
import { readSearch, type Search } from '#domain/search/read-search.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type Question } from '#workflows/actor.ts'
import { withPeople } from '#workflows/registration-lists/list-registrations.ts'
import type { Services } from '#workflows/services.ts'

const SHOWN = { registrations: 25, others: 10 }

const NOTHING: Search = { number: undefined, words: [] }

const NOBODY: BestHits = { found: [], isMore: false }

export async function findRecords({ db }: Services, { actor, typed }: Question<'typed'>) {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const seesMoney = staffCan.seeMoney(actor)
  const search = readSearch(typed) ?? NOTHING
  const numbered = onlySeen(actor, await foundByNumber(db, search.number))
  const best = async (table: 'registration' | 'gift') =>
    search === NOTHING
      ? NOBODY
      : bestFound(db, { table, words: search.words, numbered: ownersOf(table, numbered) })
  const registrations = await best('registration')
  const gifts = seesMoney ? await best('gift') : NOBODY
  const isMore = registrations.isMore || gifts.isMore
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
  const shown = registrations.found.slice(0, SHOWN.registrations)
  const stored = await findRows(db, 'registration', { id: idsOf(shown) })
  const rows = await withPeople(db, ranked(shown, stored))
  const given = gifts.found.slice(0, SHOWN.others)
  return {
    ok: true as const,
    /** The words that were looked for, to mark them. Empty when nothing was typed that can be. */
    words: search.words,
    one: theOneNumbered([...registrations.found, ...gifts.found], numbered),
    /** `isMore`: more than were counted. */
    registrations: { rows, count: registrations.found.length, isMore: registrations.isMore },
    gifts: {
      rows: ranked(given, await findRows(db, 'gift', { id: idsOf(given) })),
      count: gifts.found.length,
      isMore: gifts.isMore,
    },
    payments: {
      rows: payments.map(named),
      count: money.length,
      isMore: money.length > 0 && isMore,
    },
    receipts: { rows: receipts.map(named), count: numbered.receipts.length, isMore: false },
  }
}

/** Receipts are handed over by whoever takes money; those of gifts, and gifts, are the treasurer's. */
function onlySeen(actor: Actor, { registrations, payments, receipts }: Numbers): Numbers {
  const isSeen = ({ gift_id }: { gift_id: string | null }) =>
    gift_id === null || staffCan.seeMoney(actor)
  const seen = { registrations, payments: payments.filter(isSeen) }
  const own = receipts.filter(isSeen)
  if (staffCan.recordMoney(actor)) return { ...seen, receipts: own }
  const paid = own.flatMap(({ registration_id }) => registration_id ?? [])
  return { ...seen, registrations: [...registrations, ...paid], receipts: [] }
}

function idsOf(found: BestHits['found']): string[] {
  return found.map(({ id }) => id)
}

function ranked<Row extends { id: string }>(found: BestHits['found'], rows: readonly Row[]) {
  return found.flatMap(({ id, rank }) => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ ...row, rank }] : []
  })
}

/** Only if nothing else was found: four digits may also be the end of somebody's mobile number. */
function theOneNumbered(found: BestHits['found'], numbered: Numbers) {
  const owners = (['registration', 'gift'] as const).flatMap((kind) =>
    ownersOf(kind, numbered).map((id) => ({ kind, id })),
  )
  const others = found.filter(({ id }) => !owners.some((owner) => owner.id === id))
  if (owners.length !== 1 || others.length > 0) return undefined
  const { receipts, registrations: byShort, payments } = numbered
  const [receipt] = receipts
  if (!receipt || byShort.length > 0 || payments.length > 0) return owners[0]
  const { year, number } = receipt
  return receipts.length === 1 ? { kind: 'receipt' as const, year, number } : undefined
}
