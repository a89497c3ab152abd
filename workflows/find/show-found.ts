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
import type { Rank } from '#domain/search/rank-words.ts'
import type { Services } from '#workflows/services.ts'
import { ownerNames } from './owner-names.ts'

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
