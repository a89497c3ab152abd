import { type BestFound, bestFound } from '#database/search/best-found.ts'
import { foundByNumber, type Numbered, ownersOf } from '#database/search/found-by-number.ts'
import { readSearch, type Search } from '#domain/search/read-search.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { type ShownGroups, showFound } from './show-found.ts'
import { type OneRecord, theOneNumbered } from './the-one-numbered.ts'

export type {
  FoundGift,
  FoundPayment,
  FoundReceipt,
  FoundRegistration,
} from './show-found.ts'
export type { OneRecord }

export type Finding = ShownGroups & {
  ok: true
  /** The words that were looked for, to mark them. Empty when nothing was typed that can be. */
  words: readonly string[]
  /** The one record that has the typed number, to be opened at once. */
  one: OneRecord | undefined
}

type Asked = { actor: Actor; typed: string }

/** Looks through everything that this person may see. */
export async function findRecords(
  services: Services,
  { actor, typed }: Asked,
): Promise<Finding | NotAllowed> {
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
    ok: true,
    words: search.words,
    one: theOneNumbered(found),
    ...(await showFound(services, { ...found, seesMoney: staffCan.seeMoney(actor) })),
  }
}

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
