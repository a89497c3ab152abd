import type { Frame } from '../frame.ts'
import { distance, type Point } from '../geometry.ts'
import { canopy, hill, rolling, sky } from '../landscape.ts'
import { type Colour, lighten, mix, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, piece, type Scene, type Shape } from '../scene.ts'

/** A jacaranda or a tabebuia in flower: bare branches, a cloud of blossom, petals on the ground. */
export function tree(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const back = rolling(frame, 0.52, 0.06)
  const lawn = rolling(frame, 0.78, 0.04)
  const grass = hill(frame, { layer: 'ground', ridge: lawn, colours: [middle, near], grain: 0.8 })
  const bloom = (x: number, y: number, radius: number, shade = 0): Shape =>
    canopy(
      frame,
      glass.bloom.map((colour) => lighten(colour, shade)),
      { x, y, radius, layer: 'subject', grain: 0.66 },
    )
  // Fallen blossom lies thickest under the crown.
  const petals = (point: Point) => {
    const away = distance(point, frame.at(0, 0.84)) / frame.unit
    if (frame.random.next() > 0.75 - away) return grass.paint(point)
    const blossom = lighten(ramp(glass.bloom, frame.random.between(0.3, 1)), -0.06)
    return mix(blossom, grass.paint(point), 0.15)
  }
  const [left] = frame.at(-0.2, 0)
  return {
    light: { centre: frame.at(-0.22, 0.12), radius: frame.unit * 0.85 },
    shapes: [
      sky(frame, glass, { x: -0.22, y: 0.12, inner: 0.1 }),
      hill(frame, { layer: 'sky', ridge: back, colours: [far, middle] }),
      bloom(0.5, -0.28, 0.42, -0.08),
      bloom(-0.42, -0.3, 0.42, -0.05),
      bloom(0.08, -0.52, 0.48, -0.02),
      filled(frame, TRUNK, [0.6, 1.7], {
        jitter: 0.6,
        paint: ([x]) => ramp(glass.wood, (x - left) / (frame.unit * 0.5)),
      }),
      bloom(-0.62, -0.12, 0.24),
      bloom(-0.16, -0.34, 0.25, 0.03),
      bloom(0.34, -0.5, 0.24, 0.04),
      bloom(0.66, -0.1, 0.25),
      { ...grass, paint: petals },
    ],
  }
}

const TRUNK =
  'M-.17 .9 Q-.06 .78 -.07 .5 Q-.08 .3 -.28 .14 Q-.44 .02 -.6 -.06 L-.58 -.1 Q-.38 -.04 -.2 .1 Q-.16 -.1 -.24 -.34 L-.19 -.36 Q-.09 -.14 -.06 .16 Q0 .22 .05 .1 Q.1 -.2 .26 -.5 L.31 -.48 Q.18 -.16 .17 .08 Q.34 -.04 .62 -.12 L.64 -.07 Q.36 .06 .18 .26 Q.1 .4 .11 .56 Q.12 .8 .24 .9'

/** A tree in the distance: a crown and a short trunk, which meets the ground at its foot. */
export function smallTree(
  frame: Frame,
  glass: Glass,
  x: number,
  foot: number,
  radius: number,
  colours: readonly Colour[],
): Shape[] {
  const y = foot - radius * 1.5
  const trunk = [
    frame.at(x - radius * 0.1, y),
    frame.at(x + radius * 0.1, y),
    frame.at(x + radius * 0.16, foot),
    frame.at(x - radius * 0.16, foot),
  ]
  return [
    piece('subject', trunk, frame.at(x, (y + foot) / 2), ramp(glass.wood, 0.4)),
    canopy(frame, colours, { x, y, radius, layer: 'subject', grain: 0.58 }),
  ]
}
