export type Point = readonly [x: number, y: number]
export type Outline = readonly Point[]

export function readPoints(text: string): Point[] {
  return text.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })
}

export function distance(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

export function edges(outline: Outline): [Point, Point][] {
  return outline.map((point, index) => [outline.at(index - 1) ?? point, point])
}

/** Positive when the outline runs clockwise on screen, where y points down. */
export function signedArea(outline: Outline): number {
  let twice = 0
  for (const [a, b] of edges(outline)) twice += a[0] * b[1] - b[0] * a[1]
  return twice / 2
}

export function centroid(outline: Outline): Point {
  const origin = outline[0] ?? [0, 0]
  let [x, y, twice] = [0, 0, 0]
  for (const [a, b] of edges(outline)) {
    const cross = (a[0] - origin[0]) * (b[1] - origin[1]) - (b[0] - origin[0]) * (a[1] - origin[1])
    x += (a[0] + b[0] - 2 * origin[0]) * cross
    y += (a[1] + b[1] - 2 * origin[1]) * cross
    twice += cross
  }
  if (Math.abs(twice) < 1e-9) return origin
  return [origin[0] + x / (3 * twice), origin[1] + y / (3 * twice)]
}

// It is called hundreds of thousands of times per picture, so it does not build pairs.
export function contains(outline: Outline, [x, y]: Point): boolean {
  let inside = false
  let a = outline.at(-1)
  for (const b of outline) {
    if (a && a[1] > y !== b[1] > y) {
      if (x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
    }
    a = b
  }
  return inside
}

export function boxOf(outline: Outline) {
  const [across, down] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return { left, top, right: Math.max(...across), bottom: Math.max(...down) }
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
  if (length === 0) return distance(point, a)
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
  return distance(point, between(a, b, Math.min(1, Math.max(0, along))))
}

/** It is the Douglas–Peucker algorithm. */
export function simplify(line: Outline, tolerance: number): Outline {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return line
  let [worst, at] = [0, 0]
  line.forEach((point, index) => {
    const away = distanceToSegment(point, first, last)
    if (away > worst) [worst, at] = [away, index]
  })
  if (worst <= tolerance) return [first, last]
  const head = simplify(line.slice(0, at + 1), tolerance)
  return [...head.slice(0, -1), ...simplify(line.slice(at), tolerance)]
}
