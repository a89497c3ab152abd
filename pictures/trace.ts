import { type Outline, type Point, simplify } from './geometry.ts'

/**
 * Turns a drawing in SVG path notation (absolute M, L, Q, C) into points, so that a subject can be
 * drawn with curves and cut into straight-edged pieces.
 */
export function trace(drawing: string, place: (x: number, y: number) => Point): Outline {
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
