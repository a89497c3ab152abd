import type { Frame } from '../frame.ts'
import { distance, type Point } from '../geometry.ts'
import { canopy, hill, rolling, sky } from '../landscape.ts'
import { type Colour, type Colours, lighten, mix, ramp } from '../oklch.ts'
import { filled, leafShape, piece, placed, type Scene, type Shape } from '../scene.ts'

export function sunrise(frame: Frame): Scene {
  const { far, middle, near, bloom, leaf } = frame.glass
  const distant = rolling(frame, 0.24, 0.07)
  const slope = rolling(frame, 0.46, 0.09)
  const front = rolling(frame, 0.76, 0.07)
  const tree = (x: number, radius: number, colours: Colours): Shape[] =>
    smallTree(frame, [x, slope(x) + 0.06], radius, colours)
  return {
    light: { centre: frame.at(0, 0.1), radius: frame.unit * 0.95 },
    shapes: [
      sky(frame, { x: 0, y: 0.1, inner: 0.36, rays: 9, reach: 1.5 }),
      sun(frame, [0, 0.1], 0.36),
      hill(frame, 'sky', distant, [frame.glass.sky[3] ?? far, far, middle]),
      hill(frame, 'subject', slope, [far, middle, near]),
      ...tree(0.66, 0.19, bloom),
      ...tree(0.96, 0.14, leaf),
      ...tree(-0.84, 0.15, bloom),
      hill(frame, 'ground', front, [middle, near], 1.15),
    ],
  }
}

export function sun(frame: Frame, [x, y]: Point, radius: number, gold = frame.glass.gold): Shape {
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
    paint: (point) => ramp(gold, (distance(point, centre) / size) * 0.36),
  }
}

export function tree(frame: Frame): Scene {
  const { far, middle, near, bloom, wood } = frame.glass
  const back = rolling(frame, 0.52, 0.06)
  const lawn = rolling(frame, 0.78, 0.04)
  const grass = hill(frame, 'ground', lawn, [middle, near], 0.8)
  const crown = (x: number, y: number, radius: number, shade = 0): Shape =>
    canopy(
      frame,
      bloom.map((colour) => lighten(colour, shade)),
      { x, y, radius, layer: 'subject', grain: 0.66 },
    )
  // Fallen blossom lies thickest under the crown.
  const petals = (point: Point) => {
    const away = distance(point, frame.at(0, 0.84)) / frame.unit
    if (frame.random.next() > 0.75 - away) return grass.paint(point)
    const blossom = lighten(ramp(bloom, frame.random.between(0.3, 1)), -0.06)
    return mix(blossom, grass.paint(point), 0.15)
  }
  const [left] = frame.at(-0.2, 0)
  return {
    light: { centre: frame.at(-0.22, 0.12), radius: frame.unit * 0.85 },
    shapes: [
      sky(frame, { x: -0.22, y: 0.12, inner: 0.1 }),
      hill(frame, 'sky', back, [far, middle]),
      crown(0.5, -0.28, 0.42, -0.08),
      crown(-0.42, -0.3, 0.42, -0.05),
      crown(0.08, -0.52, 0.48, -0.02),
      filled(frame, TRUNK, [0.6, 1.7], {
        jitter: 0.6,
        paint: ([x]) => ramp(wood, (x - left) / (frame.unit * 0.5)),
      }),
      crown(-0.62, -0.12, 0.24),
      crown(-0.16, -0.34, 0.25, 0.03),
      crown(0.34, -0.5, 0.24, 0.04),
      crown(0.66, -0.1, 0.25),
      { ...grass, paint: petals },
    ],
  }
}

const TRUNK =
  'M-.17 .9 Q-.06 .78 -.07 .5 Q-.08 .3 -.28 .14 Q-.44 .02 -.6 -.06 L-.58 -.1 Q-.38 -.04 -.2 .1 Q-.16 -.1 -.24 -.34 L-.19 -.36 Q-.09 -.14 -.06 .16 Q0 .22 .05 .1 Q.1 -.2 .26 -.5 L.31 -.48 Q.18 -.16 .17 .08 Q.34 -.04 .62 -.12 L.64 -.07 Q.36 .06 .18 .26 Q.1 .4 .11 .56 Q.12 .8 .24 .9'

