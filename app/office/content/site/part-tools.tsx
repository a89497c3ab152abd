import { FormKey } from '#app/office/form/office-form.tsx'
import { MoveWords } from '../edit/entries-field.tsx'
import { BUTTON, buttonValue } from '../edit/form-buttons.tsx'
import { partAddress, siteAddress } from './part-address.ts'
import type { FoundPart } from './parts-of-page.ts'

type Props = {
  page: string
  part: FoundPart
  title: string
  id: string | undefined
  /** The element in which they stand: in a list they are an item. */
  tag: string
  /** Of the list of blocks: its version and what it shows. */
  blocks: { base: number; seen: string } | undefined
}

/** Edit at a part of a page; a block is also moved, removed, and followed by another one. */
export function PartTools({ page, part, title, id, tag, blocks }: Props) {
  const { block } = part
  const Tools = tag === 'ul' || tag === 'ol' ? 'li' : 'span'
  return (
    <Tools className="site-tools">
      <a className="site-edit" id={id} href={partAddress({ page, part })}>
        Edit<span className={isMenu(part) ? undefined : 'visually-hidden'}> {title}</span>
      </a>
      {block && blocks && (
        <>
          <MoveForm page={page} part={part} title={title} block={block} blocks={blocks} />
          <BlockLinks page={page} part={part} title={title} index={block.index} />
        </>
      )}
    </Tools>
  )
}

/** It stands over the picture, beside the one of the picture itself. */
function isMenu({ keys }: FoundPart): boolean {
  return keys.at(-1) === 'navigation'
}

type MoveProps = Pick<Props, 'page' | 'part' | 'title'> & {
  block: { index: number; of: number }
  blocks: { base: number; seen: string }
}

function MoveForm({ page, part, title, block: { index, of }, blocks }: MoveProps) {
  const name = part.keys.join('.')
  return (
    <form method="post" action={siteAddress(page)}>
      <FormKey version={blocks.base} fields={{ seen: blocks.seen, file: part.path }} />
      {index > 0 && <Move does="up" name={name} title={title} />}
      {index < of - 1 && <Move does="down" name={name} title={title} />}
    </form>
  )
}

function Move({ does, name, title }: { does: 'up' | 'down'; name: string; title: string }) {
  return (
    <button type="submit" name={BUTTON} value={buttonValue({ does, name })}>
      <MoveWords does={does} title={title} />
    </button>
  )
}

function BlockLinks(props: Pick<Props, 'page' | 'part' | 'title'> & { index: number }) {
  const { page, part, title, index } = props
  const base = siteAddress(page)
  return (
    <>
      <a
        href={`${base}?ask=remove&part=${encodeURIComponent(`${part.path.replace(/\.yaml$/, '')}:${part.keys.join('.')}`)}`}
      >
        Remove<span className="visually-hidden"> {title}</span>
      </a>
      <a href={`${base}?ask=add&at=${index + 1}`}>
        Add below<span className="visually-hidden"> {title}</span>
      </a>
    </>
  )
}
