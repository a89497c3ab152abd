import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { fewIds } from './few-ids.ts'
import type { RegistrationFilter, RegistrationSort } from './registration-filter.ts'
import { type RegistrationTotals, totalsOf } from './registration-totals.ts'
import { type Cursor, selectSlice } from './select-slice.ts'

/** A list that can be read in slices. */
export type RegistrationList = {
  /** Undefined when the search finds too many to add up. */
  totals: RegistrationTotals | undefined
  /** Nearest to the cursor first. */
  slice: (cursor: Cursor | undefined, limit: number) => Promise<Registration[]>
}

type Wanted = {
  filter: RegistrationFilter
  sort: RegistrationSort
  /** Up to so many registrations are found first, and then sorted. */
  few?: number
}

/** The registrations that pass the filter and are found by its search. */
export async function openRegistrationList(
  db: Db,
  { filter, sort, few = FEW }: Wanted,
): Promise<RegistrationList> {
  const ids = await fewIds(db, { filter, sort, most: few })
  const isCounted = ids !== undefined || filter.search === undefined
  return {
    totals: isCounted ? await totalsOf(db, filter, ids) : undefined,
    slice: (cursor, limit) => selectSlice(db, { filter, ids, sort, cursor, limit }),
  }
}

/** Takes a few ten milliseconds. Measured on both engines (docs/performance.md). */
export const FEW = 5_000
