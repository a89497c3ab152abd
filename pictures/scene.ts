import type { Frame } from './frame.ts'
import { boxOf, type Outline, type Point } from './geometry.ts'
import type { Colour } from './oklch.ts'
import { strew } from './scatter.ts'

export type Layer = 'sky' | 'subject' | 'ground'

/** Later shapes lie in front of earlier ones. */
export type Shape = {
  readonly layer: Layer
  readonly outline: Outline
  readonly sites: readonly Point[]
  readonly paint: (point: Point) => Colour
  /** The sites are moved so far towards an even pattern; 0 leaves them as they are. */
  readonly relax?: number
  /** Neighbouring pieces differ so much; 1 is lively. */
  readonly jitter?: number
  /** Whether the glass behind is cut along this outline. */
  readonly joints?: boolean
  /** It is relative to the lead inside; 0 draws none. */
  readonly edge?: number
  /** Such glass has no streaks, like the sun's, because nothing may be brighter. */
  readonly clear?: boolean
  /** It is drawn on top of the shape: veins, lines of writing, tracery. */
  readonly lines?: readonly Outline[]
}

export type Scene = {
  readonly shapes: readonly Shape[]
  readonly light: {
    readonly centre: Point
    readonly radius: number
    /** 1 is a low sun; a dim room needs less. */
    readonly strength?: number
  }
}

export function filled(
  frame: Frame,
  drawing: string | Outline,
  [grain, stretch]: readonly [grain: number, stretch?: number],
  shape: Pick<Shape, 'paint'> & Partial<Shape>,
): Shape {
  const outline = typeof drawing === 'string' ? frame.draw(drawing) : drawing
  return { layer: 'subject', outline, sites: strew(frame, outline, grain, stretch), ...shape }
}

export function placed(
  frame: Frame,
  drawing: string,
  sites: readonly Point[],
  shape: Pick<Shape, 'paint'> & Partial<Shape>,
): Shape {
  return { layer: 'subject', outline: frame.draw(drawing), sites, relax: 0, ...shape }
}

/** It bends nothing behind it and needs no extra outline. */
export function piece(layer: Layer, outline: Outline, site: Point, colour: Colour): Shape {
  return { layer, outline, sites: [site], relax: 0, joints: false, edge: 0, paint: () => colour }
}

/** It is a leaf, a grain, a feather or a petal. `width` is relative to its length. */
export function leafShape(
  frame: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  colour: Colour,
): Shape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const outline = frame.draw(
    `M${from.join(' ')}Q${fixed(x - dy * width)} ${fixed(y + dx * width)} ${to.join(' ')}` +
      `Q${fixed(x + dy * width)} ${fixed(y - dx * width)} ${from.join(' ')}`,
  )
  const box = boxOf(outline)
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const
  return piece('subject', outline, middle, colour)
}

// `trace` does not read exponents such as 1e-7.
function fixed(value: number): string {
  return value.toFixed(4)
}
