import { Initials, Moment } from '#app/office/cells.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { GetButton } from '#app/office/form/office-form.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { fullName } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import { type Queue, readQueues } from '#workflows/records/places/offer-places.ts'

export const waiting = officePage({
  path: '/waiting',
  async read(services, { actor }) {
    const read = await readQueues(services, { actor })
    return read.ok ? { queues: read.queues, mayOffer: staffCan.offerPlace(actor) } : read
  },
  title: 'Waiting lists',
  View: ({ page: { queues, mayOffer } }) => (
    <div className="stack">
      <h1>Waiting lists</h1>
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
          {queue.waiting[0] && mayOffer && !queue.isGone && <Next next={queue.waiting[0]} />}
          <Sheet
            caption={queue.label}
            hidesCaption
            isList
            columns={COLUMNS}
            rows={[...queue.offered, ...queue.waiting.map((party, at) => ({ ...party, at }))]}
          />
        </section>
      ))}
    </div>
  ),
})

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

function Next({ next }: { next: Party }) {
  return (
    <div className="notice waiting-next row gap-3 split">
      <p>
        <strong>Next: {partyWords(next)}.</strong>
      </p>
      <GetButton action={`/office/registrations/${next.registration.id}/offer-place`}>
        Offer the next<span className="visually-hidden">: {partyWords(next)}</span>
      </GetButton>
    </div>
  )
}

const COLUMNS: readonly Column<Party>[] = [
  [
    'Name',
    (party) => (
      <>
        <Initials name={party.payer ? fullName(party.payer) : ''} />
        <a href={`/office/registrations/${party.registration.id}`}>{partyWords(party)}</a>
      </>
    ),
  ],
  ['Type of registration', ({ registration }) => registration.residential, 'about'],
  ['Place in the queue', ({ at }) => at !== undefined && at + 1, 'chip'],
  [
    'Waits',
    ({ until, registration }) => (
      <>
        {until ? 'Offered until' : 'Since'} <Moment at={until ?? registration.created_at} />
      </>
    ),
    'amount',
  ],
]

type Party = Queue['waiting'][number] & { until?: string; at?: number }

function partyWords({ payer, registration }: Party): string {
  const name = payer ? fullName(payer) : 'Somebody without a name'
  const others = registration.places - 1
  if (others <= 0) return name
  return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`
}
