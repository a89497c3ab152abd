import type { Frame } from '../frame.ts'
import { distance, type Outline, type Point, readPoints } from '../geometry.ts'
import { canopy, hill, opening, rolling, sky } from '../landscape.ts'
import { type Colour, lighten, mix, ramp } from '../oklch.ts'
import { rows } from '../scatter.ts'
import { filled, leafShape, piece, type Scene, type Shape } from '../scene.ts'
import { sun } from './land.ts'

export function city(frame: Frame): Scene {
  const { middle, near, accent, paper } = frame.glass
  const [, cream = accent, , shade = cream] = paper
  return {
    light: { centre: frame.at(-0.18, -0.05), radius: frame.unit * 1.1 },
    shapes: [
      sky(frame, { x: -0.18, y: -0.05, inner: 0.3, rays: 8, reach: 1.4 }),
      sun(frame, [-0.18, -0.05], 0.3),
      ...towers(frame, 'sky'),
      ...towers(frame, 'subject'),
      filled(frame, CHURCH, [0.66], {
        jitter: 0.6,
        paint: ([x, y]) => {
          const isSpire = y < frame.at(0, 0.2)[1]
          if (isSpire) return accent
          return mix(cream, shade, (x - frame.at(0.1, 0)[0]) / (frame.unit * 0.7))
        },
      }),
      ...avenue(frame),
      hill(frame, 'ground', rolling(frame, 0.76, 0.02), [middle, near]),
    ],
  }
}

function towers(frame: Frame, layer: 'sky' | 'subject'): Shape[] {
  const { far, middle, near, gold } = frame.glass
  const [, , lit = far] = gold
  const [, , , lilac = far, violet = middle] = frame.glass.sky
  const isBack = layer === 'sky'
  const shapes: Shape[] = []
  for (let x = frame.left - 0.1; x < frame.right; ) {
    const width = frame.random.between(0.2, 0.32)
    const away = Math.abs(x + width / 2 + 0.1)
    const top = (isBack ? 0.12 : 0.34) - frame.random.between(0.1, 0.55) * Math.min(1, 0.25 + away)
    const gap = isBack ? 0 : frame.random.between(0.06, 0.4)
    // The middle of the front row is left free for the church.
    if (isBack || Math.abs(x + width / 2 - 0.28) > 0.42) {
      const outline = roof(frame, x, top, width)
      shapes.push({
        layer,
        outline,
        sites: storeys(frame, x, top, width),
        relax: 0,
        jitter: 0.8,
        edge: 1.3,
        paint: () => {
          if (frame.random.next() < (isBack ? 0.06 : 0.2)) return lighten(lit, isBack ? -0.1 : 0.02)
          return isBack ? mix(lilac, far, 0.5) : mix(violet, near, 0.5)
        },
      })
    }
    x += width + gap
  }
  return shapes
}

// They are even enough to look like windows, uneven enough to look hand-made.
function storeys(frame: Frame, x: number, top: number, width: number): Point[] {
  const pane = (frame.spacing / frame.unit) * 0.72
  const columns = Math.max(2, Math.round(width / pane))
  const points: Point[] = []
  for (let y = top + pane * 0.6; y < 0.9; y += pane * 1.15) {
    for (let column = 0; column < columns; column += 1) {
      const off = frame.random.between(-0.06, 0.06) * pane
      points.push(frame.at(x + (width * (column + 0.5)) / columns + off, y + off))
    }
  }
  return points
}

function roof(frame: Frame, x: number, top: number, width: number): readonly Point[] {
  const style = frame.random.next()
  const walls = [frame.at(x + width, 0.9), frame.at(x, 0.9)]
  if (style < 0.3) return [frame.at(x, top + 0.1), frame.at(x + width, top), ...walls]
  if (style < 0.55) {
    const step = [0, 0.25, 0.25, 0.75, 0.75, 1].map((across, corner) =>
      frame.at(x + width * across, top + (corner === 2 || corner === 3 ? 0 : 0.12)),
    )
    return [...step, ...walls]
  }
  return [frame.at(x, top), frame.at(x + width, top), ...walls]
}

