import { Hono } from 'hono'
import type { Query } from '#app/office/engine/engine.tsx'
import { Figure, PlacesBar } from '#app/office/figure.tsx'
import { ButtonLink, LinkLine, LinkList } from '#app/office/link-list.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import {
  FAMILY_HELP,
  familyWords,
  openHelpWords,
  peopleWords,
  placesWords,
  whenWords,
} from '#app/office/words/conferences.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { formatRupees } from '#domain/money.ts'
import { familyPrice } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'
import { addDateAddress, dateAddress, ofDate, undoAddress } from './date-addresses.ts'
import { PricesCard, StateChip } from './date-parts.tsx'

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

function DateFigures({ date: { taken, places, figures } }: { date: DatePage }) {
  return (
    <dl className="figures stack gap-2">
      <Figure
        label="Places"
        value={places === undefined ? String(taken) : placesWords({ taken, places })}
      >
        <PlacesBar people={taken} capacity={places} />
        {places === undefined ? 'taken, no limit' : `${Math.max(0, places - taken)} left`}
      </Figure>
      {figures && (
        <>
          <Figure label="People" value={String(figures.people)} />
          <Figure label="Received" value={formatRupees(figures.receivedMinor)} />
          <Figure label="Still due" value={formatRupees(figures.dueMinor)}>
            {figures.owing > 0 &&
              `${figures.owing} ${figures.owing === 1 ? 'registration' : 'registrations'}`}
          </Figure>
          <Figure label="Waiting" value={String(figures.waiting)} />
        </>
      )}
    </dl>
  )
}

/** Links to the people of a date and to its lists on paper, for those who see registrations. */
function DateLists({ date: { code, figures }, actor }: Shown) {
  const { people = 0, waiting = 0, owing = 0 } = figures ?? {}
  const list = '/office/registrations'
  const address = dateAddress(code)
  return (
    <>
      <OfficeCard id="people" title="People">
        <LinkList
          links={[
            [
              ofDate(list, code),
              people === 0 ? 'Nobody yet: open the list' : `All ${peopleWords(people)}`,
            ],
            owing > 0 && [ofDate(list, code, { standing: 'Part paid' }), 'Part paid'],
            owing > 0 && [ofDate(list, code, { standing: 'Not paid' }), 'Not paid'],
            waiting > 0 && [`/office/waiting#${code}`, `${waiting} waiting`],
            staffCan.writeToPeople(actor) &&
              people > 0 && [ofDate(`${list}/write`, code), 'Write to these people'],
            [ofDate(`${list}.csv`, code), 'CSV'],
            [ofDate(`${list}.xlsx`, code), 'Excel'],
            staffCan.takeRegistration(actor) && [`${list}/new`, 'Take a registration'],
          ]}
        />
      </OfficeCard>
      <OfficeCard id="day" title="The day itself">
        <LinkList
          links={[
            [`${address}/arrivals`, 'Who is here'],
            [`${address}/rooms`, 'Rooms'],
            ...(staffCan.printFolder(actor) ? FOLDER_LINKS : []).map(
              ([path, label]) => [`${address}/${path}`, label] as const,
            ),
          ]}
        />
      </OfficeCard>
    </>
  )
}

const FOLDER_LINKS = [
  ['folder', 'Folder to print'],
  ['folder/arrivals', 'Arrivals by hour'],
  ['folder/contacts', 'Contacts'],
] as const
