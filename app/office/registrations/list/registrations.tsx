import { dueWords, Initials, Moment, StandingChip } from '#app/office/cells.tsx'
import { HiddenFields } from '#app/office/form/office-form.tsx'
import { officeList } from '#app/office/form/office-list.tsx'
import { ButtonLink, LinkLine } from '#app/office/link-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortName } from '#domain/conferences/short-name.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { fullName } from '#domain/registration/person.ts'
import { whoComes } from '#domain/registration/places.ts'
import { type Actor, type StaffAction, staffCan } from '#domain/staff.ts'
import {
  type BrowsedPage,
  type BrowsedRegistration,
  browseRegistrations,
} from '#workflows/registration-lists/list-registrations.ts'
import { conferenceOptions, registrationFields } from './registration-filter.tsx'

const PATH = '/office/registrations'

export const registrations = officeList({
  path: '/registrations',
  title: 'Registrations',
  help: 'Name, e-mail, mobile, transaction or receipt number',
  none: 'Nobody has registered yet. Registrations appear here as soon as the first form is sent.',
  nothing: (
    <>
      No registration matches. Try fewer words or another filter, or{' '}
      <a href={PATH}>show all registrations</a>.
    </>
  ),
  parametersOf: () => REGISTRATION_PARAMETERS,
  list: browseRegistrations,
  fieldsOf({ services, filter: { event }, list, today }) {
    const codes = [...list.events, ...(event ? [event] : [])]
    return registrationFields(conferenceOptions(services.content.conferences, codes, today))
  },
  columnsOf: ({ services: { content }, actor, today }) => [
    ['Name', (row) => <PartyName row={row} mayTick={actsOf(actor).length > 0} />],
    ['Conference', ({ event_code }) => shortName(content.conferences, event_code, today), 'about'],
    ['People', ({ places }) => places, 'number'],
    ['Status', Status, 'chip'],
    ['Still due', Due, 'number', 'amount'],
    ['Registered', ({ created_at }) => <Moment at={created_at} />, 'number'],
  ],
  byName: 'Name',
  byTime: 'Registered',
  sumsOf,
  buttons: ({ actor, query, list }) => (
    <>
      {list.rows.length > 0 && (
        <ButtonLink to={`${PATH}.xlsx${query}`} isQuiet>
          Excel
        </ButtonLink>
      )}
      {staffCan.takeRegistration(actor) && (
        <ButtonLink to={`${PATH}/new`} className="office-primary">
          Take a registration
        </ButtonLink>
      )}
    </>
  ),
  beside({ actor, query, list }) {
    const acts = actsOf(actor)
    return list.rows.length > 0 && acts.length > 0 && <TickedForm query={query} acts={acts} />
  },
  above: ({ sent: { moved = '' }, given, list }) => (
    <>
      <StatusNotice>
        {/^\d{1,4}$/.test(moved) && `${moved} of these are at the date that you chose.`}
      </StatusNotice>
      {list.rows.length > 0 && given.some(({ text }) => /^waiting$/i.test(text)) && (
        <LinkLine to="/office/waiting">Waiting lists: the queue of each date</LinkLine>
      )}
    </>
  ),
})

/** Of one date everybody is counted, by who comes. */
function sumsOf({ totals, counts }: BrowsedPage) {
  const { people, receivedMinor, stillDueMinor, tooMuchMinor } = totals
  const { coming, offered, waiting } = counts ?? { coming: 0, offered: 0, waiting: 0 }
  const some = counts
    ? { coming, offered, waiting }
    : { [people === 1 ? 'person' : 'people']: people }
  const money = { received: receivedMinor, 'still due': stillDueMinor, 'too much': tooMuchMinor }
  return [
    ...Object.entries(some)
      .filter(([, count], at) => at === 0 || count > 0)
      .map(([word, count]) => ['', COUNT.format(count), word] as const),
    ...Object.entries(money)
      .filter(([, minor]) => minor !== 0)
      .map(([word, minor]) => [word, formatRupees(minor)] as const),
  ]
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

function actsOf(actor: Actor): Act[] {
  return ACTS.filter(([, , needs]) => staffCan[needs](actor))
}

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
