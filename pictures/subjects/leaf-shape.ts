import type { Frame } from '../frame.ts'
import { boxOf } from '../geometry.ts'
import type { Colour } from '../oklch.ts'
import type { Layer, Shape } from '../scene.ts'

type Leaf = {
  layer: Layer
  from: readonly [number, number]
  to: readonly [number, number]
  /** The leaf's width relative to its length. */
  width: number
  colour: Colour
}

/** One pointed piece of glass: a leaf, a grain, a feather, a petal. */
export function leafShape(frame: Frame, { layer, from, to, width, colour }: Leaf): Shape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const outline = frame.draw(
    `M${from.join(' ')}Q${fixed(x - dy * width)} ${fixed(y + dx * width)} ${to.join(' ')}` +
      `Q${fixed(x + dy * width)} ${fixed(y - dx * width)} ${from.join(' ')}`,
  )
  const box = boxOf(outline)
  return {
    layer,
    outline,
    sites: [[(box.left + box.right) / 2, (box.top + box.bottom) / 2]],
    relax: 0,
    joints: false,
    // A single piece needs no extra outline.
    edge: 0,
    paint: () => colour,
  }
}

// Plain decimals, because `trace` does not read exponents such as 1e-7.
function fixed(value: number): string {
  return value.toFixed(4)
}
