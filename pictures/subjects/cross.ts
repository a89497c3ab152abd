import type { Frame } from '../frame.ts'
import { distance, type Point } from '../geometry.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { lighten, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import { sun } from './sunrise.ts'

/** A plain cross on a green hill, against the rising light. */
export function cross(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const mound = (x: number): number => 0.86 - 0.42 * Math.exp(-x * x * 1.9) + 0.02 * Math.sin(x * 5)
  const meadow = hill(frame, { layer: 'ground', ridge: mound, colours: [far, middle, near] })
  const arms = [-0.3, -0.17, 0.17, 0.3].map((x) => frame.at(x, -0.38))
  const post = [-0.7, -0.52, -0.385, -0.24, 0, 0.22, 0.44].map((y) => frame.at(0, y))
  const flowers = (point: Point) => {
    const away = distance(point, frame.at(0, 0.5)) / frame.unit
    if (frame.random.next() > 0.3 - 0.3 * away) return meadow.paint(point)
    return lighten(ramp(glass.bloom, frame.random.next()), -0.06)
  }
  return {
    light: { centre: frame.at(0, -0.22), radius: frame.unit * 1.15 },
    shapes: [
      sky(frame, glass, { x: 0, y: -0.22, inner: 0.4, rays: 10, reach: 1.5 }),
      sun(frame, glass, 0, -0.22, 0.4),
      hill(frame, { layer: 'sky', ridge: rolling(frame, 0.5, 0.07), colours: [far, middle] }),
      {
        layer: 'subject',
        outline: frame.draw(TIMBER),
        sites: [...arms, ...post],
        relax: 0,
        jitter: 0.8,
        edge: 2,
        paint: ([, y]) => ramp(glass.wood, (y - frame.at(0, -0.9)[1]) / (frame.unit * 1.3)),
      },
      { ...meadow, paint: flowers },
    ],
  }
}

const TIMBER =
  'M-.07 .6 L-.062 -.32 L-.4 -.31 L-.41 -.44 L-.062 -.45 L-.066 -.86 L.066 -.87 L.062 -.45 L.41 -.44 L.4 -.31 L.062 -.32 L.07 .6'
