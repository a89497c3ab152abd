import type { FormState } from '#app/office/engine/engine.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { type Texts, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { fullName } from '#domain/registration/person.ts'
import { guestKey, isMinor, isOfFamily, roomName } from '#domain/rooms/room.ts'
import type { LeftReason } from '#domain/rooms/suggest-beds.ts'
import { peopleWords } from '#words/office/conferences.ts'
import {
  KIND_WORDS,
  LEFT_WORDS,
  NOT_SUGGESTED,
  REASON_WORDS,
  TROUBLE_WORDS,
} from '#words/office/rooms.ts'
import type { BedGuest, PlannedConference, PlannedRoom } from '#workflows/rooms/read-room-plan.ts'
import type { TickedPerson } from '#workflows/rooms/set-beds.ts'

export function BedsForm(props: {
  plan: PlannedConference
  address: string
  refused: FormState | undefined
}) {
  const { plan, address, refused } = props
  const { rooms, without, mayArrange } = plan
  const own = refused?.form === 'beds' ? refused : undefined
  const typing = typingOf(own)
  const { typed, errors } = typing
  const shown = { mayArrange, typed }
  const lists = (
    <>
      {without.length > 0 && <Without without={without} hasRooms={rooms.length > 0} {...shown} />}
      {[...Map.groupBy(rooms, ({ building }) => building)].map(([building, its]) => (
        <section
          key={building}
          className="stack gap-2"
          aria-label={building || 'Rooms'}
          id={buildingId(building)}
        >
          {building && <h2>{building}</h2>}
          <div className="room-cards tiles top">
            {its.map((room) => (
              <RoomCard key={room.id} room={room} address={address} {...shown} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
  if (!mayArrange || rooms.length === 0) return <div className="stack">{lists}</div>
  const options = rooms.map((room) => {
    const free = Math.max(room.free.plain, 0) + Math.max(room.free.extra, 0)
    const left = free === 0 ? 'full' : `${free} free`
    return { value: room.id, label: `${roomName(room)}: ${left}, ${KIND_WORDS[room.kind]}` }
  })
  return (
    <PostForm action={`${address}/beds`} className="stack" noValidate refused={own} errors={errors}>
      {lists}
      <div className="room-bar foot-bar box no-print">
        <TypedField
          label="Put the ticked people into"
          name="room"
          options={[...options, { value: TAKE_OUT, label: 'No room: take them out' }]}
          {...typing}
        />
        <Submit>Put them there</Submit>
      </div>
    </PostForm>
  )
}

type BedsView = { mayArrange: boolean; typed: Texts }

export const TAKE_OUT = 'none'

function Without({
  without,
  hasRooms,
  ...shown
}: BedsView & Pick<PlannedConference, 'without'> & { hasRooms: boolean }) {
  return (
    <section className="stack gap-2" aria-labelledby="without">
      <h2 id="without">Without a bed: {without.length}</h2>
      {hasRooms && (
        <ul className="room-reasons">
          {[...Map.groupBy(without, ({ why }) => why)].map(([why, own]) => (
            <li key={why ?? ''}>
              <strong>{peopleWords(own.length)}</strong>: {why ? LEFT_WORDS[why] : NOT_SUGGESTED}
            </li>
          ))}
        </ul>
      )}
      <div className="office-card box stack gap-2">
        <GuestBoxes guests={without} isWide {...shown} />
      </div>
    </section>
  )
}

export function buildingId(building: string): string {
  return `building-${building.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}

function RoomCard({ room, address, ...shown }: BedsView & { room: PlannedRoom; address: string }) {
  const { id, name, guests, troubles, freed, beds, extraBeds, free, kind, groundFloor } = room
  const extra = free.extra === 1 ? '1 extra bed free' : `${free.extra} extra beds free`
  const facts = [
    `${beds - free.plain} of ${beds === 1 ? '1 bed' : `${beds} beds`}`,
    extraBeds > 0 && extra,
    `for ${KIND_WORDS[kind]}`,
    groundFloor && 'ground floor',
  ]
  return (
    <article
      className="office-card box stack gap-2 room-card start tall-links"
      aria-labelledby={`room-${id}`}
    >
      <h3 className="line split" id={`room-${id}`}>
        {name}{' '}
        {shown.mayArrange && (
          <a href={`${address}?${new URLSearchParams({ room: id })}#change`}>
            Change<span className="visually-hidden"> {name}</span>
          </a>
        )}
      </h3>
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
      {freed.length > 0 && (
        <p className="soft">
          Free again: {freed.map(fullName).join(', ')} no longer{' '}
          {freed.length === 1 ? 'stays' : 'stay'} here.
        </p>
      )}
      {troubles.map((trouble) => (
        <p key={trouble}>
          <span className="chip chip-risk">{TROUBLE_WORDS[trouble]}</span>
        </p>
      ))}
      {guests.length > 0 && <GuestBoxes guests={guests.map((guest) => ({ guest }))} {...shown} />}
    </article>
  )
}

function GuestBoxes(
  props: BedsView & {
    guests: readonly { guest: BedGuest; why?: LeftReason | undefined }[]
    isWide?: boolean
  },
) {
  const { guests, mayArrange, typed, isWide = false } = props
  const lines = Map.groupBy(guests, ({ guest }) =>
    isOfFamily(guest) ? guest.registrationId : guestKey(guest),
  )
  return (
    <ul className={isWide ? 'room-guests lines room-without tiles' : 'room-guests lines'}>
      {[...lines].map(([key, own]) => {
        const people = own.map(({ guest }) => guest)
        const tick = people.map((guest) => `${guestKey(guest)} ${guest.bedVersion}`).join(';')
        const name = `${PREFIX}${people[0] && guestKey(people[0])}`
        const words = <GuestWords people={people} why={own[0]?.why} />
        return (
          <li key={key}>
            {mayArrange ? (
              <label className="office-check">
                <input type="checkbox" name={name} value={tick} defaultChecked={name in typed} />
                <span>{words}</span>
              </label>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** "Asha Rao (34, woman), Tim Rao (4, boy)" */
function GuestWords({ people, why }: { people: BedGuest[]; why: LeftReason | undefined }) {
  return (
    <>
      {people.map((guest, index) => {
        const [female, male] = isMinor(guest) ? ['girl', 'boy'] : ['woman', 'man']
        return (
          <span key={guest.position}>
            {index > 0 && ', '}
            <strong>{fullName(guest)}</strong> (
            {`${guest.age}, ${guest.gender === 'Female' ? female : male}`})
          </span>
        )
      })}
      <span className="soft own-line">{why ? LEFT_WORDS[why] : reasonWords(people)}</span>
    </>
  )
}

function reasonWords(people: readonly BedGuest[]): string {
  const [first] = people
  if (!first) return ''
  if (!first.bed) return `${first.party} · ${first.city}`
  const own = first.bed.byHand ? ['Set by hand'] : []
  const reasons = new Set(people.flatMap(({ bed }) => bed?.reasons ?? []))
  const isExtra = people.some(({ bed }) => bed?.byHand && bed.isExtra)
  const words = [...reasons].map((reason) => REASON_WORDS[reason])
  return [...own, ...words, ...(isExtra ? [REASON_WORDS['extra-bed']] : [])].join(' · ')
}

const PREFIX = 'bed '

export function tickedPeople(typed: Texts): TickedPerson[] {
  return Object.entries(typed)
    .filter(([name]) => name.startsWith(PREFIX))
    .flatMap(([, value]) => value.split(';'))
    .flatMap((each) => {
      const [, registrationId = '', position, version] = PERSON.exec(each) ?? []
      return registrationId
        ? [{ registrationId, position: Number(position), version: Number(version) }]
        : []
    })
}

const PERSON = /^([\w-]{1,64}) (\d{1,3}) (\d{1,9})$/
