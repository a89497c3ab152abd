export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null
  return <p className="notice">Could not be read, so it was ignored: {ignored.join(', ')}.</p>
}

/** Leads to the next page, with the same filter. */
export function NextPage({ path, typed, after }: { path: string; typed: object; after: string }) {
  const query = new URLSearchParams(Object.entries({ ...typed, after }))
  return (
    <p>
      <a href={`${path}?${query}`} rel="next">
        Next page
      </a>
    </p>
  )
}
