import { officePage } from '#app/office/engine/engine.tsx'
import { FilterForm } from '#app/office/form/filter-form.tsx'
import { HiddenFields } from '#app/office/form/office-form.tsx'
import { pageQuery, readList, sortsOf } from '#app/office/form/read-list.ts'
import { EmptyState } from '#app/office/glass.tsx'
import { Initials } from '#app/office/initials.tsx'
import { ButtonLink, LinkLine } from '#app/office/link-list.tsx'
import { dueWords, StandingChip } from '#app/office/list-cells.tsx'
import { Moment } from '#app/office/moment.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { fullName } from '#domain/registration/person.ts'
import { whoComes } from '#domain/registration/places.ts'
import { type StaffAction, staffCan } from '#domain/staff.ts'
import {
  type BrowsedPage,
  type BrowsedRegistration,
  browseRegistrations,
} from '#workflows/registration-lists/list-registrations.ts'
import { conferenceOptions, registrationFields } from './registration-filter.tsx'

const PATH = '/office/registrations'

export const registrations = officePage({
  path: '/registrations',
  async read(services, { actor }, sent) {
    const { given, query, ...wanted } = readList(sent, REGISTRATION_PARAMETERS)
    const list = await browseRegistrations(services, { actor, ...wanted })
    if (!list.ok) return list
    const { event } = wanted.filter
    const { content, now } = services
    const today = dayInIndia(now().getTime())
    return {
      list,
      given,
      query,
      conferences: conferenceOptions(content.conferences, [
        ...list.events,
        ...(event ? [event] : []),
      ]),
      nameOf: (code: string) => shortName(content.conferences, code, today),
      actor,
    }
  },
  title: 'Registrations',
  View({ page: { given, query, list, conferences, nameOf, actor }, query: asked }) {
    const { rows, next, previous } = list
    const acts = ACTS.filter(([, , needs]) => staffCan[needs](actor))
    const { byName, byTime } = sortsOf(PATH, query)
    return (
      <>
        <header className="row split">
          <h1>Registrations</h1>
          <div className="button-row no-print">
            {rows.length > 0 && (
              <ButtonLink to={`${PATH}.xlsx${query}`} isQuiet>
                Excel
              </ButtonLink>
            )}
            {staffCan.takeRegistration(actor) && (
              <ButtonLink to={`${PATH}/new`} className="office-primary">
                Take a registration
              </ButtonLink>
            )}
          </div>
        </header>
        <StatusNotice>
          {/^\d{1,4}$/.test(asked.moved ?? '') &&
            `${asked.moved} of these are at the date that you chose.`}
        </StatusNotice>
        <FilterForm
          action={PATH}
          help="Name, e-mail, mobile, transaction or receipt number"
          parameters={REGISTRATION_PARAMETERS}
          fields={registrationFields(conferences)}
          given={given}
        />
        <div className="row split list-head">
          <ListTotals {...list} />
          {rows.length > 0 && acts.length > 0 && <TickedForm query={query} acts={acts} />}
        </div>
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
            {given.some(({ text }) => text === 'Waiting' || text === 'waiting') && (
              <LinkLine to="/office/waiting">Waiting lists: the queue of each date</LinkLine>
            )}
            <Sheet
              caption="Registrations"
              hidesCaption
              isList
              columns={[
                ['Name', (row) => <PartyName row={row} mayTick={acts.length > 0} />],
                ['Conference', ({ event_code }) => nameOf(event_code), 'about'],
                ['People', ({ places }) => places, 'number'],
                ['Status', Status, 'chip'],
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

/** The totals of the whole list, not of one page of it. Of one date everybody is counted, by who comes. */
function ListTotals({ totals, counts }: Pick<BrowsedPage, 'totals' | 'counts'>) {
  const { people, receivedMinor, stillDueMinor, tooMuchMinor } = totals
  const { coming, offered, waiting } = counts ?? { coming: 0, offered: 0, waiting: 0 }
  const some = Object.entries(counts ? { coming, offered, waiting } : { people })
  const money = { received: receivedMinor, 'still due': stillDueMinor, 'too much': tooMuchMinor }
  return (
    <ul className="list-totals" aria-label="Totals">
      {some.map(([word, count], at) =>
        at === 0 || count > 0 ? (
          <li key={word} className="nowrap">
            <strong>{COUNT.format(count)}</strong>{' '}
            {word === 'people' && count === 1 ? 'person' : word}
          </li>
        ) : null,
      )}
      {Object.entries(money).map(([word, minor]) =>
        minor === 0 ? null : (
          <li key={word} className="nowrap">
            {word} <strong>{formatRupees(minor)}</strong>
          </li>
        ),
      )}
    </ul>
  )
}

const TICKED = 'ticked'

/** What is done with the rows that are ticked; without any, with the whole list. */
function TickedForm({ query, acts }: { query: string; acts: readonly Act[] }) {
  return (
    <details className="phone-fold no-print">
      <summary>With these people</summary>
      <form id={TICKED} method="get" className="row gap-2">
        <HiddenFields fields={Object.fromEntries(new URLSearchParams(query))} />
        <label className="script-only office-check">
          <input type="checkbox" data-tick-all={TICKED} /> All on this page
        </label>
        {acts.map(([slug, label]) => (
          <button
            key={slug}
            type="submit"
            className="button button-quiet"
            formAction={`${PATH}/${slug}`}
          >
            {label}
          </button>
        ))}
      </form>
    </details>
  )
}

type Act = readonly [slug: string, label: string, needs: StaffAction]

const ACTS: readonly Act[] = [
  ['write', 'Write to these people', 'writeToPeople'],
  ['badges', 'Print badges', 'printFolder'],
  ['move', 'Move', 'move'],
]

const COUNT = new Intl.NumberFormat('en-IN')

function Status(row: BrowsedRegistration) {
  if (whoComes(row) !== 'offered') return <StandingChip {...row} />
  return (
    <span className="chip chip-open">
      Offered
      {row.held_until && (
        <span className="sheet-at-desk">
          {' '}
          until <Moment at={row.held_until} />
        </span>
      )}
    </span>
  )
}

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

function PartyName({ row, mayTick }: { row: BrowsedRegistration; mayTick: boolean }) {
  const { id, number, people } = row
  const [payer = '', ...others] = people.map(fullName)
  const firstNames = people.slice(1).map(({ first_name }) => first_name)
  const few = others.length > MAX_NAMED ? `${others.length} others` : firstNames.join(', ')
  return (
    <>
      {mayTick && (
        <input
          type="checkbox"
          form={TICKED}
          name="only"
          value={number}
          aria-label={`Tick ${payer || shortNumber(row)}`}
        />
      )}
      <Initials name={payer} />
      <a href={`/office/registrations/${id}`}>{payer || 'Without a name'}</a>
      {others.length > 0 && (
        <>
          <span className="soft sheet-at-desk" title={others.join(', ')}>
            {' '}
            with {few}
          </span>
          <span className="soft sheet-on-phone"> +{others.length}</span>
        </>
      )}
    </>
  )
}

/** So that a row is one line. */
const MAX_NAMED = 2
