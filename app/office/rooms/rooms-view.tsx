import type { FormState, PageProps } from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { FieldsForm, PostButton, PostForm, Submit } from '#app/office/form/office-form.tsx'
import { History } from '#app/office/history-list.tsx'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice, WarningNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { ROOM_KINDS, roomName, type StoredRoom } from '#domain/rooms/room.ts'
import { peopleWords } from '#words/office/conferences.ts'
import { KIND_WORDS, NO_ROOMS, PUBLISHED_HELP, SUGGEST_HELP } from '#words/office/rooms.ts'
import type { PlannedConference } from '#workflows/rooms/read-room-plan.ts'
import { BedsForm, buildingId } from './beds-form.tsx'

export function RoomsView({
  page: { plan, maySample },
  query,
  said,
  refused,
}: PageProps<{
  plan: PlannedConference
  maySample: boolean
}>) {
  const { code, label, rooms, without, staying, version, mayArrange, history } = plan
  const beds = rooms.reduce((sum, room) => sum + room.beds, 0)
  const extra = rooms.reduce((sum, room) => sum + room.extraBeds, 0)
  const address = roomsAddress(code)
  const chosen = refused?.form === 'room' ? refused.typed.id : query.room
  const room = rooms.find(({ id }) => id === chosen)
  const forms = { address, version, refused }
  return (
    <div className="stack">
      <LinkLine to={`/office/conferences/${encodeURIComponent(code)}`} className="no-print">
        {label}
      </LinkLine>
      <h1>Rooms</h1>
      <StatusNotice>{said}</StatusNotice>
      <WarningNotice>{refused?.form === '' && refused.errors['']}</WarningNotice>
      <FactsList
        className="facts cluster"
        facts={[
          ['Stay overnight', peopleWords(staying)],
          ['Without a bed', String(without.length)],
          ['Rooms', String(rooms.length)],
          ['Beds', extra === 0 ? String(beds) : `${beds} and ${extra} extra`],
        ]}
      />
      <Actions plan={plan} address={address} />
      {maySample && rooms.length === 0 && (
        <PostForm action={`${address}/samples`} className="no-print">
          <Submit isQuiet>Fill with a sample conference</Submit>
          <p className="field-help">600 people, 138 rooms. This takes less than a minute.</p>
        </PostForm>
      )}
      <JumpLinks plan={plan} />
      <BedsForm plan={plan} address={address} refused={refused} />
      {mayArrange && (
        <section className="beside stack top no-print" aria-label="Add or change rooms">
          <div className="office-card box stack gap-2">
            <RoomForm room={room} {...forms} />
            {room && (
              <PostButton action={`${address}/remove`} version={version} fields={{ id: room.id }}>
                Remove this room
              </PostButton>
            )}
          </div>
          <div className="office-card box stack gap-2">
            <PasteForm {...forms} />
          </div>
        </section>
      )}
      <History events={history.slice(0, SHOWN_EVENTS)} className="no-print" />
    </div>
  )
}

/** The next step has the button in colour: first everybody gets a bed, then they learn of it. */
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
      <p className="soft">
        {published
          ? `Published by ${published.by} on ${shortMoment(published.at)}. ${PUBLISHED_HELP}`
          : SUGGEST_HELP}
      </p>
      {mayPrint && (
        <LinkList
          links={[
            [`${folder}/rooms`, 'Room list'],
            [`${folder}/door-signs`, 'Door signs'],
            [`${folder}/keys`, 'Key list'],
          ]}
        />
      )}
    </div>
  )
}

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

const SHOWN_EVENTS = 10

type Props = {
  address: string
  version: number
  refused: FormState | undefined
}

function PasteForm({ address, version, refused }: Props) {
  const own = refused?.form === 'paste' ? refused : undefined
  return (
    <FieldsForm action={`${address}/paste`} rows={[PASTED]} refused={own} version={version}>
      <p className="field-help">For example: Grace House, 12, 4, 1, women, yes</p>
      <Submit isQuiet>Add these rooms</Submit>
    </FieldsForm>
  )
}

const PASTED = {
  label: 'Paste rooms',
  name: 'rooms',
  type: 'textarea',
  help: 'One room a line, copied from a sheet or with commas: Building, Room, Beds, Extra beds, For, Ground floor. A room that already exists is changed.',
} as const

function RoomForm({ room, ...props }: Props & { room: StoredRoom | undefined }) {
  const { address, version, refused } = props
  const own = refused?.form === 'room' ? refused : undefined
  const opened = room && { ...room, beds: `${room.beds}`, extraBeds: `${room.extraBeds}` }
  const groundFloor = room?.groundFloor ? 'yes' : ''
  const typing = typingOf(own, opened ? { ...opened, groundFloor } : { kind: 'anyone' })
  return (
    <PostForm
      action={address}
      id="change"
      className="form"
      noValidate
      refused={own}
      version={version}
      fields={{ id: room?.id }}
      errors={typing.errors}
    >
      <h2>{room ? `Change ${roomName(room)}` : 'Add a room'}</h2>
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
    </PostForm>
  )
}

const KINDS = ROOM_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))

export function roomsAddress(code: string): string {
  return `/office/conferences/${encodeURIComponent(code)}/rooms`
}
