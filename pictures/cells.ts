import { Delaunay } from 'd3-delaunay'
import {
  between,
  boxOf,
  centroid,
  contains,
  edges,
  type Outline,
  type Point,
  signedArea,
} from './geometry.ts'

/** The Voronoi cells of the sites are the pieces of glass. */
export function cutGlass(outline: Outline, sites: readonly Point[]): Outline[] {
  return cut(outline, sites)
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => Math.abs(signedArea(piece)) > 2)
}

/** It is Lloyd's algorithm: each site moves towards the centroid of its cell. */
export function settleSites(outline: Outline, sites: readonly Point[], rounds: number) {
  let current = sites
  for (let round = 0; round < rounds; round += 1) {
    current = cut(outline, current).map(({ site, pieces }) => settle(site, pieces))
  }
  return current
}

function cut(outline: Outline, sites: readonly Point[]): { site: Point; pieces: Outline[] }[] {
  const { left, top, right, bottom } = boxOf(outline)
  const isBox =
    outline.length === 4 && Math.abs(signedArea(outline)) > 0.999 * (right - left) * (bottom - top)
  // Clipping is unreliable where the outline lies on the diagram's own border.
  const room = isBox ? 0 : 3
  // The diagram needs three sites that are not collinear. These are too far away to be seen.
  const reach = 20 * (right - left + bottom - top)
  const all: Point[] = [
    ...sites,
    [left - reach, top - reach],
    [right + reach, top - reach],
    [(left + right) / 2, bottom + reach],
  ]
  const diagram = Delaunay.from(
    all,
    ([x]) => x,
    ([, y]) => y,
  ).voronoi([left - room, top - room, right + room, bottom + room])
  return sites.map((site, index) => {
    const cell: Outline = (diagram.cellPolygon(index) ?? []).slice(1)
    if (cell.length < 3) return { site, pieces: [] }
    return { site, pieces: isBox ? [cell] : clipToCell(outline, cell) }
  })
}

// A site moves most of the way to the centroid: sizes become even, but it still looks hand-made.
function settle(site: Point, pieces: readonly Outline[]): Point {
  const largest = pieces.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))[0]
  if (!largest) return site
  const middle = centroid(largest)
  if (!contains(largest, middle)) return site
  return [site[0] * 0.3 + middle[0] * 0.7, site[1] * 0.3 + middle[1] * 0.7]
}

/** Sutherland–Hodgman alone joins separate parts with a thin line, which would be drawn as lead. */
export function clipToCell(outline: Outline, cell: Outline): Outline[] {
  const convex = signedArea(cell) < 0 ? cell.toReversed() : cell
  if (isWhole(outline, convex)) return [convex]
  let part: Outline = outline
  let isTangled = false
  for (const [a, b] of edges(convex)) {
    const { inside, crossings } = clipRightOf(part, a, b)
    if (inside.length < 3) return []
    part = inside
    // Two crossings cut off one end. More of them may split the shape.
    isTangled ||= crossings > 2
  }
  return isTangled ? untangle(part) : [part]
}

// Most cells lie well inside and need no clipping.
function isWhole(outline: Outline, cell: Outline): boolean {
  if (!cell.every((corner) => contains(outline, corner))) return false
  const { left, top, right, bottom } = boxOf(cell)
  return edges(outline).every(
    ([a, b]) =>
      Math.max(a[0], b[0]) < left ||
      Math.min(a[0], b[0]) > right ||
      Math.max(a[1], b[1]) < top ||
      Math.min(a[1], b[1]) > bottom,
  )
}

function clipRightOf(outline: Outline, a: Point, b: Point) {
  const inside: Point[] = []
  let crossings = 0
  let from = outline.at(-1)
  let start = from ? side(from, a, b) : 0
  for (const to of outline) {
    const end = side(to, a, b)
    if (from && start >= 0 !== end >= 0) {
      inside.push(between(from, to, start / (start - end)))
      crossings += 1
    }
    if (end >= 0) inside.push(to)
    from = to
    start = end
  }
  return { inside, crossings }
}

function side(point: Point, a: Point, b: Point): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
}

// The thin lines are edges that run once in each direction: opposite pairs cancel.
function untangle(part: Outline): Outline[] {
  const next = new Map<string, Point[]>()
  for (const [from, to] of edges(part).flatMap(([a, b]) => cutAtCorners(part, a, b))) {
    const back = next.get(key(to))
    const opposite = back?.findIndex((point) => key(point) === key(from)) ?? -1
    if (back && opposite >= 0) back.splice(opposite, 1)
    else next.set(key(from), [...(next.get(key(from)) ?? []), to])
  }
  const loops: Outline[] = []
  for (const targets of next.values()) {
    while (targets.length > 0) {
      const loop: Point[] = []
      let point = targets.pop()
      while (point) {
        loop.push(point)
        point = next.get(key(point))?.pop()
      }
      if (loop.length > 2) loops.push(loop)
    }
  }
  return loops
}

function cutAtCorners(part: Outline, a: Point, b: Point): [Point, Point][] {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
  if (length < 1e-9) return []
  const stops = part
    .map((corner): [number, Point] => {
      const along = (corner[0] - a[0]) * (b[0] - a[0]) + (corner[1] - a[1]) * (b[1] - a[1])
      return [along / length, corner]
    })
    .filter(([t, corner]) => t > 1e-6 && t < 1 - 1e-6 && side(corner, a, b) ** 2 < 1e-6 * length)
    .sort((one, other) => one[0] - other[0])
    .map(([, corner]) => corner)
  const line = [a, ...stops, b]
  return line.slice(1).flatMap((to, index): [Point, Point][] => {
    const from = line[index]
    return from && key(from) !== key(to) ? [[from, to]] : []
  })
}

function key([x, y]: Point): string {
  return `${Math.round(x * 1000)},${Math.round(y * 1000)}`
}