function smallTree(frame: Frame, [x, foot]: Point, radius: number, colours: Colours): Shape[] {
  const { wood } = frame.glass
  const y = foot - radius * 1.5
  const trunk = [
    frame.at(x - radius * 0.1, y),
    frame.at(x + radius * 0.1, y),
    frame.at(x + radius * 0.16, foot),
    frame.at(x - radius * 0.16, foot),
  ]
  return [
    piece('subject', trunk, frame.at(x, (y + foot) / 2), ramp(wood, 0.4)),
    canopy(frame, colours, { x, y, radius, layer: 'subject', grain: 0.58 }),
  ]
}

export function river(frame: Frame): Scene {
  const { far, middle, near, leaf, water, bloom } = frame.glass
  const [, bright = far, green = far, deep = far] = leaf
  const [, top] = frame.at(0, 0.06)
  return {
    light: { centre: frame.at(0.1, -0.28), radius: frame.unit },
    shapes: [
      sky(frame, { x: 0.1, y: -0.28, inner: 0.24, reach: 1.4, rays: 7 }),
      sun(frame, [0.1, -0.28], 0.24),
      hill(frame, 'sky', rolling(frame, -0.2, 0.09), [far, middle]),
      hill(frame, 'sky', rolling(frame, -0.02, 0.04), [middle, near]),
      hill(frame, 'subject', () => 0.08, [bright, green, deep]),
      filled(frame, WATER, [0.95, 0.55], {
        jitter: 1.2,
        paint: ([x, y]) => {
          const off = Math.abs(x - frame.at(0.1, 0)[0]) / frame.unit
          return ramp(water, (0.7 * (y - top)) / frame.unit + off * 0.5)
        },
      }),
      ...smallTree(frame, [-0.62, 0.22], 0.15, leaf),
      ...smallTree(frame, [-0.9, 0.32], 0.2, bloom),
      ...smallTree(frame, [0.5, 0.26], 0.16, bloom),
      ...smallTree(frame, [0.8, 0.36], 0.2, leaf),
      hill(frame, 'ground', (x) => 1.04 - 0.3 * Math.tanh(Math.abs(x + 0.05) ** 3), [deep, near]),
    ],
  }
}

const WATER =
  'M.06 .07 L.18 .07 C.24 .2 -.1 .2 -.12 .28 C-.12 .4 .62 .5 .66 .78 Q.68 1.1 .6 1.6 L-.9 1.6 Q-.5 1.2 -.36 .86 C-.2 .6 -.56 .46 -.52 .32 C-.46 .16 .02 .18 .06 .07'

export function path(frame: Frame): Scene {
  const { far, middle, near, leaf, gold, paper, bloom } = frame.glass
  const [, , green = far, deep = far] = leaf
  const [, top] = frame.at(0, 0.3)
  const stones = [gold[0], paper[2], paper[3]].filter((stone) => !!stone)
  return {
    light: { centre: frame.at(0.08, -0.2), radius: frame.unit * 1.05 },
    shapes: [
      sky(frame, { x: 0.08, y: -0.2, inner: 0.25, rays: 8, reach: 1.45 }),
      sun(frame, [0.08, -0.2], 0.25),
      ...mountain(frame, 0.72, -0.62, 0.95),
      ...mountain(frame, -0.62, -0.78, 0.92),
      hill(frame, 'subject', rolling(frame, 0.34, 0.04), [green, deep, near]),
      filled(frame, WAY, [0.8, 0.7], {
        jitter: 0.7,
        paint: ([, y]) => ramp(stones, (y - top) / frame.unit),
      }),
      ...smallTree(frame, [0.68, 0.62], 0.19, bloom),
      ...smallTree(frame, [-0.68, 0.58], 0.15, leaf),
      hill(frame, 'ground', (x) => 1.02 - 0.26 * Math.tanh(Math.abs(x) ** 3), [middle, near]),
    ],
  }
}

