import type { ReactNode } from 'react'
import { FilterInput } from './filter-fields.tsx'

type Props = {
  /** The list's own address. */
  action: string
  search: string
  /** What can be searched for. */
  help: string
  /** The filters that are always there. */
  first?: ReactNode
  /** Whether one of the further filters is set. */
  isFiltered: boolean
  /** The further filters. */
  children: ReactNode
}

/**
 * Searches and filters a list: a GET form, so that the address holds the filter and can be bookmarked.
 * On a phone the further filters are folded, until one is set; on a desk they are always there.
 */
export function FilterForm({ action, search, help, first, isFiltered, children }: Props) {
  return (
    <form className="list-filter no-print" method="get" action={action}>
      <FilterInput label="Search" name="search" value={search} help={help} />
      {first && <div className="list-filter-first">{first}</div>}
      <details className="list-filter-more" open={isFiltered}>
        <summary>More filters</summary>
        <div className="list-filter-fields">{children}</div>
      </details>
      <div className="button-row">
        <button className="button" type="submit">
          Show
        </button>
        <a href={action}>Show all</a>
      </div>
    </form>
  )
}
