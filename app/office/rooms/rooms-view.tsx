import type { PageProps } from '#app/office/engine/engine.tsx'
import { FormKey, PostButton, Submit } from '#app/office/form/office-form.tsx'
import { HistoryList } from '#app/office/history-list.tsx'
import { LinkList } from '#app/office/link-list.tsx'
import { officeLine } from '#app/office/office-line.ts'
import { peopleWords } from '#app/office/words/conferences.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { PlannedConference } from '#workflows/rooms/read-room-plan.ts'
import { BedsForm } from './beds-form.tsx'

import { buildingId } from './room-cards.tsx'
import { PasteForm, RemoveForm, RoomForm, roomsAddress } from './room-forms.tsx'

/** The rooms of one conference and who sleeps in them. */
export function RoomsView(
  props: PageProps<{
    plan: PlannedConference
    /** Whether an empty page offers a sample conference. */
    maySample: boolean
  }>,
) {
  const { query, said, refused } = props
  const { plan, maySample } = props.page
  const { code, label, rooms, version, mayArrange } = plan
  const address = roomsAddress(code)
  const chosen = refused?.form === 'room' ? refused.typed.id : query.room
  const room = rooms.find(({ id }) => id === chosen)
  const forms = { address, version, refused }
  return (
    <div className="stack">
      <p className="no-print">
        <a href={`/office/conferences/${encodeURIComponent(code)}`}>{label}</a>
      </p>
      <h1>Rooms</h1>
      <StatusNotice>{said}</StatusNotice>
      {refused?.form === '' && (
        <p className="notice notice-warning" role="alert">
          {refused.errors['']}
        </p>
      )}
      <Figures plan={plan} />
      <Actions plan={plan} address={address} />
      {maySample && rooms.length === 0 && <SampleForm address={address} />}
      <JumpLinks plan={plan} />
      <BedsForm plan={plan} address={address} refused={refused} />
      {mayArrange && (
        <section className="beside stack top no-print" aria-label="Add or change rooms">
          <div className="office-card box stack gap-2">
            <RoomForm room={room} {...forms} />
            {room && <RemoveForm room={room} {...forms} />}
          </div>
          <div className="office-card box stack gap-2">
            <PasteForm {...forms} />
          </div>
        </section>
      )}
      <History plan={plan} />
    </div>
  )
}

function Figures({ plan: { rooms, without, staying } }: { plan: PlannedConference }) {
  const beds = rooms.reduce((sum, room) => sum + room.beds, 0)
  const extra = rooms.reduce((sum, room) => sum + room.extraBeds, 0)
  const figures = [
    ['Stay overnight', peopleWords(staying)],
    ['Without a bed', String(without.length)],
    ['Rooms', String(rooms.length)],
    ['Beds', extra === 0 ? String(beds) : `${beds} and ${extra} extra`],
  ] as const
  return <FactsList className="facts list-totals cluster" facts={figures} />
}

/** The next step is the button in colour: beds for everybody first, then everybody learns of them. */
function Actions({ plan, address }: { plan: PlannedConference; address: string }) {
  const { rooms, without, published, mayArrange, mayPrint, code } = plan
  if (rooms.length === 0) return <p className="notice">{NO_ROOMS}</p>
  // Whoever is left then needs a decision, and no other suggestion.
  const isComplete = without.every(({ why }) => why !== undefined)
  const folder = `/office/conferences/${encodeURIComponent(code)}/folder`
  return (
    <div className="row room-actions no-print">
      {mayArrange && (
        <PostButton action={`${address}/suggest`} isMain={!isComplete}>
          Suggest
        </PostButton>
      )}
      {mayArrange && !published && (
        <PostButton action={`${address}/publish`} isMain={isComplete}>
          Publish the rooms
        </PostButton>
      )}
      <p className="soft">{published ? publishedWords(published) : SUGGEST_HELP}</p>
      {mayPrint && <LinkList links={PRINTS.map(([part, words]) => [`${folder}/${part}`, words])} />}
    </div>
  )
}

/** The page is long: these lead to its parts. */
function JumpLinks({ plan: { rooms, without, mayArrange } }: { plan: PlannedConference }) {
  const buildings = [...new Set(rooms.map(({ building }) => building))]
  if (buildings.length < 2) return null
  return (
    <nav aria-label="On this page" className="no-print">
      <LinkList
        links={[
          without.length > 0 && ['#without', 'Without a bed'],
          ...buildings.map(
            (building) => [`#${buildingId(building)}`, building || 'Other rooms'] as const,
          ),
          mayArrange && ['#change', 'Add a room'],
        ]}
      />
    </nav>
  )
}

function SampleForm({ address }: { address: string }) {
  return (
    <form method="post" action={`${address}/samples`} className="no-print">
      <FormKey />
      <Submit isQuiet>Fill with a sample conference</Submit>
      <p className="field-help">600 people, 138 rooms. This takes less than a minute.</p>
    </form>
  )
}

const PRINTS = [
  ['rooms', 'Room list'],
  ['door-signs', 'Door signs'],
  ['keys', 'Key list'],
] as const

const NO_ROOMS =
  'No rooms yet. Add them below, one by one or pasted from a sheet; then we suggest who sleeps where.'

const SUGGEST_HELP =
  'A suggestion keeps families together and others among their own gender, puts nobody under 18 among strangers, and gives people of 60 and older the ground floor. What you set by hand stays. Guests see their room once you publish.'

function publishedWords({ at, by }: NonNullable<PlannedConference['published']>): string {
  return `Published by ${by} on ${shortMoment(at)}. Guests see every change at once, and a suggestion only fills empty beds.`
}

const SHOWN_EVENTS = 10

function History({ plan: { history } }: { plan: PlannedConference }) {
  if (history.length === 0) return null
  return (
    <details className="no-print">
      <summary>History</summary>
      <HistoryList lines={history.slice(0, SHOWN_EVENTS).map(officeLine)} />
    </details>
  )
}
