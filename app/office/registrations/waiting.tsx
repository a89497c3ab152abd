import type { ReactNode } from 'react'
import * as v from 'valibot'
import { officeForm, officePage, withErrors } from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { Initials } from '#app/office/initials.tsx'
import { Moment } from '#app/office/moment.tsx'
import { changesSince } from '#app/office/office-line.ts'
import { overCapacityWords, problemWords } from '#app/office/words/problems.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { fullName } from '#domain/registration/person.ts'
import { OFFERED_FOR_MS } from '#domain/registration/places.ts'
import { staffCan } from '#domain/staff.ts'
import { offerNext, type Queue, readQueues } from '#workflows/records/places/offer-places.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

const waiting = officePage({
  path: '/waiting',
  async read(services, { actor }, _, refused) {
    const read = await readQueues(services, { actor })
    if (!read.ok) return read
    const id = refused?.typed.id
    const record = id && (await readRegistrationRecord(services, { id, actor }))
    return {
      queues: read.queues,
      mayOffer: staffCan.offerPlace(actor),
      now: services.now(),
      /** What somebody else did with the registration that was to be offered places. */
      changes: record ? changesSince(record.officeEvents, refused?.version ?? 0) : [],
    }
  },
  title: 'Waiting lists',
  View: ({ page: { queues, mayOffer, now, changes }, query, refused }) => (
    <div className="stack">
      <h1>Waiting lists</h1>
      <StatusNotice>
        {query.offered !== undefined && offeredWords(queues, query.offered)}
      </StatusNotice>
      <ChangesNotice about="registration" changes={changes} />
      {refused && changes.length === 0 && (
        <p className="notice notice-warning" role="alert">
          Nothing was offered. {refused.errors['']}
        </p>
      )}
      {queues.length === 0 ? (
        <EmptyState>
          <p>
            Nobody is waiting. Once a date is full, its form offers a waiting list, and whoever
            joins it appears here.
          </p>
        </EmptyState>
      ) : (
        <p>
          Places that come free are offered automatically, in this order. Use the button when you
          have found more room.
        </p>
      )}
      {queues.map((queue) => (
        <section key={queue.code} className="stack" aria-labelledby={queue.code}>
          <h2 id={queue.code}>{queue.label}</h2>
          <p>
            {queue.isOver && 'This date is over · '}
            {placesWords(queue)}
          </p>
          {queue.waiting[0] && mayOffer && !queue.isGone && (
            <NextForm next={queue.waiting[0]} now={now} />
          )}
          {queue.offered.length > 0 && (
            <>
              <h3>Offered</h3>
              <ul className="queue lines">
                {queue.offered.map((offer) =>
                  partyItem(
                    offer,
                    <>
                      Offered until <Moment at={offer.until} />
                    </>,
                  ),
                )}
              </ul>
            </>
          )}
          {queue.waiting.length > 0 && (
            <>
              <h3>Waiting</h3>
              <ol className="queue lines">
                {queue.waiting.map((party) =>
                  partyItem(
                    party,
                    <>
                      since <Moment at={party.registration.created_at} />
                    </>,
                  ),
                )}
              </ol>
            </>
          )}
        </section>
      ))}
    </div>
  ),
})

export const waitingRows = [
  waiting,
  officeForm({
    path: '/waiting',
    needs: 'offerPlace',
    page: waiting,
    fields: v.object({ id: v.string() }),
    run: async (services, asked, { id }) =>
      withErrors(await offerNext(services, { ...asked, id }), (refusal) => ({
        '': problemWords(refusal),
      })),
    to: (_, { id }) => `/office/waiting?${new URLSearchParams({ offered: id })}`,
  }),
]

function offeredWords(queues: readonly Queue[], id: string): string {
  const offer = queues.flatMap((queue) => queue.offered).find((each) => each.registration.id === id)
  if (!offer) return 'The places are confirmed, because it was paid.'
  return `Offered. The places of ${partyWords(offer)} are held until ${shortMoment(offer.until)}, and a mail is on its way.`
}

/** "2 places free, 1 of them residential · 12 people are waiting" */
function placesWords({ placesLeft, waiting, isGone }: Queue): string {
  const people = waiting.reduce((sum, { registration }) => sum + registration.places, 0)
  const wait = people === 1 ? '1 person is waiting' : `${people} people are waiting`
  if (isGone) return `No longer on the site · ${wait}`
  const { residential, people: free = residential } = placesLeft ?? {}
  if (free === undefined) return `No limit on places · ${wait}`
  const hasBeds = residential !== undefined && residential !== free
  const beds = hasBeds ? `, ${residential} residential` : ''
  return `${free === 1 ? '1 place' : `${free} places`} free${beds} · ${wait}`
}

/** Says who is the next and what will happen, and does it by one click. */
function NextForm({ next, now }: { next: Queue['waiting'][number]; now: Date }) {
  const { registration, payer } = next
  const until = shortMoment(now.getTime() + OFFERED_FOR_MS)
  return (
    <form method="post" className="notice waiting-next row gap-3 split" action="/office/waiting">
      <FormKey version={registration.version} fields={{ id: registration.id }} />
      <p>
        <strong>Next: {partyWords(next)}.</strong> Their places are held until {until}
        {payer?.email ? `, and ${payer.email} gets a mail with the link` : ''}.{' '}
        {next.shortage && `${overCapacityWords(next.shortage)} The capacity is exceeded.`}
      </p>
      <Submit>
        Offer the next<span className="visually-hidden">: {partyWords(next)}</span>
      </Submit>
    </form>
  )
}

function partyItem(party: Party, since: ReactNode) {
  const { id, residential } = party.registration
  return (
    <li key={id}>
      <Initials name={party.payer ? fullName(party.payer) : ''} />
      <a className="strong" href={`/office/registrations/${id}`}>
        {partyWords(party)}
      </a>
      <span className="queue-facts own-line soft">
        {residential} · <span>{since}</span>
      </span>
    </li>
  )
}

type Party = Pick<Queue['waiting'][number], 'payer' | 'registration'>

/** "Anita Rao", or "Anita Rao and 2 others". */
function partyWords({ payer, registration }: Party): string {
  const name = payer ? fullName(payer) : 'Somebody without a name'
  const others = registration.places - 1
  if (others <= 0) return name
  return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`
}
