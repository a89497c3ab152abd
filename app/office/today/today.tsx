import * as v from 'valibot'
import {
  Elsewhere,
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
} from '#app/office/engine/engine.tsx'
import { Figure, PlacesBar } from '#app/office/figure.tsx'
import { LateNotice } from '#app/office/late-notice.tsx'
import { FirstSteps, MakeItYours, readStart } from '#app/office/make-it-yours.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { PasskeyButton } from '#app/office/passkey-button.tsx'
import { progressPage } from '#app/office/sample-progress.tsx'
import { comingWords, offeredWords, peopleWords } from '#app/office/words/conferences.ts'
import type { Errors } from '#app/ui/form/typed.ts'
import { WarningNotice } from '#app/ui/status-notice.tsx'
import { shortDays } from '#domain/conferences/short-name.ts'
import { dayWithWeekday, shortMoment } from '#domain/dates.ts'
import { monthIn } from '#domain/language-formats.ts'
import { formatRupees } from '#domain/money.ts'
import { staffCan } from '#domain/staff.ts'
import { settleAttention } from '#workflows/attention/list-attention.ts'
import { readToday, type Today } from '#workflows/attention/read-today.ts'
import { startSamples } from '#workflows/samples/fill-with-samples.ts'
import { AttentionList } from './attention-list.tsx'
import { BarChart } from './bar-chart.tsx'

const today = officePage({
  path: '/',
  async read(services, { actor }) {
    if (!staffCan.seeToday(actor)) return new Elsewhere('/office/doors')
    const [today, start] = [await readToday(services, actor), readStart(services, actor)]
    // Until somebody has registered or given, nothing is more urgent than the church's own site.
    return { today, actor, start, isStart: today.isEmpty && start.left > 0 }
  },
  title: ({ isStart }) => (isStart ? 'Make it yours' : 'Today'),
  View({ page: { today, actor, start, isStart }, query, refused }) {
    if (isStart) return <MakeItYours page={start} />
    const { day, isEmpty, registrations } = today
    // An office in which nothing has happened yet does not begin with what can wait.
    const items = today.attention.filter(({ kind }) => !isEmpty || kind.tone !== 'tidy')
    const meanwhile = refused?.errors['']
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
        {isEmpty && <FirstSteps {...start} />}
        {start.left > 0 && (
          <p className="notice">
            <a href="/office/start">Make it yours</a>: {start.left} values on the site are samples.
          </p>
        )}
        <WarningNotice>{meanwhile}</WarningNotice>
        <LateNotice late={today.late} />
        {!isEmpty && <Figures {...today} />}
        <div className="columns today-columns top">
          {(!isEmpty || items.length > 0) && (
            <OfficeCard id="attention" title="Needs attention">
              <AttentionList
                items={items}
                today={day}
                actor={actor}
                open={query.show}
                refused={meanwhile ? undefined : refused}
              />
            </OfficeCard>
          )}
          {registrations && !isEmpty && (
            <NextConferences {...today} registrations={registrations} />
          )}
        </div>
        {!actor.hasPasskey && <PasskeyButton purpose="add" to="/office/devices" quiet canWait />}
      </div>
    )
  },
})

export const todayRoutes = officeRoutes([
  today,
  officeForm({
    path: '/attention',
    needs: 'settleAttention',
    page: today,
    fields: v.object({ about: v.string(), note: v.string() }),
    async run(services, asked, value) {
      const settled = await settleAttention(services, { ...asked, ...value })
      // What was done about it has settled it meanwhile.
      return !settled.ok && settled.problem === 'unknown' ? { ok: true } : settled
    },
    errors(refusal, { note }): Errors {
      if (refusal.problem !== 'changed') return { note: PROBLEMS[refusal.problem] }
      const { author, at } = refusal.by
      const settledBy = `${author} settled this on ${shortMoment(at)}.`
      return { '': `${settledBy} Your note was not stored: ${note}` }
    },
    to: '/office',
  }),
  officeButton({
    path: '/samples',
    page: today,
    async run(services, { actor }) {
      const started = await startSamples(services, actor)
      return started.ok || started.problem !== 'has-records'
        ? { ...started, to: '/office/samples' }
        : { ok: true, to: '/office' }
    },
    to: (_, __, { to }) => to,
  }),
  progressPage({
    path: '/samples',
    made: 'Sample families',
    opens: 'Today',
    end: () => new Elsewhere('/office'),
  }),
])

const PROBLEMS = {
  'note-missing': 'Please write what was done about it.',
  'note-too-long': 'Please enter at most 500 characters.',
} as const

