import { peopleWords } from '#app/office/words/conferences.ts'
import { fullName } from '#domain/registration/person.ts'
import { roomName } from '#domain/rooms/room.ts'
import type { Folder } from '#workflows/folder/read-folder.ts'
import { FolderTable } from '../folder-table.tsx'

type Props = { folder: Folder }

/** Who sleeps in which room, and who has no bed. */
export function RoomSheet({ folder: { rooms, people: everybody } }: Props) {
  if (rooms.length === 0) return <p>No rooms are on the list yet.</p>
  const staying = everybody.filter(({ registration }) => registration.residential === 'Residential')
  const without = staying.filter(({ room }) => room === undefined)
  return (
    <>
      <FolderTable
        caption={`${rooms.length === 1 ? '1 room' : `${rooms.length} rooms`}, ${peopleWords(staying.length - without.length)} with a bed`}
        columns={[
          { label: 'Room', kind: 'room' },
          { label: 'Beds', kind: 'number' },
          { label: 'Guests' },
        ]}
        rows={rooms.map((room) => ({
          key: room.id,
          cells: [roomName(room), room.beds, room.guests.map(guestWords).join(', ')],
        }))}
      />
      {without.length > 0 && (
        <FolderTable
          caption={`Without a bed: ${without.length}`}
          columns={[
            { label: 'Name' },
            { label: 'Mobile', kind: 'short' },
            { label: 'Room', kind: 'write' },
          ]}
          rows={without.map((person) => ({
            key: `${person.registration.id} ${person.position}`,
            cells: [fullName(person), person.phone],
          }))}
        />
      )}
    </>
  )
}

function guestWords(guest: Folder['rooms'][number]['guests'][number]): string {
  return `${fullName(guest)}${guest.bed.isExtra ? ' (extra bed)' : ''}`
}

/** As many names as stand below each other on one sheet in large letters. */
const MANY = 10

/** One sheet for each door. */
export function DoorSigns({ folder: { rooms } }: Props) {
  const taken = rooms.filter(({ guests }) => guests.length > 0)
  if (taken.length === 0) return <p>Nobody has a bed yet.</p>
  return taken.map((room) => (
    <article
      key={room.id}
      className={room.guests.length > MANY ? 'door-sign door-sign-many' : 'door-sign'}
    >
      <h2>
        <span>{room.building}</span> {room.name}
      </h2>
      <ul>
        {room.guests.map((guest) => (
          <li key={`${guest.registrationId} ${guest.position}`}>{fullName(guest)}</li>
        ))}
      </ul>
    </article>
  ))
}

/** For handing out keys and getting them back. */
export function KeyList({ folder: { rooms } }: Props) {
  if (rooms.length === 0) return <p>No rooms are on the list yet.</p>
  return (
    <FolderTable
      caption={rooms.length === 1 ? 'The key of 1 room' : `The keys of ${rooms.length} rooms`}
      columns={[
        { label: 'Room', kind: 'room' },
        { label: 'Guests' },
        { label: 'Key given to', kind: 'write' },
        { label: 'Signature', kind: 'write' },
        { label: 'Back', kind: 'tick' },
      ]}
      rows={rooms.map((room) => ({
        key: room.id,
        cells: [roomName(room), room.guests.map(fullName).join(', ')],
      }))}
    />
  )
}
