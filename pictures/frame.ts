import type { Outline, Point } from './geometry.ts'
import { createRandom, type Random } from './random.ts'
import { trace } from './trace.ts'

/** Where text will be placed: the glass there is larger, darker and quieter. */
export type Calm = 'left' | 'bottom' | 'none'

/** The area a subject is drawn into, in picture units, with a local grid of about ±1. */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Half the side of the subject's square. */
  readonly unit: number
  /** The usual distance between the centres of two panes. */
  readonly spacing: number
  readonly random: Random
  /** The edges of the area on the local grid. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  at: (x: number, y: number) => Point
  /** Draws an SVG-like path on the local grid. */
  draw: (drawing: string) => Outline
  circle: (x: number, y: number, radius: number, squash?: number) => Outline
  /** 0 where the glass may be bright, 1 where text will be placed. */
  calmAt: (point: Point) => number
}

type Opening = { seed: string; width: number; height: number; calm: Calm; spacing: number }

export function openFrame({ seed, width, height, calm, spacing }: Opening): Frame {
  const stage = stageFor(calm, width, height)
  const unit = Math.min(stage.width, stage.height) / 2
  const at = (x: number, y: number): Point => [stage.x + x * unit, stage.y + y * unit]
  return {
    width,
    height,
    unit,
    spacing,
    random: createRandom(seed),
    left: -stage.x / unit,
    right: (width - stage.x) / unit,
    top: -stage.y / unit,
    bottom: (height - stage.y) / unit,
    at,
    draw: (drawing) => trace(drawing, at),
    circle: (x, y, radius, squash = 1) => circleOf(at(x, y), radius * unit, squash),
    calmAt: ([x, y]) => {
      if (calm === 'left') return fade(0.64, 0.36, x / width)
      if (calm === 'bottom') return fade(0.54, 0.76, y / height)
      return 0
    },
  }
}

function stageFor(calm: Calm, width: number, height: number) {
  if (calm === 'left') {
    return { x: width * 0.7, y: height * 0.5, width: width * 0.58, height: height * 0.94 }
  }
  if (calm === 'bottom') {
    return { x: width * 0.5, y: height * 0.36, width: width * 0.96, height: height * 0.68 }
  }
  return { x: width * 0.5, y: height * 0.5, width: width * 0.94, height: height * 0.94 }
}

function circleOf([x, y]: Point, radius: number, squash: number): Outline {
  const count = Math.max(10, Math.round(Math.sqrt(radius) * 3.4))
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * squash]
  })
}

function fade(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
