import type { ReactNode } from 'react'
import { qrPath } from '#app/features/tickets/qr-path.server.ts'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { badgeSizes } from '#domain/folder/badge-size.ts'
import { latinName } from '#domain/plain-text.ts'
import { fullName } from '#domain/registration/person.ts'
import type { Folder, FolderPerson } from '#workflows/folder/read-folder.ts'
import { points, tall } from '../tall.ts'

type Props = { folder: Folder; onlyNew?: boolean }

type WithTicket = FolderPerson & { ticket: NonNullable<FolderPerson['ticket']> }

/** Eight on a sheet. Folded in the middle, the name can be read from both sides. */
export function Badges({ folder, onlyNew = false }: Props) {
  const shown = badgesToPrint(folder, onlyNew)
  if (shown.length === 0) {
    return (
      <p>
        {onlyNew ? 'There are no new badges since the last print.' : 'Nobody has a ticket yet.'}
      </p>
    )
  }
  return (
    <ul className="badges">
      {shown.map((person) => (
        <Badge key={person.ticket.code} person={person} event={folder.event.name} />
      ))}
    </ul>
  )
}

function badgesToPrint({ people }: Folder, onlyNew: boolean): WithTicket[] {
  return people
    .flatMap(({ ticket, ...person }) => (ticket ? [{ ...person, ticket }] : []))
    .filter(({ ticket }) => !onlyNew || !ticket.isPrinted)
}

function Badge({ person, event }: { person: WithTicket; event: string }) {
  const { path, size } = qrPath(person.ticket.address)
  const id = `qr-${person.ticket.code}`
  const shared = { person, event, size }
  return (
    <li className="badge">
      <BadgeHalf {...shared} isBack>
        <path id={id} d={path} />
      </BadgeHalf>
      <BadgeHalf {...shared}>
        {/* Drawn once: both halves show the same. */}
        <use href={`#${id}`} />
      </BadgeHalf>
    </li>
  )
}

function BadgeHalf(props: {
  person: WithTicket
  event: string
  /** Of the QR code, which is inside. */
  size: number
  children: ReactNode
  isBack?: boolean
}) {
  const { person, event, size, children, isBack = false } = props
  const { first_name, last_name } = person
  const latin = latinName(fullName(person))
  const sizes = badgeSizes({ first: first_name, last: last_name, latin, event })
  return (
    <div
      className={isBack ? 'badge-half badge-back' : 'badge-half'}
      aria-hidden={isBack || undefined}
    >
      <div className="badge-words">
        <p className={`badge-first${tall(first_name)}`} style={points(sizes.first)}>
          {first_name}
        </p>
        <p className={tall(last_name)} style={points(sizes.last)}>
          {last_name}
        </p>
        {latin && <p style={points(sizes.small)}>{latin}</p>}
        <p className={tall(event)} style={points(sizes.small)}>
          {event}
        </p>
      </div>
      <svg
        className="badge-qr"
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden
        shapeRendering="crispEdges"
      >
        {children}
      </svg>
    </div>
  )
}

/** Remembers that the badges of this page are printed. */
export function PrintedForm({ folder, onlyNew = false }: Props) {
  const shown = badgesToPrint(folder, onlyNew)
  if (shown.length === 0) return null
  const address = `/office/conferences/${encodeURIComponent(folder.code)}/folder/badges`
  const codes = shown.map(({ ticket }) => ticket.code).join(' ')
  return (
    <form method="post" action={address} className="row no-print">
      <FormKey fields={{ tickets: codes }} />
      <Submit isQuiet>These badges are printed</Submit>
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
