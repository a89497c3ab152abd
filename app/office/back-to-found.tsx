import { MAX_LETTERS } from '#domain/search/read-search.ts'

/** On a record that was opened from what Find has found. */
export function BackToFound({ query }: { query: URLSearchParams }) {
  if (query.get('from') !== 'find') return null
  const q = (query.get('q') ?? '').slice(0, MAX_LETTERS)
  const [count] = /^\d{1,6}$/.exec(query.get('found') ?? '') ?? []
  return (
    <p className="back-to-found no-print">
      <a href={`/office/find?${new URLSearchParams({ q })}`}>
        {count ? `Back to the ${count} found` : 'Back to what was found'}
      </a>
    </p>
  )
}

/** What an address needs so that its page leads back to the results. */
export function foundQuery(q: string, count: number | undefined): string {
  const query = new URLSearchParams({ from: 'find', q })
  if (count !== undefined) query.set('found', String(count))
  return `?${query}`
}
