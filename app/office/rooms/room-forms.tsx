import type { Refused } from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/check-field.tsx'
import { FormKey, PostButton, Submit } from '#app/office/form/office-form.tsx'
import { KIND_WORDS } from '#app/office/words/rooms.ts'
import { type Typed, typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { ROOM_KINDS, roomName, type StoredRoom } from '#domain/rooms/room.ts'

type Props = {
  address: string
  /** Of the rooms. */
  version: number
  refused: Refused | undefined
}

/** Adds rooms as they are copied from a sheet. */
export function PasteForm({ address, version, refused }: Props) {
  const own = refused?.form === 'paste' ? refused : undefined
  const typing = typingOf(own)
  return (
    <form method="post" action={`${address}/paste`} className="form" noValidate>
      <FormKey value={own?.key} version={version} />
      <TypedErrors errors={typing.errors} others={own?.lines} />
      <TypedField
        label="Paste rooms"
        name="rooms"
        type="textarea"
        help="One room a line, copied from a sheet or with commas: Building, Room, Beds, Extra beds, For, Ground floor. A room that already exists is changed."
        {...typing}
      />
      <p className="field-help">For example: Grace House, 12, 4, 1, women, yes</p>
      <Submit isQuiet>Add these rooms</Submit>
    </form>
  )
}

/** Adds one room, or changes it. */
export function RoomForm({ room, ...props }: Props & { room: StoredRoom | undefined }) {
  const { address, version, refused } = props
  const own = refused?.form === 'room' ? refused : undefined
  const typing = typingOf(own, room ? typedOf(room) : NEW_ROOM)
  return (
    <form method="post" action={address} className="form" noValidate id="change">
      <h2>{room ? `Change ${roomName(room)}` : 'Add a room'}</h2>
      <FormKey value={own?.key} version={version} />
      {room && <input type="hidden" name="id" value={room.id} />}
      <TypedErrors errors={typing.errors} />
      <div className="room-fields tiles">
        <TypedField label="Building" name="building" {...typing} />
        <TypedField label="Room" name="name" {...typing} />
        <TypedField label="Beds" name="beds" inputMode="numeric" {...typing} />
        <TypedField label="Extra beds" name="extraBeds" inputMode="numeric" {...typing} />
        <TypedField label="For" name="kind" options={KINDS} {...typing} />
      </div>
      <CheckField label="Ground floor" name="groundFloor" typed={typing.typed} />
      <div className="button-row">
        <Submit isQuiet>{room ? 'Save this room' : 'Add this room'}</Submit>
        {room && <a href={address}>Leave it as it is</a>}
      </div>
    </form>
  )
}

export function RemoveForm({ room, address, version }: Props & { room: StoredRoom }) {
  return (
    <PostButton action={`${address}/remove`} version={version} fields={{ id: room.id }}>
      Remove this room
    </PostButton>
  )
}

const NEW_ROOM: Typed = { kind: 'anyone' }

const KINDS = ROOM_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))

function typedOf({ building, name, beds, extraBeds, kind, groundFloor }: StoredRoom): Typed {
  const counts = { beds: String(beds), extraBeds: String(extraBeds) }
  return { building, name, ...counts, kind, groundFloor: groundFloor ? 'yes' : '' }
}

/** The address of a conference's rooms. */
export function roomsAddress(code: string): string {
  return `/office/conferences/${encodeURIComponent(code)}/rooms`
}
