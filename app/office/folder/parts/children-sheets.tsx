import { qrPath } from '#app/features/tickets/qr-path.server.ts'
import { QrCode } from '#app/office/qr-code.tsx'
import { stickerSize } from '#domain/folder/sticker-size.ts'
import { fullName } from '#domain/registration/person.ts'
import type { Folder, FolderPerson } from '#workflows/folder/read-folder.ts'
import { FolderTable } from '../folder-table.tsx'
import { points, tall } from '../tall.ts'

type Props = { folder: Folder }

type Child = FolderPerson & { family: NonNullable<FolderPerson['family']> }

/** For the children's team: how old they are, whom to call, and the code of whoever fetches them. */
export function ChildrenSheet({ folder }: Props) {
  const children = childrenOf(folder).sort((a, b) => a.age - b.age)
  if (children.length === 0) return <p>No child under 12 is expected.</p>
  return (
    <FolderTable
      caption={`Children under 12: ${children.length}`}
      columns={[
        { label: 'Name' },
        { label: 'Age', kind: 'number' },
        { label: 'Guardian' },
        { label: 'Mobile', kind: 'short' },
        { label: 'Code', kind: 'short' },
        { label: 'Fetched by', kind: 'write' },
      ]}
      rows={children.map((child) => ({
        key: `${child.registration.id} ${child.position}`,
        cells: [
          fullName(child),
          child.age,
          fullName(child.payer),
          child.payer.phone,
          <strong key="code" className="family-code">
            {child.family.code}
          </strong>,
        ],
      }))}
    />
  )
}

/** A sticker for each child and a slip for each guardian, with the same code. */
export function Stickers({ folder }: Props) {
  const families = Map.groupBy(childrenOf(folder), ({ registration }) => registration.id)
  if (families.size === 0) return <p>No child under 12 is expected.</p>
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
  const size = stickerSize({ name, small: [guardian] })
  return (
    <li className="sticker stack" style={points(size.small)}>
      <p className={`sticker-name${tall(name)}`} style={points(size.name)}>
        {name}
      </p>
      <p className={tall(guardian)}>{guardian}</p>
      <p className="family-code">{child.family.code}</p>
    </li>
  )
}

/** Whoever fetches a child shows it: a phone reads the QR code without a network, and people the letters. */
function Slip({ childrenOfFamily }: { childrenOfFamily: readonly Child[] }) {
  const [first] = childrenOfFamily
  if (!first) return null
  const name = childrenOfFamily.map(fullName).join(', ')
  const guardian = `For ${fullName(first.payer)}`
  const size = stickerSize({ name, small: [guardian, SHOW], isSlip: true })
  return (
    <li className="sticker stack slip" style={points(size.small)}>
      <div>
        <p className={tall(guardian)}>{guardian}</p>
        <p className={`sticker-name${tall(name)}`} style={points(size.name)}>
          {name}
        </p>
        <p className="family-code">{first.family.code}</p>
        <p>{SHOW}</p>
      </div>
      <QrCode qr={qrPath(first.family.slip)} label={`QR code of the slip: ${name}`} />
    </li>
  )
}

const SHOW = 'Please show this slip when you fetch your child.'
