import { Hono } from 'hono'
import { officeButton, officePage, type Query, withErrors } from '#app/office/engine/engine.tsx'
import { Figure, OfferedChip, PlacesBar } from '#app/office/figure.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { ButtonLink, LinkLine, LinkList } from '#app/office/link-list.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import {
  comingWords,
  FAMILY_HELP,
  familyWords,
  openHelpWords,
  peopleWords,
  stateWords,
  whenWords,
} from '#app/office/words/conferences.ts'
import { WHY } from '#app/office/words/date-forms.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { DateState } from '#domain/conferences/calendar-date.ts'
import { formatRupees } from '#domain/money.ts'
import { familyPrice } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { closeDate } from '#workflows/conferences/change-date.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'
import { refreshContent } from '#workflows/content/store-next-version.ts'
import { addDateAddress, dateAddress, ofDate, undoAddress } from './date-addresses.ts'
import { PricesCard, unpublishedWords } from './date-steps.tsx'

export const dateRoutes = new Hono<OfficeEnv>()

// Dates and programmes have one address: a code is never a programme's key.
dateRoutes.get('/conferences/:name', async (context, next) => {
  const actor = staffOf(context)
  const { services } = context.env
  const read = await readDate(services, { actor, code: context.req.param('name') })
  if (!read.ok) {
    // Perhaps a programme, whose whole form is among the content.
    return read.problem === 'unknown' ? next() : answerNotAllowed(context)
  }
  const { date } = read
  const clock = openHelpWords(date.event, services.now().getTime())
  const content = <DateView date={date} actor={actor} query={context.req.query()} clock={clock} />
  return answerPage(context, { title: date.name, content })
})

type Shown = { date: DatePage; actor: Actor }

function DateView(props: Shown & { query: Query; clock: string | undefined }) {
  const { date, actor, query, clock } = props
  const { code, key, event, page } = date
  const mayEdit = staffCan.editContent(actor)
  return (
    <>
      <LinkLine to="/office/conferences">All conferences</LinkLine>
      <div className="row split conferences-head">
        <div>
          <h1>
            {date.name} <StateChip state={date.state} opens={date.opens} />
          </h1>
          <p>
            {whenWords(date)} · {date.venue}
          </p>
        </div>
        {mayEdit && (
          <div className="button-row no-print">
            <ButtonLink to={`${dateAddress(code)}/edit`}>Edit this date</ButtonLink>
            <ButtonLink to={addDateAddress(key, code)} isQuiet>
              Copy this date
            </ButtonLink>
            <ButtonLink to={`${dateAddress(code)}/close`} isQuiet>
              Close or cancel
            </ButtonLink>
          </div>
        )}
      </div>
      {mayEdit && <DoneNotice date={date} actor={actor} query={query} />}
      {date.calendar && (
        <p className="notice">
          This date comes from the church’s calendar. Change its days and its place there:{' '}
          <a href={date.calendar}>open the calendar</a>.
        </p>
      )}
      <DateFigures date={date} />
      <div className="columns top">
        <div className="stack no-print">
          {date.figures && <DateLists date={date} actor={actor} />}
          {mayEdit && (
            <OfficeCard id="the-rest" title="On the site">
              {clock && <p>{clock}</p>}
              <LinkList
                links={[
                  [formAddress(date), 'The registration form'],
                  page !== undefined && [`/${page}`, 'The page of the programme'],
                  page !== undefined && [`/office/site/${page}`, 'Edit that page'],
                  [`/office/conferences/${key}`, 'Everything about this programme'],
                ]}
              />
            </OfficeCard>
          )}
        </div>
        <PricesCard prices={event.price}>
          <p>
            {familyWords(familyPrice(event.price))}{' '}
            <span className="field-help">{FAMILY_HELP}</span>
          </p>
        </PricesCard>
      </div>
    </>
  )
}

