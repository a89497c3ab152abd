import { Figure } from '#app/office/figure.tsx'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import { PlacesBar } from '#app/office/places-bar.tsx'
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
import type { DatePage } from '#workflows/conferences/read-dates.ts'
import { addDateAddress, dateAddress, ofDate, undoAddress } from './date-addresses.ts'
import { DateLists } from './date-lists.tsx'
import { PricesCard } from './prices-card.tsx'
import { StateChip } from './state-chip.tsx'

/** What was just done, and as which version of the content. */
export type DateDone = { what: 'published' | 'closed'; version: number }

type Props = { date: DatePage; actor: Actor; done: DateDone | undefined; now: Date }

/** Everything about one date, as far as the role shows it. */
export function DateView({ date, actor, done, now }: Props) {
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
        {mayEdit && <DateButtons date={date} />}
      </div>
      {done && mayEdit && <DoneNotice date={date} done={done} actor={actor} />}
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
          {mayEdit && <TheRest date={date} now={now} />}
        </div>
        <PricesCard prices={date.event.price}>
          <p>
            {familyWords(familyPrice(date.event.price))}{' '}
            <span className="field-help">{FAMILY_HELP}</span>
          </p>
        </PricesCard>
      </div>
    </>
  )
}

function DateButtons({ date: { code, key } }: { date: DatePage }) {
  return (
    <div className="button-row no-print">
      <a className="button" href={`${dateAddress(code)}/edit`}>
        Edit this date
      </a>
      <a className="button button-quiet" href={addDateAddress(key, code)}>
        Copy this date
      </a>
      <a className="button button-quiet" href={`${dateAddress(code)}/close`}>
        Close or cancel
      </a>
    </div>
  )
}

type NoticeProps = { date: DatePage; done: DateDone; actor: Actor }

function DoneNotice({ date: { code, key, taken, state }, done, actor }: NoticeProps) {
  const site = `/${key}?${new URLSearchParams({ event: code })}`
  return (
    <StatusNotice>
      {done.what === 'closed'
        ? 'Registration is closed. '
        : 'Published. Visitors see it within five seconds. '}
      {done.what === 'published' && (state === 'open' || state === 'full') && (
        <a href={site}>See it on the site</a>
      )}
      {done.what === 'closed' && taken > 0 && staffCan.writeToPeople(actor) && (
        <a href={ofDate('/office/registrations/write', code)}>Write to its {peopleWords(taken)}</a>
      )}{' '}
      <a href={undoAddress(done.version)}>Undo</a>
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

/** Where the rest of a date is changed. */
function TheRest({ date: { key, event, page }, now }: { date: DatePage; now: Date }) {
  const clock = openHelpWords(event, now.getTime())
  return (
    <section className="office-card box stack gap-2" aria-labelledby="the-rest">
      <h2 id="the-rest">On the site</h2>
      {clock && <p>{clock}</p>}
      <LinkList
        links={[
          [`/${key}?${new URLSearchParams({ event: event.code })}`, 'The registration form'],
          page !== undefined && [`/${page}`, 'The page of the programme'],
          page !== undefined && [`/office/site/${page}`, 'Edit that page'],
          [`/office/conferences/${key}`, 'Everything about this programme'],
        ]}
      />
    </section>
  )
}
