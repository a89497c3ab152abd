/** What belongs to one person, or is no page. */
const NEVER_AHEAD = [
  '/my/*',
  '/pay/*',
  '/receipts/*',
  '/response*',
  '/registered/*',
  '/api/*',
  '/sandbox*',
]

/**
 * For browsers that know speculation rules: a page is fetched when the pointer rests on its link.
 * They leave it by themselves when the visitor saves data. Once the framework runs, its own
 * prefetching takes over and these rules go.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: { href_matches: NEVER_AHEAD },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
