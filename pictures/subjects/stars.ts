import type { Frame } from '../frame.ts'
import type { Outline, Point } from '../geometry.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { type Colour, lighten, mix } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { piece, type Scene, type Shape } from '../scene.ts'

/** One great star over a sleeping town, small ones about it. */
export function stars(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const [, glow = far, , warm = far, cool = far, dusk = far] = glass.sky
  // A night sky in any palette.
  const darker = [glow, warm, cool, mix(cool, dusk, 0.6), dusk, lighten(dusk, -0.05)]
  const night = { ...glass, sky: darker }
  const slope = rolling(frame, 0.6, 0.06)
  const houses = [-0.74, -0.47, 0.36, 0.62, 0.86]
  return {
    light: { centre: frame.at(0, -0.3), radius: frame.unit * 1.1 },
    shapes: [
      sky(frame, night, { x: 0, y: -0.3, inner: 0.12, rays: 8, reach: 1.35 }),
      hill(frame, { layer: 'sky', ridge: rolling(frame, 0.44, 0.08), colours: [far, middle] }),
      ...smallStars(frame, glass),
      ...greatStar(frame, glass),
      hill(frame, { layer: 'ground', ridge: slope, colours: [middle, near] }),
      ...houses.flatMap((x, index) =>
        house(frame, glass, x, slope(x) + 0.02, index % 2 ? 0.14 : 0.095),
      ),
      hill(frame, { layer: 'ground', ridge: rolling(frame, 0.86, 0.04), colours: [near, near] }),
    ],
  }
}

// Each point has a lit and a shaded half, as cut stars in real windows do.
function greatStar(frame: Frame, glass: Glass): Shape[] {
  const [white = glass.accent, yellow = white, amber = white] = glass.gold
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

const PLACES = [
  [-0.66, -0.62],
  [0.6, -0.72],
  [0.78, -0.2],
  [-0.86, -0.12],
  [-0.4, 0.12],
  [0.5, 0.14],
  [-1.5, -0.55],
  [-2.2, -0.1],
  [1.3, -0.5],
  [-1.25, 0.1],
] as const

function smallStars(frame: Frame, glass: Glass): Shape[] {
  const [white = glass.accent, yellow = white] = glass.gold
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

function house(frame: Frame, glass: Glass, x: number, foot: number, half: number): Shape[] {
  const { middle, near } = glass
  const [, , amber = middle] = glass.gold
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
