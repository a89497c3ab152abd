import * as v from 'valibot'
import {
  Elsewhere,
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
} from '#app/office/engine/engine.tsx'
import { ComingCell, ComingFigure, Figure } from '#app/office/figure.tsx'
import { FirstSteps, MakeItYours, readStart } from '#app/office/make-it-yours.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { PasskeyButton } from '#app/office/passkey-button.tsx'
import { progressPage } from '#app/office/sample-progress.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import type { Errors } from '#app/ui/form/typed.ts'
import { WarningNotice } from '#app/ui/status-notice.tsx'
import { shortDays } from '#domain/conferences/short-name.ts'
import { dayWithWeekday, shortMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { staffCan } from '#domain/staff.ts'
import { countWords, peopleWords } from '#words/office/conferences.ts'
import { settleAttention } from '#workflows/attention/list-attention.ts'
import { readToday, type Today } from '#workflows/attention/read-today.ts'
import { startSamples } from '#workflows/samples/fill-with-samples.ts'
import { AttentionList } from './attention-list.tsx'
import { DaysChart } from './days-chart.tsx'

const today = officePage({
  path: '/',
  async read(services, { actor }) {
    if (!staffCan.seeToday(actor)) return new Elsewhere('/office/doors')
    const [today, start] = [await readToday(services, actor), readStart(services, actor)]
    const isAsked = today.attention.some(({ kind }) => kind.isRequest)
    // Until somebody has registered, given or come, nothing is more urgent than the church's own site.
    return { today, actor, start, isStart: today.isEmpty && start.left > 0 && !isAsked }
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
    conferences.reduce((sum, { figures }) => sum + (figures?.[field] ?? 0), 0)
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
            {countWords(sumOf('owing'), 'registration')}
          </Figure>
        </>
      )}
      {gifts && (
        <Figure
          label="Given this month"
          value={formatRupees(gifts.month.amountMinor)}
          to={`/office/gifts?from=${day.slice(0, 7)}-01`}
        >
          {countWords(gifts.month.count, 'gift')}, {formatRupees(gifts.today.amountMinor)} today
        </Figure>
      )}
      {next && (
        <ComingFigure
          date={next}
          label={`Next: ${next.name}${next.days ? `, ${shortDays(next.days, day)}` : ''}`}
          to={`/office/conferences/${next.code}`}
        />
      )}
    </dl>
  )
}

const MAX_SHOWN = 3

function NextConferences({
  day,
  registrations: { conferences, perDay },
}: Today & { registrations: NonNullable<Today['registrations']> }) {
  return (
    <OfficeCard id="next-conferences" title="Next conferences">
      <Sheet
        caption="Next conferences"
        hidesCaption
        isList
        none="No conference is open. Open one under Conferences."
        columns={[
          [
            'Conference',
            ({ code, name, days }) => (
              <>
                <a href={`/office/registrations?conference=${code}&who=coming`}>{name}</a>
                {days && <span className="own-line soft">{shortDays(days, day)}</span>}
              </>
            ),
          ],
          ['Coming', ComingCell, 'about'],
          ['Waiting', ({ waiting }) => waiting, 'number'],
          ['Still due', ({ figures }) => formatRupees(figures?.dueMinor ?? 0), 'number', 'amount'],
        ]}
        rows={conferences.slice(0, MAX_SHOWN)}
      />
      <DaysChart perDay={perDay} />
    </OfficeCard>
  )
}
