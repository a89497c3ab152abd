import type { Frame } from '../frame.ts'
import { between, distance, type Point, readPoints } from '../geometry.ts'
import { canopy, hill, rolling, sky } from '../landscape.ts'
import { type Colour, type Colours, lighten, mix, oklch, ramp } from '../oklch.ts'
import { filled, leafShape, placed, type Scene, type Shape } from '../scene.ts'
import { sun } from './land.ts'

export function cross(frame: Frame): Scene {
  const { far, middle, near, bloom, wood } = frame.glass
  const mound = (x: number): number => 0.86 - 0.42 * Math.exp(-x * x * 1.9) + 0.02 * Math.sin(x * 5)
  const meadow = hill(frame, 'ground', mound, [far, middle, near])
  const arms = [-0.3, -0.17, 0.17, 0.3].map((x) => frame.at(x, -0.38))
  const post = [-0.7, -0.52, -0.385, -0.24, 0, 0.22, 0.44].map((y) => frame.at(0, y))
  const flowers = (point: Point) => {
    const away = distance(point, frame.at(0, 0.5)) / frame.unit
    if (frame.random.next() > 0.3 - 0.3 * away) return meadow.paint(point)
    return lighten(ramp(bloom, frame.random.next()), -0.06)
  }
  return {
    light: { centre: frame.at(0, -0.22), radius: frame.unit * 1.15 },
    shapes: [
      sky(frame, { x: 0, y: -0.22, inner: 0.4, rays: 10, reach: 1.5 }),
      sun(frame, [0, -0.22], 0.4),
      hill(frame, 'sky', rolling(frame, 0.5, 0.07), [far, middle]),
      placed(frame, TIMBER, [...arms, ...post], {
        jitter: 0.8,
        edge: 2,
        paint: ([, y]) => ramp(wood, (y - frame.at(0, -0.9)[1]) / (frame.unit * 1.3)),
      }),
      { ...meadow, paint: flowers },
    ],
  }
}

const TIMBER =
  'M-.07 .6 L-.062 -.32 L-.4 -.31 L-.41 -.44 L-.062 -.45 L-.066 -.86 L.066 -.87 L.062 -.45 L.41 -.44 L.4 -.31 L.062 -.32 L.07 .6'

export function dove(frame: Frame): Scene {
  const { far, middle, near, leaf, paper } = frame.glass
  const [light = far, mid = light, deep = light] = leaf
  const [, top] = frame.at(0, -0.15)
  return {
    light: { centre: frame.at(0.05, -0.15), radius: frame.unit * 1.2 },
    shapes: [
      sky(frame, { x: 0.05, y: -0.15, inner: 0.1, rays: 11, reach: 1.55 }),
      hill(frame, 'sky', rolling(frame, 0.72, 0.05), [far, middle]),
      wing(frame, FAR_WING, 0.42),
      tail(frame),
      filled(frame, BODY, [0.75, 0.9], {
        jitter: 0.4,
        paint: ([, y]) => ramp(paper, 0.02 + (0.75 * (y - top)) / (frame.unit * 0.6)),
        lines: [frame.draw('M-.56 -.07 L-.54 -.055 L-.55 -.04 L-.565 -.05 L-.56 -.07')],
      }),
      wing(frame, NEAR_WING, 0.05),
      // The twig.
      leafShape(frame, [-0.73, 0.05], [-0.9, 0.01], 0.34, light),
      leafShape(frame, [-0.75, 0.08], [-0.93, 0.14], 0.34, mid),
      leafShape(frame, [-0.74, 0.08], [-0.8, 0.26], 0.34, deep),
      leafShape(frame, [-0.72, 0.06], [-0.66, 0.22], 0.34, mid),
      hill(frame, 'ground', rolling(frame, 0.9, 0.05), [middle, near]),
    ],
  }
}

