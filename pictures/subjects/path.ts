import type { Frame } from '../frame.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { type Colour, lighten, mix, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, type Scene, type Shape } from '../scene.ts'
import { sun } from './sunrise.ts'
import { smallTree } from './tree.ts'

/** A path that climbs between two mountains towards the light. */
export function path(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const [, , green = far, deep = far] = glass.leaf
  const [, top] = frame.at(0, 0.3)
  const stones = [glass.gold[0], glass.paper[2], glass.paper[3]].filter((stone) => !!stone)
  return {
    light: { centre: frame.at(0.08, -0.2), radius: frame.unit * 1.05 },
    shapes: [
      sky(frame, glass, { x: 0.08, y: -0.2, inner: 0.25, rays: 8, reach: 1.45 }),
      sun(frame, glass, 0.08, -0.2, 0.25),
      ...mountain(frame, glass, 0.72, -0.62, 0.95),
      ...mountain(frame, glass, -0.62, -0.78, 0.92),
      hill(frame, {
        layer: 'subject',
        ridge: rolling(frame, 0.34, 0.04),
        colours: [green, deep, near],
      }),
      filled(frame, WAY, [0.8, 0.7], {
        jitter: 0.7,
        paint: ([, y]) => ramp(stones, (y - top) / frame.unit),
      }),
      ...smallTree(frame, glass, 0.68, 0.62, 0.19, glass.bloom),
      ...smallTree(frame, glass, -0.68, 0.58, 0.15, glass.leaf),
      hill(frame, {
        layer: 'ground',
        ridge: (x) => 1.02 - 0.26 * Math.tanh(Math.abs(x) ** 3),
        colours: [middle, near],
      }),
    ],
  }
}

const WAY =
  'M.05 .3 L.12 .3 C.16 .4 -.16 .42 -.15 .5 C-.12 .6 .4 .64 .42 .84 Q.42 1.1 .3 1.6 L-.5 1.6 Q-.1 1.1 -.06 .9 C-.04 .72 -.38 .64 -.38 .5 C-.36 .4 .04 .4 .05 .3'

function mountain(frame: Frame, glass: Glass, x: number, top: number, half: number): Shape[] {
  const { far, middle } = glass
  const [snow = far, , , blue = far] = glass.paper
  const at = (along: number, down: number): string =>
    `${(x + half * along).toFixed(3)} ${(top + (0.5 - top) * down).toFixed(3)}`
  const peak = `M${at(-1, 1)}L${at(-0.62, 0.66)}L${at(-0.36, 0.3)}L${at(0, 0)}L${at(0.3, 0.34)}L${at(0.56, 0.5)}L${at(1, 1)}`
  const cap = `M${at(0, 0)}L${at(0.26, 0.3)}L${at(0.12, 0.25)}L${at(0.05, 0.38)}L${at(-0.08, 0.24)}L${at(-0.18, 0.36)}L${at(-0.3, 0.25)}`
  const [crest] = frame.at(x, 0)
  // The side that faces the light is brighter, so that the triangle looks like a mountain.
  const lit = x < 0 ? 1 : -1
  const facets = (drawing: string, bright: Colour, dim: Colour): Shape =>
    filled(frame, drawing, [0.95, 1.2], {
      layer: 'sky',
      jitter: 0.8,
      paint: (point) => ((point[0] - crest) * lit > 0 ? bright : dim),
    })
  return [
    facets(peak, mix(glass.sky[3] ?? far, far, 0.45), lighten(middle, 0.02)),
    facets(cap, snow, mix(blue, far, 0.3)),
  ]
}
