import type { Frame } from '../frame.ts'
import type { Point } from '../geometry.ts'
import { canopy, hill, rolling, sky } from '../landscape.ts'
import { lighten, mix } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, type Scene, type Shape } from '../scene.ts'
import { sun } from './sunrise.ts'

/** Towers and a spire above a street of flowering trees. */
export function city(frame: Frame, glass: Glass): Scene {
  const { middle, near } = glass
  const [, cream = glass.accent, , shade = cream] = glass.paper
  return {
    light: { centre: frame.at(-0.18, -0.05), radius: frame.unit * 1.1 },
    shapes: [
      sky(frame, glass, { x: -0.18, y: -0.05, inner: 0.3, rays: 8, reach: 1.4 }),
      sun(frame, glass, -0.18, -0.05, 0.3),
      ...towers(frame, glass, 'sky'),
      ...towers(frame, glass, 'subject'),
      filled(frame, CHURCH, [0.66], {
        jitter: 0.6,
        paint: ([x, y]) => {
          const isSpire = y < frame.at(0, 0.2)[1]
          if (isSpire) return glass.accent
          return mix(cream, shade, (x - frame.at(0.1, 0)[0]) / (frame.unit * 0.7))
        },
      }),
      ...avenue(frame, glass),
      hill(frame, { layer: 'ground', ridge: rolling(frame, 0.76, 0.02), colours: [middle, near] }),
    ],
  }
}

function towers(frame: Frame, glass: Glass, layer: 'sky' | 'subject'): Shape[] {
  const { far, middle, near } = glass
  const [, , lit = far] = glass.gold
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
          return isBack
            ? mix(glass.sky[3] ?? far, far, 0.5)
            : mix(glass.sky[4] ?? middle, near, 0.5)
        },
      })
    }
    x += width + gap
  }
  return shapes
}

// Panes in storeys: even enough to look like windows, uneven enough to look hand-made.
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

function avenue(frame: Frame, glass: Glass): Shape[] {
  const shapes: Shape[] = []
  for (let x = frame.left; x < frame.right + 0.1; x += frame.random.between(0.26, 0.4)) {
    const colours = frame.random.next() < 0.55 ? glass.bloom : glass.leaf
    const radius = frame.random.between(0.15, 0.21)
    shapes.push(canopy(frame, colours, { x, y: 0.7 - radius * 0.2, radius, layer: 'ground' }))
  }
  return shapes
}

const CHURCH =
  'M.1 .9 L.1 .2 L.06 .2 L.195 -.32 L.195 -.4 L.165 -.4 L.165 -.43 L.195 -.43 L.195 -.5 L.215 -.5 L.215 -.43 L.245 -.43 L.245 -.4 L.215 -.4 L.215 -.32 L.35 .2 L.31 .2 L.31 .34 L.58 .34 L.66 .48 L.62 .48 L.62 .9'
