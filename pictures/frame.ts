import { between, type Outline, type Point, simplify } from './geometry.ts'
import type { Glass } from './palettes.ts'

export type Calm = 'left' | 'bottom' | 'none'

/** The local grid has about ±1, the rest is in picture units. */
export type Frame = {
  readonly width: number
  readonly height: number
  /** It is half the side of the subject's square. */
  readonly unit: number
  /** It is the usual distance between the centres of two panes. */
  readonly spacing: number
  readonly random: Random
  readonly glass: Glass
  readonly left: number
  readonly right: number
  at: (x: number, y: number) => Point
  draw: (drawing: string) => Outline
  circle: (x: number, y: number, radius: number) => Outline
  /** It is 1 where text will be placed: the glass there is larger, darker and quieter. */
  calmAt: (point: Point) => number
}

/** They are parts of the picture's width and height. */
const STAGES = {
  left: { x: 0.7, y: 0.5, width: 0.58, height: 0.94 },
  bottom: { x: 0.5, y: 0.36, width: 0.96, height: 0.68 },
  none: { x: 0.5, y: 0.5, width: 0.94, height: 0.94 },
}

export function openFrame(opening: {
  seed: string
  width: number
  height: number
  calm: Calm
  spacing: number
  glass: Glass
}): Frame {
  const { seed, width, height, calm, spacing, glass } = opening
  const stage = STAGES[calm]
  const [stageX, stageY] = [width * stage.x, height * stage.y]
  const unit = Math.min(width * stage.width, height * stage.height) / 2
  const at = (x: number, y: number): Point => [stageX + x * unit, stageY + y * unit]
  return {
    width,
    height,
    unit,
    spacing,
    random: createRandom(seed),
    glass,
    left: -stageX / unit,
    right: (width - stageX) / unit,
    at,
    draw: (drawing) => trace(drawing, at),
    circle: (x, y, radius) => {
      const [centreX, centreY] = at(x, y)
      const size = radius * unit
      const count = Math.max(10, Math.round(Math.sqrt(size) * 3.4))
      return Array.from({ length: count }, (_, index): Point => {
        const angle = (index / count) * 2 * Math.PI
        return [centreX + Math.cos(angle) * size, centreY + Math.sin(angle) * size]
      })
    },
    calmAt: ([x, y]) => {
      if (calm === 'left') return fade(0.64, 0.36, x / width)
      if (calm === 'bottom') return fade(0.54, 0.76, y / height)
      return 0
    },
  }
}

function fade(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

type Random = {
  next: () => number
  between: (low: number, high: number) => number
}

/** They depend only on the seed, so that a picture never changes by itself. */
function createRandom(seed: string): Random {
  // FNV-1a: short, and similar names ("page-1", "page-2") get very different hashes.
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  state >>>= 0
  // Mulberry32: 32-bit integer arithmetic only, so every machine gives the same stream.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + (high - low) * next() }
}

/** The notation is SVG's: absolute M, L, Q, C. */
function trace(drawing: string, place: (x: number, y: number) => Point): Outline {
  const points: Point[] = []
  for (const [, command = '', rest = ''] of drawing.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const size = SIZE[command] ?? 2
    for (let at = 0; at < numbers.length; at += size) {
      const handles = points.slice(-1)
      for (let to = at; to + 1 < Math.min(at + size, numbers.length); to += 2) {
        handles.push(place(numbers[to] ?? 0, numbers[to + 1] ?? 0))
      }
      // A straight line is a curve with two handles.
      if (handles.length < 3) points.push(...handles.slice(-1))
      else for (let step = 1; step <= STEPS; step += 1) points.push(curveAt(handles, step / STEPS))
    }
  }
  return simplify(points, 0.35)
}

const SIZE: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6 }
const STEPS = 14

// It is De Casteljau's algorithm for any degree.
function curveAt(handles: readonly Point[], t: number): Point {
  const [first] = handles
  if (!first || handles.length === 1) return first ?? [0, 0]
  return curveAt(
    handles.slice(1).map((to, index) => between(handles[index] ?? to, to, t)),
    t,
  )
}
