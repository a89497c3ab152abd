import { type Outline, type Point, simplify } from './geometry.ts'

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

type Random = {
  /** The next number in [0, 1). */
  next: () => number
  between: (low: number, high: number) => number
}

/** Random numbers that depend only on the seed, so that a picture never changes by itself. */
function createRandom(seed: string): Random {
  let state = hashText(seed)
  // Mulberry32: 32-bit integer arithmetic only, so every machine gives the same stream.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + (high - low) * next() }
}

// FNV-1a: short, and similar names ("page-1", "page-2") get very different hashes.
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/**
 * Turns a drawing in SVG path notation (absolute M, L, Q, C) into points, so that a subject can be
 * drawn with curves and cut into straight-edged pieces.
 */
function trace(drawing: string, place: (x: number, y: number) => Point): Outline {
  const points: Point[] = []
  for (const [, command = '', rest = ''] of drawing.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    for (let at = 0; at < numbers.length; at += SIZE[command] ?? 2) {
      const handles = pair(numbers.slice(at, at + (SIZE[command] ?? 2)), place)
      points.push(...flatten([points.at(-1), ...handles]))
    }
  }
  return simplify(points, 0.35)
}

const SIZE: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6 }
const STEPS = 14

function pair(numbers: readonly number[], place: (x: number, y: number) => Point): Point[] {
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1]
    return index % 2 === 0 && y !== undefined ? [place(x, y)] : []
  })
}

// De Casteljau's algorithm for any degree: a straight line is a curve with two handles.
function flatten(handles: readonly (Point | undefined)[]): Point[] {
  const known = handles.filter((handle) => handle !== undefined)
  if (known.length < 3) return known.slice(-1)
  return Array.from({ length: STEPS }, (_, step) => curveAt(known, (step + 1) / STEPS))
}

function curveAt(handles: readonly Point[], t: number): Point {
  const [first] = handles
  if (!first || handles.length === 1) return first ?? [0, 0]
  const shorter = handles.slice(1).map((to, index): Point => {
    const from = handles[index] ?? to
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
  return curveAt(shorter, t)
}
