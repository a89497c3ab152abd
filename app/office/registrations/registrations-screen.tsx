import type { BrowsedPage } from '#workflows/registration-lists/browse-registrations.ts'
import type { ConferenceOption } from './conference-options.ts'
import { type ListAddress, listQuery } from './list-address.ts'
import { ListTotals } from './list-totals.tsx'
import { RegistrationFilters } from './registration-filters.tsx'
import { RegistrationTable } from './registration-table.tsx'

type Props = {
  address: ListAddress
  page: BrowsedPage
  conferences: ConferenceOption[]
  mayTake: boolean
}

/** Registrations of all conferences: searched, filtered, added up, to be taken away or printed. */
export function RegistrationsScreen({ address, page, conferences, mayTake }: Props) {
  const { fields, ignored } = address
  return (
    <>
      <h1>Registrations</h1>
      {mayTake && (
        <p>
          <a href="/office/registrations/new">Take a registration by phone or at the door</a>
        </p>
      )}
      {ignored.length > 0 && (
        <p className="notice notice-warning" role="status">
          Not used, because it could not be read: {[...new Set(ignored)].join(', ')}.
        </p>
      )}
      <RegistrationFilters fields={fields} conferences={conferences} />
      <ListTotals totals={page.totals} />
      {page.rows.length === 0 ? (
        <Nothing isFiltered={listQuery(fields) !== ''} />
      ) : (
        <>
          <TakeAway query={listQuery({ ...fields })} />
          <RegistrationTable rows={page.rows} conferences={conferences} />
          <Pages address={address} page={page} />
        </>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <p className="notice">
      No registration matches. Try fewer words or another filter, or{' '}
      <a href="/office/registrations">show all registrations</a>.
    </p>
  ) : (
    <p className="notice">
      Nobody has registered yet. Registrations appear here as soon as the first form is sent.
    </p>
  )
}

const PRINTS = [
  ['arrivals', 'Arrivals'],
  ['rooms', 'Rooms'],
  ['contacts', 'Contacts'],
  ['children', 'Children'],
] as const

/** Links to exports and prints of exactly what is filtered. */
function TakeAway({ query }: { query: string }) {
  return (
    <div className="take-away">
      <ul aria-label="Download">
        <li>
          <a href={`/office/registrations.csv${query}`}>CSV</a>
        </li>
        <li>
          <a href={`/office/registrations.xlsx${query}`}>Excel</a>
        </li>
      </ul>
      <ul aria-label="Print">
        {PRINTS.map(([name, label]) => (
          <li key={name}>
            <a href={`/office/print/${name}${query}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pages({ address: { fields }, page }: Pick<Props, 'address' | 'page'>) {
  if (!page.next && !page.previous) return null
  return (
    <nav aria-label="Pages" className="button-row">
      {page.previous && (
        <a
          className="button button-quiet"
          rel="prev"
          href={listQuery(fields, { before: page.previous })}
        >
          Previous
        </a>
      )}
      {page.next && (
        <a
          className="button button-quiet"
          rel="next"
          href={listQuery(fields, { after: page.next })}
        >
          Next
        </a>
      )}
    </nav>
  )
}
