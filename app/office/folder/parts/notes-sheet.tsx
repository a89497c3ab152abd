import { fullName } from '#domain/registration/full-name.ts'
import type { Folder } from '#workflows/folder/read-folder.ts'
import { FolderTable } from '../folder-table.tsx'

const LINES = 18

/** What the office has noted on registrations, and lines for what comes up on the day. */
export function NotesSheet({ folder: { notes, registrations } }: { folder: Folder }) {
  const names = new Map(registrations.map(({ id, people }) => [id, fullName(people[0])]))
  const rows = notes.flatMap(({ registrationId, at, author, note }) => {
    const name = names.get(registrationId)
    return name === undefined
      ? []
      : [{ key: `${registrationId} ${at}`, cells: [name, note, author] }]
  })
  return (
    <>
      {rows.length > 0 && (
        <FolderTable
          caption={rows.length === 1 ? '1 note' : `${rows.length} notes`}
          columns={[{ label: 'Name' }, { label: 'Note' }, { label: 'By' }]}
          rows={rows}
        />
      )}
      <ul className="folder-lines" aria-label="Lines to write on">
        {Array.from({ length: LINES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing else
          <li key={index} />
        ))}
      </ul>
    </>
  )
}
