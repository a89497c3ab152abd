import type { Frame } from '../frame.ts'
import { canopy } from '../landscape.ts'
import { type Colour, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import type { Layer, Shape } from '../scene.ts'

type SmallTree = {
  x: number
  /** Where the trunk meets the ground. */
  foot: number
  radius: number
  layer: Layer
  colours: readonly Colour[]
}

/** A tree in the distance: a crown and a short trunk. */
export function smallTree(frame: Frame, glass: Glass, tree: SmallTree): Shape[] {
  const { x, foot, radius, layer, colours } = tree
  const y = foot - radius * 1.5
  const trunk: Shape = {
    layer,
    outline: [
      frame.at(x - radius * 0.1, y),
      frame.at(x + radius * 0.1, y),
      frame.at(x + radius * 0.16, foot),
      frame.at(x - radius * 0.16, foot),
    ],
    sites: [frame.at(x, (y + foot) / 2)],
    relax: 0,
    joints: false,
    edge: 0,
    paint: () => ramp(glass.wood, 0.4),
  }
  return [trunk, canopy(frame, colours, { x, y, radius, layer, grain: 0.58 })]
}
