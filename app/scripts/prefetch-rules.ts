import { ADDRESSES, type Address } from '#app/addresses.ts'
import { foldersWhere } from '#app/http/find-address.ts'

/**
 * For browsers that know speculation rules: a page is fetched when the pointer rests on its link.
 * They leave it by themselves when the visitor saves data. Once the framework runs, its own
 * prefetching takes over and these rules go.
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

/** Patterns of what belongs to one person, or is no page. */
function neverPrefetched(): string[] {
  const isExcluded = ({ prefetched }: Address) => !prefetched
  const exact = ADDRESSES.filter(isExcluded).map(({ path }) => path)
  // A query follows an address that is a page itself.
  return foldersWhere(isExcluded).map((folder) => folder + (exact.includes(folder) ? '*' : '/*'))
}