function Figures({ day, registrations, gifts }: Today) {
  const { people, conferences = [] } = registrations ?? {}
  const [next] = conferences
  const sumOf = (field: 'dueMinor' | 'owing') =>
    conferences.reduce((sum, line) => sum + line[field], 0)
  return (
    <dl className="figures stack gap-2">
      {people && (
        <>
          <Figure
            label="Registered today"
            value={peopleWords(people.today)}
            to={`/office/registrations?from=${day}`}
          >
            {people.week} this week, {people.weekBefore} the week before
          </Figure>
          <Figure
            label="Still due for coming conferences"
            value={formatRupees(sumOf('dueMinor'))}
            to="/office/conferences"
          >
            {countOf(sumOf('owing'), 'registration')}
          </Figure>
        </>
      )}
      {gifts && (
        <Figure
          label="Given this month"
          value={formatRupees(gifts.month.amountMinor)}
          to={`/office/gifts?from=${day.slice(0, 7)}-01`}
        >
          {countOf(gifts.month.count, 'gift')}, {formatRupees(gifts.today.amountMinor)} today
        </Figure>
      )}
      {next && (
        <Figure
          label={`Next: ${next.name}${next.days ? `, ${shortDays(next.days, day)}` : ''}`}
          value={comingWords(next)}
          to={`/office/conferences/${next.code}`}
        >
          <PlacesBar {...next} />
          {[
            next.places !== undefined && `${Math.max(0, next.places - next.taken)} places left`,
            next.offered > 0 && offeredWords(next),
            next.waiting > 0 && `${next.waiting} waiting`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Figure>
      )}
    </dl>
  )
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

const MAX_SHOWN = 3

function NextConferences({
  day,
  registrations: { conferences, perDay },
  gifts,
}: Today & { registrations: NonNullable<Today['registrations']> }) {
  const most = Math.max(...perDay.map(({ count }) => count))
  const first = perDay[0]?.day ?? ''
  return (
    <OfficeCard id="next-conferences" title="Next conferences">
      {conferences.length === 0 && <p>No conference is open. Open one under Conferences.</p>}
      <ul className="next-conferences lines">
        {conferences.slice(0, MAX_SHOWN).map((line) => (
          <li key={line.code}>
            <a href={`/office/registrations?conference=${line.code}&who=coming`}>
              <strong>{line.name}</strong>
              {line.days && <span className="soft">{shortDays(line.days, day)}</span>}
            </a>
            <span>
              {comingWords(line)}
              <PlacesBar {...line} />
            </span>
            <span className="next-due">{formatRupees(line.dueMinor)} due</span>
            {line.waiting + line.offered > 0 && (
              <a className="whole" href={`/office/waiting#${line.code}`}>
                {line.waiting} waiting{line.offered > 0 && `, ${offeredWords(line)}`}
              </a>
            )}
          </li>
        ))}
      </ul>
      {most === 0 ? (
        <p>Nobody has registered in the last {perDay.length} days.</p>
      ) : (
        <BarChart
          caption="Registrations per day"
          summary={`Registrations per day over the last ${perDay.length} days, at most ${most}`}
          bars={perDay.map(({ day, count }) => ({ key: day, value: count, words: `${count}` }))}
          ends={[shortDays({ first, last: first }, perDay.at(-1)?.day ?? ''), 'Today']}
          tickWords={String}
        />
      )}
      {gifts && (
        <details className="link-summary">
          <summary>Giving in the last twelve months</summary>
          <MonthChart months={gifts.perMonth} />
        </details>
      )}
    </OfficeCard>
  )
}

/** A month in which more went back than came has no bar. */
function MonthChart({ months }: { months: NonNullable<Today['gifts']>['perMonth'] }) {
  const max = Math.max(...months.map(({ amountMinor }) => amountMinor))
  if (max <= 0) return <p>Nothing was given in the last {months.length} months.</p>
  return (
    <BarChart
      caption="Giving per month"
      summary={`Giving per month over the last ${months.length} months, at most ${formatRupees(max)}`}
      bars={months.map(({ month, amountMinor }) => ({
        key: month,
        value: amountMinor,
        words: SHORT.format(amountMinor / 100),
      }))}
      ends={[monthIn('en', months[0]?.month ?? ''), 'This month']}
      tickWords={formatRupees}
    />
  )
}

/** There is no room for more than "13K" or "1.2L" above a bar. */
const SHORT = new Intl.NumberFormat('en-IN', { notation: 'compact' })
