import type { PageProps } from '#app/office/engine/engine.tsx'
import { Figure, PlacesBar } from '#app/office/figure.tsx'
import { Submit } from '#app/office/form/office-form.tsx'
import { Glass } from '#app/office/glass.tsx'
import { LateNotice } from '#app/office/late-notice.tsx'
import { shortDays } from '#domain/conferences/short-name.ts'
import { dayWithWeekday } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { ConferenceLine, Today } from '#workflows/attention/read-today.ts'
import { AttentionList } from './attention-list.tsx'
import { MonthChart } from './bar-chart.tsx'
import { NextConferences } from './next-conferences.tsx'

export function TodayView({
  page,
  query,
  refused,
}: PageProps<{
  today: Today
  actor: Actor
  /** Whether the empty office offers to make samples. */
  mayFill: boolean
}>) {
  const { today, actor, mayFill } = page
  const { day, isEmpty, registrations, gifts } = today
  // An office in which nothing has happened yet does not begin with what nobody has to do today.
  const items = today.attention.filter(({ kind }) => !isEmpty || kind.tone !== 'tidy')
  return (
    <div className="stack">
      <header className="row split">
        <h1>Today, {dayWithWeekday(day)}</h1>
        {staffCan.takeRegistration(actor) && (
          <a className="button office-primary" href="/office/registrations/new">
            Take a registration
          </a>
        )}
      </header>
      {isEmpty && <FirstSteps actor={actor} mayFill={mayFill} />}
      {refused?.errors[''] && (
        <p className="notice notice-warning" role="alert">
          {refused.errors['']}
        </p>
      )}
      <LateNotice late={today.late} />
      {!isEmpty && <Figures today={today} />}
      <div className="columns today-columns top">
        {(!isEmpty || items.length > 0) && (
          <section className="office-card box stack gap-2" aria-labelledby="attention">
            <h2 id="attention">Needs attention</h2>
            <AttentionList
              items={items}
              today={day}
              actor={actor}
              open={query.show}
              refused={refused?.errors[''] ? undefined : refused}
            />
          </section>
        )}
        {registrations && !isEmpty && (
          <NextConferences day={day} {...registrations}>
            {gifts && (
              <details className="link-summary">
                <summary>Giving in the last twelve months</summary>
                <MonthChart months={gifts.perMonth} />
              </details>
            )}
          </NextConferences>
        )}
      </div>
    </div>
  )
}

/** An office in which nothing has happened yet: what to do first. */
function FirstSteps({ actor, mayFill }: { actor: Actor; mayFill: boolean }) {
  return (
    <section className="office-card box stack first-steps" aria-labelledby="first-steps">
      <Glass />
      <div className="stack gap-2">
        <h2 id="first-steps">Welcome. Three steps to begin</h2>
        <ol className="bullets">
          <li>
            <a href="/office/devices">Enter your name</a>, so that colleagues see who did what.
          </li>
          {staffCan.editContent(actor) && (
            <li>
              <a href="/office/conferences">Open a date</a> that people can register for.
            </li>
          )}
          {staffCan.manageStaff(actor) && (
            <li>
              <a href="/office/staff">Invite a colleague</a>.
            </li>
          )}
        </ol>
        {mayFill && (
          <form method="post" action="/office/samples" className="stack gap-2">
            <p>
              Or see the office at work first, with made-up records. It takes less than a minute.
            </p>
            <p>
              <Submit isQuiet>Fill with sample families</Submit>
            </p>
          </form>
        )}
      </div>
    </section>
  )
}

/** The numbers of the day: who registered, what is due, what was given, and how full the next one is. */
function Figures({ today: { day, registrations, gifts } }: { today: Today }) {
  const { people, conferences = [] } = registrations ?? {}
  const [next] = conferences
  const sumOf = (count: (line: ConferenceLine) => number) =>
    conferences.reduce((sum, line) => sum + count(line), 0)
  return (
    <dl className="figures stack gap-2">
      {people && (
        <>
          <Figure label="Registered today" value={countOf(people.today, 'person', 'people')}>
            {people.week} this week, {people.weekBefore} the week before
          </Figure>
          <Figure
            label="Still due for coming conferences"
            value={formatRupees(sumOf(({ dueMinor }) => dueMinor))}
          >
            {countOf(
              sumOf(({ owing }) => owing),
              'registration',
            )}
          </Figure>
        </>
      )}
      {gifts && (
        <Figure label="Given this month" value={formatRupees(gifts.month.amountMinor)}>
          {countOf(gifts.month.count, 'gift')}, {formatRupees(gifts.today.amountMinor)} today
        </Figure>
      )}
      {next && (
        <Figure
          label={`Next: ${next.name}${next.days ? `, ${shortDays(next.days, day)}` : ''}`}
          value={
            next.capacity === undefined
              ? countOf(next.people, 'person', 'people')
              : `${next.people} of ${next.capacity}`
          }
        >
          <PlacesBar people={next.people} capacity={next.capacity} />
          {placesLeft(next)}
        </Figure>
      )}
    </dl>
  )
}

function placesLeft({ people, capacity, waiting }: ConferenceLine): string {
  const left = capacity === undefined ? '' : `${Math.max(0, capacity - people)} places left`
  return [left, waiting > 0 ? `${waiting} waiting` : ''].filter(Boolean).join(', ')
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
