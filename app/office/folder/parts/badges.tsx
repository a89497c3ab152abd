import { qrPath } from '#app/features/tickets/qr-path.server.ts'
import { FormKey } from '#app/office/form/form-key.tsx'
import { latinName } from '#domain/latin-name.ts'
import { fullName } from '#domain/registration/full-name.ts'
import type { Folder, FolderPerson } from '#workflows/folder/read-folder.ts'

type Props = { folder: Folder; onlyNew?: boolean }

type WithTicket = FolderPerson & { ticket: NonNullable<FolderPerson['ticket']> }

/** Eight on a sheet. Folded in the middle, the name can be read from both sides. */
export function Badges({ folder, onlyNew = false }: Props) {
  const shown = badgesToPrint(folder, onlyNew)
  if (shown.length === 0) {
    return <p>{onlyNew ? 'No badge is new since the last print.' : 'Nobody has a ticket yet.'}</p>
  }
  return (
    <ul className="badges">
      {shown.map((person) => (
        <li key={person.ticket.code} className="badge">
          <BadgeHalf person={person} event={folder.event.name} isBack />
          <BadgeHalf person={person} event={folder.event.name} />
        </li>
      ))}
    </ul>
  )
}

export function badgesToPrint({ people }: Folder, onlyNew: boolean): WithTicket[] {
  return people
    .flatMap(({ ticket, ...person }) => (ticket ? [{ ...person, ticket }] : []))
    .filter(({ ticket }) => !onlyNew || !ticket.isPrinted)
}

type HalfProps = { person: WithTicket; event: string; isBack?: boolean }

function BadgeHalf({ person, event, isBack = false }: HalfProps) {
  const latin = latinName(fullName(person))
  return (
    <div
      className={isBack ? 'badge-half badge-back' : 'badge-half'}
      aria-hidden={isBack || undefined}
    >
      <div className="badge-words">
        <p className={`badge-first ${sizeOf(person.first_name)}`}>{person.first_name}</p>
        <p className={`badge-last ${sizeOf(person.last_name)}`}>{person.last_name}</p>
        {latin && <p className="badge-latin">{latin}</p>}
        <p className="badge-event">{event}</p>
      </div>
      <Qr person={person} isBack={isBack} />
    </div>
  )
}

/** Drawn once; the other half shows the same. */
function Qr({ person: { ticket }, isBack }: Pick<HalfProps, 'person' | 'isBack'>) {
  const { path, size } = qrPath(ticket.address)
  const id = `qr-${ticket.code}`
  return (
    <svg
      className="badge-qr"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden
      shapeRendering="crispEdges"
    >
      {isBack ? <path id={id} d={path} /> : <use href={`#${id}`} />}
    </svg>
  )
}

/** Long names are smaller, and never cut. */
function sizeOf(name: string): string {
  const { length } = [...name]
  const words = name.split(/[\s-]+/).map((word) => [...word].length)
  const longest = Math.max(...words)
  if (length > 36 || longest > 20) return 'badge-tiny'
  if (length > 18 || longest > 13) return 'badge-small'
  return longest > 9 || length > 12 ? 'badge-medium' : 'badge-large'
}

/** Remembers that the badges of this page are printed. */
export function PrintedForm({ folder, onlyNew = false }: Props) {
  const shown = badgesToPrint(folder, onlyNew)
  if (shown.length === 0) return null
  const address = `/office/conferences/${encodeURIComponent(folder.code)}/folder/badges`
  const codes = shown.map(({ ticket }) => ticket.code).join(' ')
  return (
    <form method="post" action={address} className="folder-printed no-print">
      <FormKey />
      <input type="hidden" name="tickets" value={codes} />
      <button type="submit" className="button button-quiet">
        These badges are printed
      </button>
      <p>
        {onlyNew ? (
          <a href={address}>All badges</a>
        ) : (
          <a href={`${address}?only=new`}>Only those new since the last print</a>
        )}
      </p>
    </form>
  )
}