function formAddress({ key, code }: DatePage): string {
  return `/${key}?${new URLSearchParams({ event: code })}`
}

/** "?published=7" or "?closed=7": what the person has just done, as which version of the content. */
function DoneNotice({ date, actor, query }: Shown & { query: Query }) {
  const { code, taken, state } = date
  const done = (['published', 'closed'] as const).find((each) =>
    /^\d{1,9}$/.test(query[each] ?? ''),
  )
  if (!done) return null
  return (
    <StatusNotice>
      {done === 'closed'
        ? 'Registration is closed. '
        : 'Published. Visitors see it within five seconds. '}
      {done === 'published' && (state === 'open' || state === 'full') && (
        <a href={formAddress(date)}>See it on the site</a>
      )}
      {done === 'closed' && taken > 0 && staffCan.writeToPeople(actor) && (
        <a href={ofDate('/office/registrations/write', code)}>Write to its {peopleWords(taken)}</a>
      )}{' '}
      <a href={undoAddress(Number(query[done]))}>Undo</a>
    </StatusNotice>
  )
}

function DateFigures({ date }: { date: DatePage }) {
  const { taken, places, waiting, figures } = date
  return (
    <dl className="figures stack gap-2">
      <Figure label="Coming" value={comingWords(date)}>
        <PlacesBar {...date} />
        <OfferedChip {...date} />{' '}
        {places === undefined ? 'No limit' : `${Math.max(0, places - taken)} left`}
      </Figure>
      <Figure label="Waiting" value={String(waiting)} />
      {figures && (
        <>
          <Figure label="Received" value={formatRupees(figures.receivedMinor)} />
          <Figure label="Still due" value={formatRupees(figures.dueMinor)}>
            {figures.owing > 0 &&
              `${figures.owing} ${figures.owing === 1 ? 'registration' : 'registrations'}`}
          </Figure>
        </>
      )}
    </dl>
  )
}

/** Links to the people of a date and to its lists on paper, for those who see registrations. */
function DateLists({ date: { code, coming, offered, waiting, figures }, actor }: Shown) {
  const owing = figures?.owing ?? 0
  const list = '/office/registrations'
  const address = dateAddress(code)
  const mayPrint = staffCan.printFolder(actor)
  return (
    <>
      <OfficeCard id="people" title="People">
        <LinkList
          links={[
            [
              ofDate(list, code, { who: 'coming' }),
              coming === 0 ? 'Nobody yet: open the list' : `${coming} coming`,
            ],
            offered > 0 && [ofDate(list, code, { who: 'offered' }), `${offered} offered`],
            waiting > 0 && [`/office/waiting#${code}`, `${waiting} waiting`],
            [ofDate(list, code), 'Everybody'],
            owing > 0 && [
              ofDate(list, code, { who: 'coming', standing: 'Part paid' }),
              'Part paid',
            ],
            owing > 0 && [ofDate(list, code, { who: 'coming', standing: 'Not paid' }), 'Not paid'],
            staffCan.writeToPeople(actor) &&
              coming > 0 && [ofDate(`${list}/write`, code), 'Write to these people'],
            [ofDate(`${list}.xlsx`, code, { who: 'coming' }), 'Excel'],
            staffCan.takeRegistration(actor) && [`${list}/new`, 'Take a registration'],
          ]}
        />
      </OfficeCard>
      <OfficeCard id="day" title="The day itself">
        <LinkList
          links={[
            [`${address}/arrivals`, 'Who is here'],
            [`${address}/rooms`, 'Rooms'],
            mayPrint && [`${address}/folder`, 'Folder to print'],
          ]}
        />
      </OfficeCard>
    </>
  )
}

const TONES: Record<DateState, 'good' | 'open' | 'waiting' | 'over'> = {
  open: 'good',
  full: 'waiting',
  'to-open': 'open',
  closed: 'over',
  over: 'over',
  'over-open': 'open',
}

