import { ChurchMap } from '../../church-map.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function MapBlock({ block }: { block: BlockViewOf<'map'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
      <ChurchMap place={block} />
    </BlockFrame>
  )
}
