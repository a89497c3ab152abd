import { BY_TIME, type FilterOf, oneOf, PAID, PERIOD } from '#domain/list-parameters.ts'
import { readSearch } from '#domain/search/read-search.ts'

/**
 * The parameters of every list of gifts: the page and the command line. Without `funds` any name is
 * taken, also of a fund that the content no longer has.
 */
export function giftParameters(funds?: readonly string[]) {
  const fund = funds ? oneOf(funds) : { read: (text: string) => text }
  return {
    search: { address: 'search', read: readSearch },
    fund: { address: 'fund', option: 'fund', takes: 'NAME', ...fund },
    ...PAID,
    from: { address: 'from', ...PERIOD.from },
    to: { address: 'to', ...PERIOD.to },
    ...BY_TIME,
  }
}

export type GiftFilter = FilterOf<ReturnType<typeof giftParameters>>
