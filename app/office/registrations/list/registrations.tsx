import { officePage } from '#app/office/engine/engine.tsx'
import { FilterForm } from '#app/office/form/filter-form.tsx'
import { pageQuery, readList, sortQuery } from '#app/office/form/read-list.ts'
import { EmptyState } from '#app/office/glass.tsx'
import { Initials } from '#app/office/initials.tsx'
import { ButtonLink, LinkLine, LinkList } from '#app/office/link-list.tsx'
import { dueWords, StandingChip } from '#app/office/list-cells.tsx'
import { Moment } from '#app/office/moment.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { REGISTRATION_PARAMETERS, type RegistrationSort } from '#domain/list-filters.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { fullName } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import {
  type BrowsedRegistration,
  browseRegistrations,
  type RegistrationTotals,
} from '#workflows/registration-lists/list-registrations.ts'
import { conferenceOptions, registrationFields } from './registration-filter.tsx'

const PATH = '/office/registrations'

export const registrations = officePage({
  path: '/registrations',
  async read(services, { actor }, sent) {
    const { given, query, ...wanted } = readList(sent, REGISTRATION_PARAMETERS)
    const list = await browseRegistrations(services, { actor, ...wanted })
    if (!list.ok) return list
    const { event, sort = 'newest' } = wanted.filter
    const { content, now } = services
    const today = dayInIndia(now().getTime())
    return {
      list,
      given,
      query,
      sort,
      conferences: conferenceOptions(content, [...list.events, ...(event ? [event] : [])]),
      nameOf: (code: string) => shortName(content.conferences, code, today),
      actor,
    }
  },
  title: 'Registrations',
  View({ page: { given, query, list, conferences, nameOf, sort, actor } }) {
    const { rows, totals, next, previous } = list
    // Heads sort by what an index serves.
    const sortedBy = (other: RegistrationSort) => PATH + sortQuery(query, other)
    const byName = {
      to: sortedBy('name'),
      order: sort === 'name' ? ('ascending' as const) : undefined,
    }
    const byTime = {
      to: sortedBy(sort === 'newest' ? 'oldest' : 'newest'),
      order: ({ newest: 'descending', oldest: 'ascending', name: undefined } as const)[sort],
    }
    return (
      <>
        <header className="row split">
          <h1>Registrations</h1>
          {staffCan.takeRegistration(actor) && (
            <ButtonLink to={`${PATH}/new`} className="office-primary">
              Take a registration
            </ButtonLink>
          )}
        </header>
        <FilterForm
          action={PATH}
          help="Name, e-mail, mobile, transaction or receipt number"
          parameters={REGISTRATION_PARAMETERS}
          fields={registrationFields(conferences)}
          given={given}
        />
        <ListTotals totals={totals} />
        {rows.length === 0 && (
          <EmptyState>
            {query === '' ? (
              <p>
                Nobody has registered yet. Registrations appear here as soon as the first form is
                sent.
              </p>
            ) : (
              <p>
                No registration matches. Try fewer words or another filter, or{' '}
                <a href={PATH}>show all registrations</a>.
              </p>
            )}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            {given.some(({ name, text }) => name === 'standing' && text === 'Waiting') && (
              <LinkLine to="/office/waiting">Waiting lists: the queue of each date</LinkLine>
            )}
            <details className="phone-fold no-print">
              <summary>Download</summary>
              <div className="row take-away">
                <LinkList
                  label="Download"
                  links={[
                    [`${PATH}.csv${query}`, 'CSV'],
                    [`${PATH}.xlsx${query}`, 'Excel'],
                  ]}
                />
              </div>
            </details>
            {staffCan.writeToPeople(actor) && query !== '' && (
              <LinkLine to={`${PATH}/write${query}`}>Write to these people</LinkLine>
            )}
            <Sheet
              caption="Registrations"
              hidesCaption
              isList
              columns={[
                ['Name', PartyName],
                ['Conference', ({ event_code }) => nameOf(event_code), 'about'],
                ['People', ({ places }) => places, 'number'],
                ['Status', StandingChip, 'chip'],
                ['Still due', Due, 'number', 'amount'],
                ['Registered', ({ created_at }) => <Moment at={created_at} />, 'number'],
              ]}
              rows={rows}
              sorts={{ Name: byName, Registered: byTime }}
            />
            {(next || previous) && (
              <nav aria-label="Pages" className="button-row">
                {previous && (
                  <ButtonLink to={pageQuery(query, { before: previous })} isQuiet rel="prev">
                    Previous
                  </ButtonLink>
                )}
                {next && (
                  <ButtonLink to={pageQuery(query, { after: next })} isQuiet rel="next">
                    Next
                  </ButtonLink>
                )}
              </nav>
            )}
          </>
        )}
      </>
    )
  },
})

/** The totals of the whole list, not of one page of it. */
function ListTotals({ totals }: { totals: RegistrationTotals }) {
  const { takenOffMinor, returnedMinor, tooMuchMinor } = totals
  const [registrations, people] = [totals.registrations, totals.people].map(COUNT.format)
  return (
    <details className="phone-fold">
      <summary>
        {registrations} registrations, {people} people · {formatRupees(totals.stillDueMinor)} due
      </summary>
      <FactsList
        className="facts list-totals cluster"
        label="Totals"
        facts={[
          ['Registrations', `${registrations}`],
          ['People', `${people}`],
          ['Price', formatRupees(totals.priceMinor)],
          ['Taken off', takenOffMinor === 0 ? '' : signedRupees(takenOffMinor)],
          ['Received', formatRupees(totals.receivedMinor)],
          ['Given back', returnedMinor === 0 ? '' : formatRupees(returnedMinor)],
          ['Too much', tooMuchMinor === 0 ? '' : formatRupees(tooMuchMinor)],
          ['Still due', formatRupees(totals.stillDueMinor)],
        ]}
      />
    </details>
  )
}

const COUNT = new Intl.NumberFormat('en-IN')

/** The head of the column says what it is. A phone has no heads. */
function Due(row: BrowsedRegistration) {
  if (row.standing === 'Overpaid' || row.still_due_minor === 0) return dueWords(row)
  return (
    <>
      <span className="sheet-at-desk">{formatRupees(row.still_due_minor)}</span>
      <span className="sheet-on-phone">{dueWords(row)}</span>
    </>
  )
}

/** The payer, and who comes along, because the search finds them too. A phone shows how many. */
function PartyName({ id, people }: BrowsedRegistration) {
  const [payer, ...others] = people.map(fullName)
  return (
    <>
      <Initials name={payer ?? ''} />
      <a href={`/office/registrations/${id}`}>{payer || 'Without a name'}</a>
      {others.length > 0 && (
        <>
          <span className="party-others soft sheet-at-desk"> with {others.join(', ')}</span>
          <span className="party-others soft sheet-on-phone"> +{others.length}</span>
        </>
      )}
    </>
  )
}