function avenue(frame: Frame): Shape[] {
  const { bloom, leaf } = frame.glass
  const shapes: Shape[] = []
  for (let x = frame.left; x < frame.right + 0.1; x += frame.random.between(0.26, 0.4)) {
    const colours = frame.random.next() < 0.55 ? bloom : leaf
    const radius = frame.random.between(0.15, 0.21)
    shapes.push(canopy(frame, colours, { x, y: 0.7 - radius * 0.2, radius, layer: 'ground' }))
  }
  return shapes
}

const CHURCH =
  'M.1 .9 L.1 .2 L.06 .2 L.195 -.32 L.195 -.4 L.165 -.4 L.165 -.43 L.195 -.43 L.195 -.5 L.215 -.5 L.215 -.43 L.245 -.43 L.245 -.4 L.215 -.4 L.215 -.32 L.35 .2 L.31 .2 L.31 .34 L.58 .34 L.66 .48 L.62 .48 L.62 .9'

export function window(frame: Frame): Scene {
  const { middle, near, accent, bloom, wood } = frame.glass
  const [, , , , lit = accent, dim = lit] = frame.glass.sky
  const centre = frame.at(0, -0.05)
  const light = frame.at(0, -0.1)
  const lancet = (x: number): Shape =>
    filled(frame, arch(frame, x, 0.285, 0.36, 0.88), [0.68], {
      jitter: 1.5,
      paint: (point) => ramp(frame.glass.sky, distance(point, light) / (frame.unit * 1.45)),
    })
  const medallion = (x: number): Shape => ({
    ...sun(frame, [x, 0.5], 0.17, bloom),
    layer: 'subject',
    jitter: 0.9,
  })
  return {
    light: { centre: light, radius: frame.unit * 1.5, strength: 0.45 },
    shapes: [
      {
        layer: 'sky',
        outline: opening(frame),
        sites: rows(frame, () => -frame.spacing * 0.3, 1.2),
        relax: 0,
        jitter: 0.8,
        edge: 0,
        paint: (point) => lighten(mix(lit, dim, distance(point, centre) / frame.unit - 0.5), -0.03),
      },
      filled(frame, arch(frame, 0, 0.72, 0, 0.95), [0.72], {
        jitter: 0.5,
        paint: ([, y]) => lighten(ramp(wood, (y - frame.at(0, -1)[1]) / (frame.unit * 2)), 0.06),
      }),
      lancet(-0.325),
      lancet(0.325),
      ...rose(frame),
      medallion(-0.325),
      medallion(0.325),
      {
        ...hill(frame, 'ground', () => 0.93, [middle, near]),
        // The window's colours lie on the floor below it.
        paint: ([x]) => {
          const off = Math.abs(x - frame.at(0, 0)[0]) / frame.unit
          return mix(lighten(ramp(frame.glass.sky, 0.3 + off * 0.5), -0.18), near, off * 1.4)
        },
      },
    ],
  }
}

function rose(frame: Frame): Shape[] {
  const { gold, bloom } = frame.glass
  const y = -0.4
  const disc = sun(frame, [0, y], 0.36, frame.glass.sky.slice(3))
  const petals = Array.from({ length: 8 }, (_, index): Shape => {
    const angle = ((index + 0.5) / 8) * 2 * Math.PI
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    const colour = ramp(index % 2 ? gold : bloom, index % 2 ? 0.45 : 0.5)
    const end = [across * 0.335, y + up * 0.335] as const
    return leafShape(frame, [across * 0.1, y + up * 0.1], end, 0.42, colour)
  })
  const heart = sun(frame, [0, y], 0.115)
  return [
    { ...disc, layer: 'subject' },
    ...petals,
    { ...heart, layer: 'subject', sites: heart.sites.slice(0, 1) },
  ]
}

function arch(frame: Frame, x: number, half: number, spring: number, foot: number) {
  const [left, right] = [(x - half).toFixed(3), (x + half).toFixed(3)]
  const [shoulder, apex] = [(spring - half * 0.85).toFixed(3), (spring - half * 1.4).toFixed(3)]
  return frame.draw(
    `M${left} ${foot}L${left} ${spring}Q${left} ${shoulder} ${x} ${apex}Q${right} ${shoulder} ${right} ${spring}L${right} ${foot}`,
  )
}

