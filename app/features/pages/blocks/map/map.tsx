import { ChurchMap } from '../../church-map.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readMap } from './read-map.server.ts'

export function MapBlock({ block }: BlockProps<typeof readMap>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      <ChurchMap place={block} />
    </BlockFrame>
  )
}
