import type { Frame } from './frame.ts'
import { distance, type Outline, type Point } from './geometry.ts'
import { type Colours, lighten, mix, ramp } from './oklch.ts'
import { ring, rows, strew } from './scatter.ts'
import type { Layer, Shape } from './scene.ts'

/** Every other ray around the light is a little brighter. */
export function sky(
  frame: Frame,
  light: { x: number; y: number; inner: number; rays?: number; reach?: number },
): Shape {
  const { x, y, inner, rays = 0, reach } = light
  const { glass } = frame
  const centre = frame.at(x, y)
  const far = Math.max(frame.unit * 2.1, Math.hypot(frame.width, frame.height) * 0.52)
  const turn = frame.random.between(0, 6.28)
  return {
    layer: 'sky',
    outline: opening(frame),
    sites: ring(frame, centre, inner * frame.unit, reach),
    relax: 0,
    edge: 0,
    paint: (point) => {
      const away = distance(point, centre) / far
      const colour = ramp(glass.sky, away ** 0.85)
      if (rays === 0) return colour
      const angle = Math.atan2(point[1] - centre[1], point[0] - centre[0]) + turn
      const beam = Math.cos(angle * rays) * (1 - Math.min(1, away))
      return lighten(mix(colour, ramp(glass.sky, away * 0.6), Math.max(0, beam) * 0.6), beam * 0.03)
    },
  }
}

/** It is a height on the local grid for each place across. */
type Ridge = (x: number) => number

export function hill(frame: Frame, layer: Layer, ridge: Ridge, colours: Colours, grain = 1): Shape {
  const height = (x: number): number => {
    const local = (x - frame.width / 2) / frame.unit + (frame.left + frame.right) / 2
    return frame.at(0, ridge(local))[1]
  }
  const count = Math.round(frame.width / 14)
  const skyline = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = -2 + ((frame.width + 4) * index) / count
    return [x, height(x)]
  })
  return {
    layer,
    outline: [...skyline, [frame.width + 2, frame.height + 2], [-2, frame.height + 2]],
    sites: rows(frame, height, grain),
    relax: 1,
    paint: ([x, y]) => ramp(colours, (y - height(x)) / (frame.unit * 0.75)),
  }
}

export function rolling(frame: Frame, base: number, swell: number): Ridge {
  const [a, b] = [frame.random.between(0, 6.28), frame.random.between(0, 6.28)]
  return (x) => base + swell * (0.65 * Math.sin(x * 1.7 + a) + 0.35 * Math.sin(x * 3.9 + b))
}

type Canopy = {
  x: number
  y: number
  radius: number
  layer: Layer
  grain?: number
  squash?: number
}

export function canopy(frame: Frame, colours: Colours, shape: Canopy): Shape {
  const outline = crown(frame, shape)
  const [, top] = frame.at(0, shape.y - shape.radius)
  return {
    layer: shape.layer,
    outline,
    sites: strew(frame, outline, shape.grain ?? 0.62),
    relax: 1,
    edge: 1.3,
    paint: ([, y]) => ramp(colours, (y - top) / (shape.radius * frame.unit * 1.9)),
  }
}

export function opening({ width, height }: Frame): Outline {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}

// A few uneven lobes make the circle look like foliage.
function crown(frame: Frame, { x, y, radius, squash = 0.85 }: Canopy): Outline {
  const lobes = Math.max(5, Math.round(6 + radius * 5))
  const turn = frame.random.between(0, 6.28)
  const count = lobes * 5
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI
    const bulge = Math.abs(Math.sin((angle * lobes) / 2 + turn))
    const reach = radius * (0.86 + 0.16 * bulge + 0.05 * Math.sin(angle * 3 + turn))
    return frame.at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash)
  })
}
