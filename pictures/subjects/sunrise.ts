import type { Frame } from '../frame.ts'
import { distance, type Point } from '../geometry.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { type Colour, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import type { Scene, Shape } from '../scene.ts'
import { smallTree } from './tree.ts'

export function sunrise(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const distant = rolling(frame, 0.24, 0.07)
  const slope = rolling(frame, 0.46, 0.09)
  const front = rolling(frame, 0.76, 0.07)
  const tree = (x: number, radius: number, colours: readonly Colour[]): Shape[] =>
    smallTree(frame, glass, x, slope(x) + 0.06, radius, colours)
  return {
    light: { centre: frame.at(0, 0.1), radius: frame.unit * 0.95 },
    shapes: [
      sky(frame, glass, { x: 0, y: 0.1, inner: 0.36, rays: 9, reach: 1.5 }),
      sun(frame, glass, 0, 0.1, 0.36),
      hill(frame, { layer: 'sky', ridge: distant, colours: [glass.sky[3] ?? far, far, middle] }),
      hill(frame, { layer: 'subject', ridge: slope, colours: [far, middle, near] }),
      ...tree(0.66, 0.19, glass.bloom),
      ...tree(0.96, 0.14, glass.leaf),
      ...tree(-0.84, 0.15, glass.bloom),
      hill(frame, { layer: 'ground', ridge: front, colours: [middle, near], grain: 1.15 }),
    ],
  }
}

/** A disc of petals round a clear middle. */
export function sun(frame: Frame, glass: Glass, x: number, y: number, radius: number): Shape {
  const centre = frame.at(x, y)
  const size = radius * frame.unit
  const count = Math.max(7, Math.round((size * 4) / frame.spacing))
  const turn = frame.random.between(0, 6.28)
  const petals = Array.from({ length: count }, (_, index): Point => {
    const angle = turn + (index / count) * 2 * Math.PI
    return [centre[0] + Math.cos(angle) * size * 0.68, centre[1] + Math.sin(angle) * size * 0.68]
  })
  return {
    layer: 'sky',
    outline: frame.circle(x, y, radius),
    sites: [centre, ...petals],
    relax: 0,
    jitter: 0.4,
    clear: true,
    paint: (point) => ramp(glass.gold, (distance(point, centre) / size) * 0.36),
  }
}
