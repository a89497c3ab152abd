import type { ReactNode } from 'react'
import { byKind } from './by-kind.ts'
import type { BlockView } from './read-block.server.ts'

type Props = { block: BlockView; calendar?: ReactNode }

export const BLOCK_COMPONENTS = byKind(
  import.meta.glob<Record<string, (props: Props) => ReactNode>>('./*/*.tsx', { eager: true }),
)

/** Each kind of block has a component of its own; the calendar is given by the page that has one. */
export function ShownBlock({ block, calendar }: Props) {
  const Component = BLOCK_COMPONENTS.get(block.kind)
  if (!Component) throw new Error(`The block kind "${block.kind}" has no component`)
  return <Component block={block} calendar={calendar} />
}
