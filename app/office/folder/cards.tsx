import type { ReactNode } from 'react'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { PaperSheet } from '#app/office/sheet.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { qrPath } from '#app/ui/qr-path.ts'
import { badgeSizes, isTall, stickerSize } from '#domain/folder/card-size.ts'
import { latinName } from '#domain/plain-text.ts'
import { fullName } from '#domain/registration/person.ts'
import type { Folder, FolderPerson } from '#workflows/folder/read-folder.ts'

export type FolderPartProps = { folder: Folder; onlyNew?: boolean }

type WithTicket = FolderPerson & { ticket: NonNullable<FolderPerson['ticket']> }

export function Badges({ folder, onlyNew }: FolderPartProps) {
  const shown = badgesToPrint(folder, onlyNew)
  if (shown.length === 0) {
    const none = onlyNew
      ? 'There are no new badges since the last print.'
      : 'Nobody has a ticket yet.'
    return <p>{none}</p>
  }
  return (
    <ul className="badges">
      {shown.map((person) => {
        const { code, address } = person.ticket
        const { path, size } = qrPath(address)
        const shared = { person, event: folder.event.name, size }
        return (
          <li key={code} className="badge">
            <BadgeHalf {...shared} isBack>
              <path id={`qr-${code}`} d={path} />
            </BadgeHalf>
            <BadgeHalf {...shared}>
              {/* It is drawn once, because both halves show the same. */}
              <use href={`#qr-${code}`} />
            </BadgeHalf>
          </li>
        )
      })}
    </ul>
  )
}

function badgesToPrint({ people }: Folder, onlyNew: boolean | undefined): WithTicket[] {
  return people
    .flatMap(({ ticket, ...person }) => (ticket ? [{ ...person, ticket }] : []))
    .filter(({ ticket }) => !onlyNew || !ticket.isPrinted)
}

function BadgeHalf(props: {
  person: WithTicket
  event: string
  size: number
  children: ReactNode
  isBack?: boolean
}) {
  const { person, event, size, children, isBack = false } = props
  const { first_name, last_name } = person
  const latin = latinName(fullName(person))
  const small = (isBack && person.dayNote) || event
  const sizes = badgeSizes({ first: first_name, last: last_name, latin, event: small })
  return (
    <div
      className={isBack ? 'badge-half badge-back' : 'badge-half'}
      aria-hidden={isBack || undefined}
    >
      <div className="badge-words">
        <CardLine className="badge-first" text={first_name} size={sizes.first} />
        <CardLine text={last_name} size={sizes.last} />
        {latin && <CardLine text={latin} size={sizes.small} />}
        <CardLine text={small} size={sizes.small} />
      </div>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden shapeRendering="crispEdges">
        {children}
      </svg>
    </div>
  )
}

export function PrintedForm({ folder, onlyNew }: FolderPartProps) {
  const shown = badgesToPrint(folder, onlyNew)
  if (shown.length === 0) return null
  const address = `/office/conferences/${encodeURIComponent(folder.code)}/folder/badges`
  const codes = shown.map(({ ticket }) => ticket.code).join(' ')
  return (
    <PostForm action={address} className="row no-print" fields={{ tickets: codes }}>
      <Submit isQuiet>These badges are printed</Submit>
      <p>
        {onlyNew ? (
          <a href={address}>All badges</a>
        ) : (
          <a href={`${address}?only=new`}>Only those new since the last print</a>
        )}
      </p>
    </PostForm>
  )
}

type Child = FolderPerson & { family: NonNullable<FolderPerson['family']> }

export function ChildrenSheet({ folder }: FolderPartProps) {
  const children = childrenOf(folder)
  return (
    <PaperSheet
      caption={`Children under 12: ${children.length}`}
      none={NO_CHILD}
      rows={children}
      columns={[
        ['Name', fullName],
        ['Age', ({ age }) => age, 'number'],
        ['Guardian', ({ payer }) => fullName(payer)],
        ['Mobile', ({ payer }) => payer.phone, 'short'],
        ['Code', ({ family }) => <strong className="family-code">{family.code}</strong>, 'short'],
        ['Fetched by', () => '', 'write'],
      ]}
    />
  )
}

const NO_CHILD = 'No child under 12 comes.'

export function Stickers({ folder }: FolderPartProps) {
  const families = Map.groupBy(childrenOf(folder), ({ registration }) => registration.id)
  if (families.size === 0) return <p>{NO_CHILD}</p>
  return (
    <ul className="stickers">
      {[...families].flatMap(([id, children]) => [
        ...children.map((child) => <Sticker key={`${id} ${child.position}`} child={child} />),
        <Slip key={id} childrenOfFamily={children} />,
      ])}
    </ul>
  )
}

function childrenOf({ people }: Folder): Child[] {
  return people.flatMap(({ family, ...person }) => (family ? [{ ...person, family }] : []))
}

function Sticker({ child }: { child: Child }) {
  const name = fullName(child)
  const age = child.age === 1 ? '1 year' : `${child.age} years`
  const guardian = `${age} · ${fullName(child.payer)}, ${child.payer.phone}`
  const small = [guardian, ...(child.dayNote ? [child.dayNote] : [])]
  const size = stickerSize({ name, small })
  return (
    <li className="sticker stack" style={points(size.small)}>
      <CardLine className="sticker-name" text={name} size={size.name} />
      {small.map((text) => (
        <CardLine key={text} text={text} size={size.small} />
      ))}
      <p className="family-code">{child.family.code}</p>
    </li>
  )
}

/** A phone reads the QR code without a network; people read the letters. */
function Slip({ childrenOfFamily }: { childrenOfFamily: readonly Child[] }) {
  const [first] = childrenOfFamily
  if (!first) return null
  const name = childrenOfFamily.map(fullName).join(', ')
  const guardian = `For ${fullName(first.payer)}`
  const notes = childrenOfFamily.flatMap((child) =>
    child.dayNote ? [`${child.first_name}: ${child.dayNote}`] : [],
  )
  const size = stickerSize({ name, small: [guardian, ...notes, SHOW], isSlip: true })
  return (
    <li className="sticker stack slip" style={points(size.small)}>
      <div>
        <CardLine text={guardian} size={size.small} />
        <CardLine className="sticker-name" text={name} size={size.name} />
        <p className="family-code">{first.family.code}</p>
        {notes.map((note) => (
          <CardLine key={note} text={note} size={size.small} />
        ))}
        <p>{SHOW}</p>
      </div>
      <QrCode qr={qrPath(first.family.slip)} label={`QR code of the slip: ${name}`} />
    </li>
  )
}

const SHOW = 'Please show this slip when you fetch your child.'

/** Some scripts need more space between the lines. */
function CardLine(props: { text: string; size: number; className?: string }) {
  const { text, size, className } = props
  const names = [className, isTall(text) && 'card-tall'].filter(Boolean).join(' ')
  return (
    <p className={names || undefined} style={points(size)}>
      {text}
    </p>
  )
}

function points(size: number): { fontSize: string } {
  return { fontSize: `${size}pt` }
}
