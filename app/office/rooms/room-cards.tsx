import { freedWords, KIND_WORDS, TROUBLE_WORDS } from '#app/office/words/rooms.ts'
import type { Typed } from '#app/ui/form/typed.ts'
import { fullName } from '#domain/registration/person.ts'
import type { PlannedRoom } from '#workflows/rooms/read-room-plan.ts'
import { GuestBoxes } from './guest-boxes.tsx'

type Props = {
  rooms: readonly PlannedRoom[]
  address: string
  mayArrange: boolean
  typed: Typed
}

/** Every room with its guests, by building. */
export function RoomCards({ rooms, ...shared }: Props) {
  const buildings = Map.groupBy(rooms, ({ building }) => building)
  return [...buildings].map(([building, own]) => (
    <section
      key={building}
      className="stack gap-2"
      aria-label={building || 'Rooms'}
      id={buildingId(building)}
    >
      {building && <h2>{building}</h2>}
      <div className="room-cards tiles top">
        {own.map((room) => (
          <RoomCard key={room.id} room={room} {...shared} />
        ))}
      </div>
    </section>
  ))
}

/** Where a link leads to a building. */
export function buildingId(building: string): string {
  return `building-${building.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}

function RoomCard({
  room,
  address,
  mayArrange,
  typed,
}: { room: PlannedRoom } & Omit<Props, 'rooms'>) {
  const { id, name, guests, troubles, freed } = room
  return (
    <article
      className="office-card box stack gap-2 room-card start tall-links"
      aria-labelledby={`room-${id}`}
    >
      <h3 className="line split" id={`room-${id}`}>
        {name} {mayArrange && <ChangeLink {...{ id, name, address }} />}
      </h3>
      <p className="soft">{factsOf(room)}</p>
      {freed.length > 0 && <p className="soft">{freedWords(freed.map(fullName))}</p>}
      {troubles.map((trouble) => (
        <p key={trouble}>
          <span className="chip chip-risk">{TROUBLE_WORDS[trouble]}</span>
        </p>
      ))}
      {guests.length > 0 && (
        <GuestBoxes guests={guests.map((guest) => ({ guest }))} {...{ mayArrange, typed }} />
      )}
    </article>
  )
}

function ChangeLink({ id, name, address }: { id: string; name: string; address: string }) {
  return (
    <a href={`${address}?${new URLSearchParams({ room: id })}#change`}>
      Change<span className="visually-hidden"> {name}</span>
    </a>
  )
}

/** "3 of 4 beds · 1 extra bed free · for women · ground floor" */
function factsOf({ beds, extraBeds, free, kind, groundFloor }: PlannedRoom): string {
  const extra = free.extra === 1 ? '1 extra bed free' : `${free.extra} extra beds free`
  return [
    `${beds - free.plain} of ${beds === 1 ? '1 bed' : `${beds} beds`}`,
    extraBeds === 0 ? '' : extra,
    `for ${KIND_WORDS[kind]}`,
    groundFloor ? 'ground floor' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