const BODY =
  'M-.74 .03 Q-.67 -.03 -.64 -.05 Q-.6 -.15 -.49 -.15 Q-.38 -.14 -.28 -.04 Q0 .0 .34 .2 L.36 .32 Q.1 .44 -.14 .38 Q-.42 .3 -.5 .13 Q-.58 .08 -.64 .05'

type Wing = { outline: string; shoulder: Point; tips: readonly Point[] }

const NEAR_WING: Wing = {
  outline:
    'M-.3 .02 Q-.34 -.36 -.04 -.66 Q.16 -.86 .52 -.98 Q.5 -.86 .44 -.8 Q.56 -.76 .6 -.7 Q.52 -.6 .44 -.57 Q.56 -.52 .59 -.46 Q.5 -.36 .42 -.35 Q.5 -.3 .53 -.24 Q.44 -.14 .36 -.14 Q.4 -.08 .42 -.02 Q.32 .12 .18 .2 Q-.1 .18 -.3 .02',
  shoulder: [-0.16, -0.02],
  tips: readPoints('.44 -.93, .54 -.7, .53 -.46, .47 -.24, .36 -.03, .18 .14'),
}

const FAR_WING: Wing = {
  outline:
    'M-.34 .02 Q-.66 -.24 -.72 -.54 Q-.76 -.78 -.66 -1 Q-.6 -.94 -.58 -.86 Q-.52 -.92 -.46 -.92 Q-.4 -.84 -.4 -.76 Q-.34 -.8 -.28 -.79 Q-.22 -.7 -.23 -.62 Q-.16 -.64 -.1 -.62 Q-.04 -.3 -.04 .06',
  shoulder: [-0.26, 0.05],
  tips: readPoints('-.67 -.9, -.48 -.84, -.3 -.72, -.14 -.55'),
}

// Sites in line from the shoulder to each tip give long outer feathers and short inner ones.
function wing(frame: Frame, { outline, shoulder, tips }: Wing, shade: number): Shape {
  const { paper } = frame.glass
  const root = frame.at(...shoulder)
  const sites = tips.flatMap((tip, index): Point[] => {
    const end = frame.at(...tip)
    const inner = between(root, end, index % 2 ? 0.3 : 0.36)
    const outer = between(root, end, 0.82)
    // The short feathers next to the body have no room for a middle piece.
    return distance(root, end) < frame.unit * 0.62
      ? [outer]
      : [outer, between(root, end, 0.58), inner]
  })
  return placed(frame, outline, sites, {
    jitter: 0.6,
    paint: ([x, y]) => {
      const away = Math.hypot(x - root[0], y - root[1]) / frame.unit
      return ramp(paper, shade + 0.45 * Math.abs(0.55 - away))
    },
  })
}

function tail(frame: Frame): Shape {
  const { paper } = frame.glass
  const root = frame.at(0.2, 0.24)
  const tips = [0.2, 0.33, 0.46, 0.58].map((y, index) => frame.at(0.84 - index * 0.03, y))
  const sites = tips.flatMap((tip) => [between(root, tip, 0.85), between(root, tip, 0.4)])
  return placed(frame, TAIL, sites, {
    jitter: 0.6,
    paint: ([x]) => ramp(paper, 0.2 + ((x - root[0]) / frame.unit) * 0.5),
  })
}

const TAIL =
  'M.22 .14 Q.6 .1 .92 .16 Q.94 .22 .9 .26 Q.95 .32 .9 .38 Q.93 .46 .86 .5 Q.86 .6 .76 .64 Q.5 .5 .26 .36'

export function lamp(frame: Frame): Scene {
  const { far, middle, near, gold, bloom } = frame.glass
  const flower = (x: number, y: number, radius: number, colours: Colours): Shape =>
    canopy(frame, colours, { x, y, radius, layer: 'ground', squash: 0.7, grain: 0.5 })
  return {
    light: { centre: frame.at(0, -0.12), radius: frame.unit * 1.15 },
    shapes: [
      sky(frame, { x: 0, y: -0.12, inner: 0.26, rays: 8, reach: 1.3 }),
      hill(frame, 'sky', () => 0.62, [far, middle]),
      ...flame(frame),
      ...bowl(frame),
      hill(frame, 'ground', (x) => 0.86 + 0.02 * x, [middle, near]),
      flower(-0.6, 0.86, 0.13, gold.slice(1)),
      flower(-0.4, 0.92, 0.1, bloom),
      flower(0.56, 0.88, 0.12, bloom),
      flower(0.76, 0.93, 0.09, gold.slice(1)),
    ],
  }
}