const WAY =
  'M.05 .3 L.12 .3 C.16 .4 -.16 .42 -.15 .5 C-.12 .6 .4 .64 .42 .84 Q.42 1.1 .3 1.6 L-.5 1.6 Q-.1 1.1 -.06 .9 C-.04 .72 -.38 .64 -.38 .5 C-.36 .4 .04 .4 .05 .3'

function mountain(frame: Frame, x: number, top: number, half: number): Shape[] {
  const { far, middle, paper } = frame.glass
  const [snow = far, , , blue = far] = paper
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
    facets(peak, mix(frame.glass.sky[3] ?? far, far, 0.45), lighten(middle, 0.02)),
    facets(cap, snow, mix(blue, far, 0.3)),
  ]
}

export function wheat(frame: Frame): Scene {
  const { far, middle, near, gold } = frame.glass
  const [, bright = far, amber = far, ember = far] = gold
  const field = [lighten(amber, -0.08), lighten(ember, -0.08), lighten(ember, -0.2)]
  const stalks = [
    { foot: -0.42, x: -0.7, y: -0.22, lean: -0.3 },
    { foot: 0.4, x: 0.68, y: -0.3, lean: 0.28 },
    { foot: -0.22, x: -0.36, y: -0.46, lean: -0.14 },
    { foot: 0.24, x: 0.36, y: -0.52, lean: 0.15 },
    { foot: 0, x: 0, y: -0.62, lean: 0.02 },
  ]
  return {
    light: { centre: frame.at(0.05, 0.08), radius: frame.unit * 1.1 },
    shapes: [
      sky(frame, { x: 0.05, y: 0.08, inner: 0.3, rays: 9, reach: 1.45 }),
      sun(frame, [0.05, 0.08], 0.3),
      hill(frame, 'sky', rolling(frame, 0.22, 0.05), [far, middle]),
      hill(frame, 'sky', rolling(frame, 0.38, 0.03), field),
      ...stalks.flatMap((stalk) => ear(frame, [bright, amber, ember], stalk)),
      hill(frame, 'ground', rolling(frame, 0.84, 0.05), [middle, near]),
    ],
  }
}

type Stalk = Record<'foot' | 'x' | 'y' | 'lean', number>

function ear(frame: Frame, gold: Colours, { foot, x, y, lean }: Stalk): Shape[] {
  const stem = `M${foot - 0.022} 1 Q${foot - 0.02} ${y + 0.8} ${x - 0.012} ${y + 0.3}L${x + 0.012} ${y + 0.3}Q${foot + 0.024} ${y + 0.8} ${foot + 0.022} 1`
  const sites = [0.2, 0.5, 0.8].map((down) =>
    frame.at(foot + (x - foot) * (1 - down), y + 0.3 + down * 0.7),
  )
  const paint = () => ramp(frame.glass.leaf, 0.15)
  const shapes = [placed(frame, stem, sites, { relax: 1, joints: false, edge: 1, paint })]
  const up = [lean * 0.5, -1] as const
  for (let pair = 0; pair < 6; pair += 1) {
    const [baseX, baseY] = [x + up[0] * pair * 0.1, y + 0.34 + up[1] * pair * 0.1]
    for (const side of [-1, 1]) {
      const end = [baseX + up[0] * 0.2 + side * 0.1, baseY - 0.19] as const
      const colour = ramp(gold, frame.random.between(0, 0.5) + (side > 0 ? 0.4 : 0))
      shapes.push(leafShape(frame, [baseX, baseY], end, 0.36, colour))
    }
  }
  const [topX, topY] = [x + up[0] * 0.56, y + 0.34 - 0.56]
  const tip = [topX + lean * 0.12, topY - 0.22] as const
  return [...shapes, leafShape(frame, [topX, topY], tip, 0.26, ramp(gold, 0))]
}
