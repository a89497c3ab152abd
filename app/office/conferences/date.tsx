import { Hono } from 'hono'
import type { Query } from '#app/office/engine/engine.tsx'
import { ComingFigure, Figure } from '#app/office/figure.tsx'
import { ButtonLink, LinkLine, LinkList } from '#app/office/link-list.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { PublishedNotice } from '#app/office/published-notice.tsx'
import { answerRefused } from '#app/office/refusals.tsx'
import type { DateState } from '#domain/conferences/calendar-date.ts'
import { formatRupees } from '#domain/money.ts'
import { familyPrice } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import {
  countWords,
  FAMILY_HELP,
  familyWords,
  openHelpWords,
  stateWords,
  whenWords,
} from '#words/office/conferences.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'
import { addDateAddress, dateAddress, ofDate } from './date-addresses.ts'
import { PricesCard } from './date-steps.tsx'

export const dateRoutes = new Hono<OfficeEnv>()

// Dates and programmes have one address: a code is never a programme's key.
dateRoutes.get('/conferences/:name', async (context, next) => {
  const actor = staffOf(context)
  const { services } = context.env
  const read = await readDate(services, { actor, code: context.req.param('name') })
  if (!read.ok) {
    return read.problem === 'unknown' ? next() : answerRefused(context, 'not-allowed')
  }
  const { date } = read
  const clock = openHelpWords(date.event, services.now().getTime())
  const content = <DateView date={date} actor={actor} query={context.req.query()} clock={clock} />
  return answerPage(context, { title: date.name, content })
})

type DateProps = { date: DatePage; actor: Actor }

function DateView(props: DateProps & { query: Query; clock: string | undefined }) {
  const { date, actor, query, clock } = props
  const { code, key, event, page, state } = date
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
            {state !== 'cancelled' && (
              <ButtonLink to={`${dateAddress(code)}/edit`}>Edit this date</ButtonLink>
            )}
            <ButtonLink to={addDateAddress(key, code)} isQuiet>
              Copy this date
            </ButtonLink>
            {staffCan.cancelDate(actor) && !['over', 'over-open', 'cancelled'].includes(state) && (
              <ButtonLink to={`${dateAddress(code)}/cancel`} isQuiet>
                Cancel this date
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {mayEdit && (
        <PublishedNotice query={query}>
          {['open', 'full'].includes(state) && <a href={formAddress(date)}>See it on the site</a>}
        </PublishedNotice>
      )}
      {state === 'cancelled' && (
        <p className="notice notice-warning">
          This date is cancelled.{' '}
          {staffCan.cancelDate(actor) && (
            <a href={`${dateAddress(code)}/cancel`}>How far it is, and what is left to do</a>
          )}
        </p>
      )}
      {date.calendar && state !== 'cancelled' && (
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

function DateFigures({ date }: { date: DatePage }) {
  const { figures } = date
  return (
    <dl className="figures stack gap-2">
      <ComingFigure date={date} label="Coming" />
      {figures && (
        <>
          <Figure label="Received" value={formatRupees(figures.receivedMinor)} />
          <Figure label="Still due" value={formatRupees(figures.dueMinor)}>
            {figures.owing > 0 && countWords(figures.owing, 'registration')}
          </Figure>
        </>
      )}
    </dl>
  )
}

function DateLists({ date: { code, coming, offered, waiting, figures }, actor }: DateProps) {
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
  cancelled: 'over',
}

export function StateChip({ state, opens }: { state: DateState; opens: number | undefined }) {
  return <span className={`chip chip-${TONES[state]}`}>{stateWords(state, opens)}</span>
}