function flame(frame: Frame): Shape[] {
  const { accent, paper, gold } = frame.glass
  const [white = accent] = paper
  const [, yellow = white, amber = white, ember = white] = gold
  const tongue = (drawing: string, inner: Colour, outer: Colour, count: number): Shape => {
    const sites = Array.from({ length: count }, (_, index): Point => {
      const down = (index + 0.5) / count
      return frame.at((index % 2 ? -0.12 : 0.12) * Math.sin(down * 3), -0.85 + down * 1.1)
    })
    return placed(frame, drawing, sites, {
      jitter: 0.4,
      paint: ([, y]) => mix(outer, inner, (y - frame.at(0, -0.9)[1]) / frame.unit),
    })
  }
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

function bowl(frame: Frame): Shape[] {
  const { gold } = frame.glass
  const clay = [oklch(0.66, 0.16, 42), oklch(0.53, 0.16, 32), oklch(0.36, 0.11, 15)]
  const part = (drawing: string, colours: Colours, spread: number): Shape =>
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
      gold.slice(1),
      0.8,
    ),
  ]
}

export function book(frame: Frame): Scene {
  const { far, middle, near, accent, bloom } = frame.glass
  const ribbon = [0.3, 0.6, 0.85].map((y) => frame.at(0.08, y))
  return {
    light: { centre: frame.at(0, 0.02), radius: frame.unit * 1.2 },
    shapes: [
      sky(frame, { x: 0, y: 0.02, inner: 0.1, rays: 12, reach: 1.7 }),
      hill(frame, 'sky', () => 0.44, [far, middle, near]),
      filled(frame, COVER, [0.9], { paint: () => lighten(accent, -0.08) }),
      page(frame, -1),
      page(frame, 1),
      placed(frame, RIBBON, ribbon, { edge: 1, paint: () => ramp(bloom, 0.7) }),
      hill(frame, 'ground', (x) => 0.9 + 0.02 * x, [middle, near]),
    ],
  }
}

const COVER = 'M-.95 .08 L-.98 .68 Q-.4 .6 -.06 .78 L.06 .78 Q.4 .6 .98 .68 L.95 .08 L0 .2'
const RIBBON = 'M-.03 .12 Q.04 .4 .02 .74 L.1 .98 L.15 .9 L.22 .94 L.1 .68 Q.1 .4 .03 .12'
const PAGE = 'M0 .16 C.2 -.1 .6 -.1 .9 0 L.92 .58 C.6 .48 .24 .5 0 .72'

function page(frame: Frame, side: 1 | -1): Shape {
  const { paper } = frame.glass
  const mirrored = PAGE.replace(
    /(?<![\d.-])(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Number(x) * side} ${y}`,
  )
  const [spine] = frame.at(0, 0)
  // Long panes in rows that bend with the page look like lines of writing.
  const lines = [0, 1, 2, 3, 4].flatMap((row) =>
    [0.06, 0.36, 0.66, 0.96].map((along): Point => {
      const bend = 0.19 * Math.sin(Math.PI * Math.min(0.68, 0.12 + along * 0.72))
      const wobble = frame.random.between(-0.008, 0.008)
      return frame.at(side * (0.06 + along * 0.8), 0.21 - bend + row * 0.118 + wobble)
    }),
  )
  return placed(frame, mirrored, lines, {
    jitter: 0.45,
    paint: ([x]) => ramp(paper, 0.55 - (Math.abs(x - spine) / frame.unit) * 0.62),
  })
}
