import type { Db } from '#database/engine/open.ts'
import { type Gift, giftsById } from '#database/gifts/gifts.ts'
import { peopleByRegistration } from '#database/registration/listed-people.ts'
import {
  type Registration,
  registrationsById,
  type StoredAttendee,
} from '#database/registration/registrations.ts'
import type { BestFound } from '#database/search/best-found.ts'
import type { Numbered, NumberedReceipt } from '#database/search/found-by-number.ts'
import { type FoundMoney, moneyOf } from '#database/search/found-money.ts'
import { fullName } from '#domain/registration/full-name.ts'
import type { Rank } from '#domain/search/rank-words.ts'
import type { Services } from '#workflows/services.ts'

export type FoundRegistration = Registration & { people: StoredAttendee[]; rank: Rank }
export type FoundGift = Gift & { rank: Rank }
export type FoundPayment = FoundMoney & { name: string }
export type FoundReceipt = NumberedReceipt & { name: string }

/** The best of what was found, and how many there are. `isMore`: more than were counted. */
export type FoundGroup<Row> = { rows: Row[]; count: number; isMore: boolean }

export type ShownGroups = {
  registrations: FoundGroup<FoundRegistration>
  gifts: FoundGroup<FoundGift>
  payments: FoundGroup<FoundPayment>
  receipts: FoundGroup<FoundReceipt>
}

type Found = { registrations: BestFound; gifts: BestFound; numbered: Numbered; seesMoney: boolean }

/** So many of each kind are shown. */
const SHOWN = { registrations: 25, others: 10 }

export async function showFound({ db }: Services, found: Found): Promise<ShownGroups> {
  const { registrations, gifts, numbered, seesMoney } = found
  const money = seesMoney ? await moneyOf(db, idsOf(registrations), idsOf(gifts)) : []
  const payments = money.slice(0, SHOWN.others)
  const receipts = numbered.receipts.slice(0, SHOWN.others)
  const nameOf = await ownerNames(db, [...payments, ...receipts])
  const named = <Row extends FoundMoney | NumberedReceipt>(row: Row) => ({
    ...row,
    name: nameOf(row),
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

function idsOf({ found }: BestFound): string[] {
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
  const ids = shown.map(({ id }) => id)
  const rows = await registrationsById(db, ids)
  const people = await peopleByRegistration(db, ids)
  return shown.flatMap(({ id, rank }) => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ ...row, rank, people: people.get(id) ?? [] }] : []
  })
}

async function giftRows(db: Services['db'], { found }: BestFound): Promise<FoundGift[]> {
  const shown = found.slice(0, SHOWN.others)
  const rows = await giftsById(
    db,
    shown.map(({ id }) => id),
  )
  return shown.flatMap(({ id, rank }) => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ ...row, rank }] : []
  })
}

type Owned = { gift_id: string | null; registration_id: string | null }

/** The full names of those whose money or receipts these are. */
async function ownerNames(db: Db, owned: readonly Owned[]): Promise<(row: Owned) => string> {
  const idsOf = (owner: keyof Owned) => [...new Set(owned.flatMap((row) => row[owner] ?? []))]
  const people = await peopleByRegistration(db, idsOf('registration_id'))
  const gifts = await giftsById(db, idsOf('gift_id'))
  const givers = new Map(gifts.map(({ id, full_name }) => [id, full_name]))
  return ({ gift_id, registration_id }) => {
    if (gift_id !== null) return givers.get(gift_id) ?? ''
    const [payer] = people.get(registration_id ?? '') ?? []
    return payer ? fullName(payer) : ''
  }
}
