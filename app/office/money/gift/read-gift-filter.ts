import { readPeriod, readPosition } from '#app/office/money/read-money-filter.ts'
import { isDay } from '#domain/days.ts'
import type { GiftFilter } from '#workflows/gifts/list-gift-page.ts'

export type TypedGiftFilter = { search: string; fund: string; from: string; to: string }

/** Reads the filter from the address. What can't be read is ignored and named. */
export function readGiftFilter(params: URLSearchParams, funds: readonly string[]) {
  const read = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 100)
  const typed = { search: read('search'), fund: read('fund'), from: read('from'), to: read('to') }
  const { search, fund, from, to } = typed
  const filter: GiftFilter = {
    ...(funds.includes(fund) && { fund }),
    ...(search !== '' && (search.includes('@') ? { email: search } : { name: search })),
    ...readPeriod(typed),
  }
  const ignored = [
    ...(fund !== '' && !funds.includes(fund) ? ['Fund'] : []),
    ...(from !== '' && !isDay(from) ? ['From'] : []),
    ...(to !== '' && !isDay(to) ? ['To'] : []),
  ]
  return { typed, filter, ignored, after: readPosition(read('after')) }
}
