import type { Frame } from '../frame.ts'
import type { Point } from '../geometry.ts'
import { canopy, hill, sky } from '../landscape.ts'
import { type Colour, mix, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, type Scene, type Shape } from '../scene.ts'

/** A clay oil lamp, its flame, and a few flowers set down beside it. */
export function lamp(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const flower = (x: number, y: number, radius: number, colours: readonly Colour[]): Shape =>
    canopy(frame, colours, { x, y, radius, layer: 'ground', squash: 0.7, grain: 0.5 })
  return {
    light: { centre: frame.at(0, -0.12), radius: frame.unit * 1.15 },
    shapes: [
      sky(frame, glass, { x: 0, y: -0.12, inner: 0.26, rays: 8, reach: 1.3 }),
      hill(frame, { layer: 'sky', ridge: () => 0.62, colours: [far, middle] }),
      ...flame(frame, glass),
      ...bowl(frame, glass),
      hill(frame, { layer: 'ground', ridge: (x) => 0.86 + 0.02 * x, colours: [middle, near] }),
      flower(-0.6, 0.86, 0.13, glass.gold.slice(1)),
      flower(-0.4, 0.92, 0.1, glass.bloom),
      flower(0.56, 0.88, 0.12, glass.bloom),
      flower(0.76, 0.93, 0.09, glass.gold.slice(1)),
    ],
  }
}

function flame(frame: Frame, glass: Glass): Shape[] {
  const [white = glass.accent] = glass.paper
  const [, yellow = white, amber = white, ember = white] = glass.gold
  const tongue = (drawing: string, inner: Colour, outer: Colour, count: number): Shape => ({
    layer: 'subject',
    outline: frame.draw(drawing),
    sites: Array.from({ length: count }, (_, index): Point => {
      const down = (index + 0.5) / count
      return frame.at((index % 2 ? -0.12 : 0.12) * Math.sin(down * 3), -0.85 + down * 1.1)
    }),
    relax: 0,
    jitter: 0.4,
    paint: ([, y]) => mix(outer, inner, (y - frame.at(0, -0.9)[1]) / frame.unit),
  })
  return [
    tongue(
      'M0 .3 C-.34 .26 -.38 -.02 -.22 -.26 C-.12 -.42 -.02 -.6 .04 -.92 C.1 -.62 .18 -.44 .24 -.26 C.38 0 .34 .26 0 .3',
      amber,
      ember,
      9,
    ),
    tongue(
      'M0 .29 C-.22 .25 -.25 .06 -.14 -.12 C-.06 -.26 0 -.38 .03 -.58 C.07 -.38 .12 -.26 .17 -.12 C.25 .06 .22 .25 0 .29',
      yellow,
      amber,
      5,
    ),
    tongue('M0 .28 C-.11 .24 -.12 .1 .02 -.16 C.13 .1 .11 .24 0 .28', white, yellow, 1),
  ]
}

function bowl(frame: Frame, glass: Glass): Shape[] {
  const clay: Colour[] = [
    { l: 0.66, c: 0.16, h: 42 },
    { l: 0.53, c: 0.16, h: 32 },
    { l: 0.36, c: 0.11, h: 15 },
  ]
  const part = (drawing: string, colours: readonly Colour[], spread: number): Shape =>
    filled(frame, drawing, [0.8], {
      jitter: 0.7,
      paint: ([x]) => ramp(colours, Math.abs(x - frame.at(0, 0)[0]) / (frame.unit * spread)),
    })
  return [
    part('M-.24 .7 L.24 .7 L.34 .92 L-.34 .92', clay.slice(1), 0.4),
    part(
      'M-.74 .2 Q-.4 .34 0 .34 Q.4 .34 .74 .2 Q.62 .66 .2 .76 L-.2 .76 Q-.62 .66 -.74 .2',
      clay,
      0.75,
    ),
    part(
      'M-.74 .2 Q-.4 .14 0 .14 Q.4 .14 .74 .2 Q.4 .36 0 .36 Q-.4 .36 -.74 .2',
      glass.gold.slice(1),
      0.8,
    ),
  ]
}