export function stars(frame: Frame): Scene {
  const { far, middle, near } = frame.glass
  const [, glow = far, , warm = far, cool = far, dusk = far] = frame.glass.sky
  const darker = [glow, warm, cool, mix(cool, dusk, 0.6), dusk, lighten(dusk, -0.05)]
  const night = { ...frame, glass: { ...frame.glass, sky: darker } }
  const slope = rolling(frame, 0.6, 0.06)
  const houses = [-0.74, -0.47, 0.36, 0.62, 0.86]
  return {
    light: { centre: frame.at(0, -0.3), radius: frame.unit * 1.1 },
    shapes: [
      sky(night, { x: 0, y: -0.3, inner: 0.12, rays: 8, reach: 1.35 }),
      hill(frame, 'sky', rolling(frame, 0.44, 0.08), [far, middle]),
      ...smallStars(frame),
      ...greatStar(frame),
      hill(frame, 'ground', slope, [middle, near]),
      ...houses.flatMap((x, index) => house(frame, x, slope(x) + 0.02, index % 2 ? 0.14 : 0.095)),
      hill(frame, 'ground', rolling(frame, 0.86, 0.04), [near, near]),
    ],
  }
}

// Each point has a lit and a shaded half, as cut stars in real windows do.
function greatStar(frame: Frame): Shape[] {
  const { accent, gold } = frame.glass
  const [white = accent, yellow = white, amber = white] = gold
  const arms = [0.62, 0.3, 0.46, 0.3, 0.86, 0.3, 0.46, 0.3]
  const centre = frame.at(0, -0.3)
  const tip = (index: number, reach: number): Point => {
    const angle = (index / 8) * 2 * Math.PI - Math.PI / 2
    return frame.at(Math.cos(angle) * reach, -0.3 + Math.sin(angle) * reach)
  }
  return arms.flatMap((reach, index) => {
    const [before, end, after] = [tip(index - 0.5, 0.13), tip(index, reach), tip(index + 0.5, 0.13)]
    const dark = index % 2 ? mix(yellow, amber, 0.6) : amber
    return [
      half(centre, before, end, index % 2 ? mix(white, yellow, 0.5) : white),
      half(centre, end, after, dark),
    ]
  })
}

function half(a: Point, b: Point, c: Point, colour: Colour): Shape {
  const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
  return { ...piece('subject', [a, b, c], middle, colour), joints: true, jitter: 0.4 }
}

const PLACES = readPoints(
  '-.66 -.62, .6 -.72, .78 -.2, -.86 -.12, -.4 .12, .5 .14, -1.5 -.55, -2.2 -.1, 1.3 -.5, -1.25 .1',
)

function smallStars(frame: Frame): Shape[] {
  const { accent, gold } = frame.glass
  const [white = accent, yellow = white] = gold
  return PLACES.filter(([x]) => x > frame.left + 0.08 && x < frame.right - 0.08).map(
    ([x, y], index) => {
      const size = index % 2 ? 0.075 : 0.11
      const across = x + frame.random.between(-0.06, 0.06)
      const up = y + frame.random.between(-0.06, 0.06)
      const outline = Array.from({ length: 8 }, (_, corner): Point => {
        const reach = corner % 2 ? size * 0.3 : size
        const angle = (corner / 8) * 2 * Math.PI
        return frame.at(across + Math.cos(angle) * reach, up + Math.sin(angle) * reach)
      })
      const colour = mix(white, yellow, index / 9)
      return { ...piece('sky', outline, frame.at(across, up), colour), jitter: 0.5 }
    },
  )
}

function house(frame: Frame, x: number, foot: number, half: number): Shape[] {
  const { middle, near, gold } = frame.glass
  const [, , amber = middle] = gold
  const top = foot - half * 1.3
  const box = (left: number, up: number, right: number, down: number): Outline => [
    frame.at(left, up),
    frame.at(right, up),
    frame.at(right, down),
    frame.at(left, down),
  ]
  const walls = box(x - half, top, x + half, foot + 0.1)
  const roof = [
    frame.at(x - half * 1.25, top),
    frame.at(x, top - half),
    frame.at(x + half * 1.25, top),
  ]
  const lit = box(x - half * 0.35, top + half * 0.4, x + half * 0.25, top + half * 1.1)
  return [
    piece('ground', walls, frame.at(x, foot), mix(middle, near, 0.5)),
    piece('ground', roof, frame.at(x, top), near),
    piece('ground', lit, frame.at(x, top + half), amber),
  ]
}
