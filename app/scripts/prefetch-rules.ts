import { ADDRESSES, type Address, foldersWhere } from '#app/addresses.ts'

/**
 * The browser fetches a page when the pointer rests on its link, unless the visitor saves data
 * (developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Once the framework runs, it prefetches by itself.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: neverPrefetched() } }],
      },
      eagerness: 'moderate',
    },
  ],
})

/** Patterns of addresses that belong to one person or are not pages. */
function neverPrefetched(): string[] {
  const isExcluded = ({ prefetched }: Address) => !prefetched
  const exact = ADDRESSES.filter(isExcluded).map(({ path }) => path)
  // A page of its own may have a query.
  return foldersWhere(isExcluded).map((folder) => folder + (exact.includes(folder) ? '*' : '/*'))
}
