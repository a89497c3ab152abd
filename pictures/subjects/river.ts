import type { Frame } from '../frame.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, type Scene } from '../scene.ts'
import { sun } from './sunrise.ts'
import { smallTree } from './tree.ts'

/** A river that winds from the hills to the viewer, with the light lying on it. */
export function river(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const [, bright = far, green = far, deep = far] = glass.leaf
  const [, top] = frame.at(0, 0.06)
  return {
    light: { centre: frame.at(0.1, -0.28), radius: frame.unit },
    shapes: [
      sky(frame, glass, { x: 0.1, y: -0.28, inner: 0.24, reach: 1.4, rays: 7 }),
      sun(frame, glass, 0.1, -0.28, 0.24),
      hill(frame, { layer: 'sky', ridge: rolling(frame, -0.2, 0.09), colours: [far, middle] }),
      hill(frame, { layer: 'sky', ridge: rolling(frame, -0.02, 0.04), colours: [middle, near] }),
      hill(frame, { layer: 'subject', ridge: () => 0.08, colours: [bright, green, deep] }),
      filled(frame, WATER, [0.95, 0.55], {
        jitter: 1.2,
        paint: ([x, y]) => {
          const off = Math.abs(x - frame.at(0.1, 0)[0]) / frame.unit
          return ramp(glass.water, (0.7 * (y - top)) / frame.unit + off * 0.5)
        },
      }),
      ...smallTree(frame, glass, -0.62, 0.22, 0.15, glass.leaf),
      ...smallTree(frame, glass, -0.9, 0.32, 0.2, glass.bloom),
      ...smallTree(frame, glass, 0.5, 0.26, 0.16, glass.bloom),
      ...smallTree(frame, glass, 0.8, 0.36, 0.2, glass.leaf),
      hill(frame, {
        layer: 'ground',
        ridge: (x) => 1.04 - 0.3 * Math.tanh(Math.abs(x + 0.05) ** 3),
        colours: [deep, near],
      }),
    ],
  }
}

const WATER =
  'M.06 .07 L.18 .07 C.24 .2 -.1 .2 -.12 .28 C-.12 .4 .62 .5 .66 .78 Q.68 1.1 .6 1.6 L-.9 1.6 Q-.5 1.2 -.36 .86 C-.2 .6 -.56 .46 -.52 .32 C-.46 .16 .02 .18 .06 .07'