export function StateChip({ state, opens }: { state: DateState; opens: number | undefined }) {
  return <span className={`chip chip-${TONES[state]}`}>{stateWords(state, opens)}</span>
}

const closing = officePage({
  path: '/conferences/:code/close',
  needs: 'editContent',
  async read(services, { actor, code }, _, refused) {
    if (refused) await refreshContent(services)
    const read = await readDate(services, { actor, code })
    return read.ok ? { date: read.date, actor, version: services.live.version().number } : read
  },
  title: 'Close or cancel',
  View: ({ page: { date, actor, version }, refused }) => {
    const { name, venue, calendar, event } = date
    const address = dateAddress(date.code)
    return (
      <>
        <LinkLine to={address}>Back to the date</LinkLine>
        <h1>Close or cancel: {name}</h1>
        <p>
          {whenWords(date)} · {venue}
        </p>
        <TypedErrors errors={refused?.errors ?? {}} />
        <WhatHappens date={date} />
        {date.taken > 0 && <WillNotTakePlace code={date.code} actor={actor} />}
        {calendar ? (
          <p>
            This date comes from the church’s calendar. Delete or cancel it there, and nobody else
            can register for it: <a href={calendar}>open the calendar</a>.
          </p>
        ) : event.open ? (
          <form method="post" className="form" action={`${address}/close`} data-in-place="">
            <FormKey value={refused?.key} version={version} />
            <div className="button-row step-bar">
              <Submit>Close registration</Submit>
              <a href={address}>Leave it open</a>
            </div>
          </form>
        ) : (
          <p>
            Registration is closed. To open it again, use{' '}
            <a href={`${address}/edit`}>Edit this date</a>.
          </p>
        )}
      </>
    )
  },
})

export const closeDateRows = [
  closing,
  officeButton({
    path: '/conferences/:code/close',
    needs: 'editContent',
    page: closing,
    async run(services, { version = 0, ...asked }) {
      const read = await readDate(services, asked)
      if (!read.ok) return read
      const why = WHY.closed(`${read.date.name}, ${whenWords(read.date)}`)
      const closed = await closeDate(services, { ...asked, version, why })
      return withErrors(closed, (refusal) => ({ '': unpublishedWords(refusal) }))
    },
    to: ({ code }, _, { number }) => `${dateAddress(code)}?closed=${number}`,
  }),
]

function WhatHappens({ date: { taken, waiting } }: { date: DatePage }) {
  return (
    <section className="notice" aria-labelledby="what-happens">
      <h2 id="what-happens">What happens to its people</h2>
      <ul className="bullets">
        <li>Nobody can register for it any more, and unfinished payments can’t be continued.</li>
        {taken > 0 ? (
          <li>
            {peopleWords(taken)} {taken === 1 ? 'is' : 'are'} registered. They keep their places,
            their tickets and their money with us: nobody is told, and nothing is given back.
          </li>
        ) : (
          <li>Nobody is registered for it.</li>
        )}
        {waiting > 0 && (
          <li>{waiting} on the waiting list will not be offered a place any more.</li>
        )}
      </ul>
    </section>
  )
}

function WillNotTakePlace({ code, actor }: { code: string; actor: Actor }) {
  return (
    <section aria-labelledby="not-taking-place">
      <h2 id="not-taking-place">If it will not take place</h2>
      <ol className="bullets close-steps">
        <li>Close registration here.</li>
        <li>
          {staffCan.writeToPeople(actor) ? (
            <a href={ofDate('/office/registrations/write', code)}>Write to its people</a>
          ) : (
            'Ask the desk to write to its people'
          )}
          : what has happened, and what they can choose.
        </li>
        <li>
          For each family, move them to another date or cancel and refund:{' '}
          {staffCan.seeRegistrations(actor) ? (
            <a href={ofDate('/office/registrations', code)}>their registrations</a>
          ) : (
            'the desk and the treasurer do this'
          )}
          .
        </li>
      </ol>
    </section>
  )
}
