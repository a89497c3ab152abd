import type { PageProps } from '#app/office/engine/engine.tsx'
import { FilterForm } from '#app/office/form/filter-form.tsx'
import { pageQuery, sortQuery } from '#app/office/form/read-list.ts'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import { PRINTS } from '#app/office/words/prints.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { REGISTRATION_PARAMETERS, type RegistrationSort } from '#domain/list-filters.ts'
import type { Given } from '#domain/list-parameters.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import type {
  BrowsedPage,
  RegistrationTotals,
} from '#workflows/registration-lists/list-registrations.ts'
import { EmptyState } from '../glass.tsx'
import { type ConferenceOption, registrationFields } from './registration-fields.ts'
import { RegistrationTable } from './registration-table.tsx'

const PATH = '/office/registrations'

type Page = {
  given: readonly Given[]
  /** The filter in the address, for links. */
  query: string
  list: BrowsedPage
  conferences: ConferenceOption[]
  /** The short name of a conference, by its code. */
  nameOf: (code: string) => string
  sort: RegistrationSort
  mayTake: boolean
  mayWrite: boolean
}

/** Registrations of all conferences: searched, filtered, added up, to be taken away or printed. */
export function RegistrationsScreen({ page }: PageProps<Page>) {
  const { given, query, list, conferences, nameOf, sort, mayTake, mayWrite } = page
  return (
    <>
      <header className="row split">
        <h1>Registrations</h1>
        {mayTake && (
          <a className="button office-primary" href="/office/registrations/new">
            Take a registration
          </a>
        )}
      </header>
      <FilterForm
        action={PATH}
        help="Name, e-mail, mobile, transaction or receipt number"
        parameters={REGISTRATION_PARAMETERS}
        fields={registrationFields(conferences)}
        given={given}
      />
      <ListTotals totals={list.totals} />
      {list.rows.length === 0 ? (
        <Nothing isFiltered={query !== ''} />
      ) : (
        <>
          {given.some(({ name, text }) => name === 'standing' && text === 'Waiting') && (
            <LinkLine to="/office/waiting">Waiting lists: the queue of each date</LinkLine>
          )}
          <TakeAway query={query} />
          {mayWrite && query !== '' && (
            <LinkLine to={`/office/registrations/write${query}`}>Write to these people</LinkLine>
          )}
          <RegistrationTable
            rows={list.rows}
            nameOf={nameOf}
            sort={sort}
            sortedBy={(other) => `${PATH}${sortQuery(query, other)}`}
          />
          <Pages query={query} page={list} />
        </>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState>
      {isFiltered ? (
        <p>
          No registration matches. Try fewer words or another filter, or{' '}
          <a href={PATH}>show all registrations</a>.
        </p>
      ) : (
        <p>
          Nobody has registered yet. Registrations appear here as soon as the first form is sent.
        </p>
      )}
    </EmptyState>
  )
}

/** Links to exports and prints of exactly what is filtered. */
function TakeAway({ query }: { query: string }) {
  return (
    <details className="phone-fold no-print">
      <summary>Download or print</summary>
      <div className="row take-away">
        <LinkList
          label="Download"
          links={[
            [`${PATH}.csv${query}`, 'CSV'],
            [`${PATH}.xlsx${query}`, 'Excel'],
          ]}
        />
        <LinkList
          label="Print"
          links={PRINTS.map(([name, label]) => [`/office/print/${name}${query}`, label])}
        />
      </div>
    </details>
  )
}

function Pages({ query, page }: { page: BrowsedPage; query: string }) {
  if (!page.next && !page.previous) return null
  return (
    <nav aria-label="Pages" className="button-row">
      {page.previous && (
        <a
          className="button button-quiet"
          rel="prev"
          href={pageQuery(query, { before: page.previous })}
        >
          Previous
        </a>
      )}
      {page.next && (
        <a className="button button-quiet" rel="next" href={pageQuery(query, { after: page.next })}>
          Next
        </a>
      )}
    </nav>
  )
}

/** The totals of the whole list, not of one page of it. */
function ListTotals({ totals }: { totals: RegistrationTotals }) {
  const { takenOffMinor, returnedMinor, tooMuchMinor } = totals
  const facts = [
    ['Registrations', COUNT.format(totals.registrations)],
    ['People', COUNT.format(totals.people)],
    ['Price', formatRupees(totals.priceMinor)],
    ['Taken off', takenOffMinor === 0 ? '' : signedRupees(takenOffMinor)],
    ['Received', formatRupees(totals.receivedMinor)],
    ['Given back', returnedMinor === 0 ? '' : formatRupees(returnedMinor)],
    ['Too much', tooMuchMinor === 0 ? '' : formatRupees(tooMuchMinor)],
    ['Still due', formatRupees(totals.stillDueMinor)],
  ] as const
  return (
    <details className="phone-fold">
      <summary>
        {COUNT.format(totals.registrations)} registrations, {COUNT.format(totals.people)} people ·{' '}
        {formatRupees(totals.stillDueMinor)} due
      </summary>
      <FactsList className="facts list-totals cluster" label="Totals" facts={facts} />
      {takenOffMinor !== 0 && (
        <p className="field-help">
          Price − taken off − received{returnedMinor > 0 && ' + given back'}
          {tooMuchMinor > 0 && ' + too much'} = still due. “Taken off” means reductions, and what
          people who cancelled, are waiting or were refunded don’t owe.
        </p>
      )}
    </details>
  )
}

const COUNT = new Intl.NumberFormat('en-IN')
