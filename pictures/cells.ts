import { Delaunay } from 'd3-delaunay'
import { clipToCell } from './clip.ts'
import {
  type Box,
  boxOf,
  centroid,
  contains,
  type Outline,
  type Point,
  signedArea,
} from './geometry.ts'

/** Cuts an outline into the Voronoi cells of its sites, which are the pieces of glass. */
export function cutGlass(outline: Outline, sites: readonly Point[]): Outline[] {
  return cut(outline, sites)
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => Math.abs(signedArea(piece)) > 2)
}

/** Moves each site towards the centroid of its cell, several times (Lloyd's algorithm). */
export function settleSites(outline: Outline, sites: readonly Point[], rounds: number) {
  let current = sites
  for (let round = 0; round < rounds; round += 1) {
    current = cut(outline, current).map(({ site, pieces }) => settle(site, pieces))
  }
  return current
}

type Cut = { site: Point; pieces: Outline[] }

function cut(outline: Outline, sites: readonly Point[]): Cut[] {
  const box = boxOf(outline)
  const isBox = outline.length === 4 && Math.abs(signedArea(outline)) > 0.999 * areaOf(box)
  // Clipping is unreliable where the outline lies on the diagram's own border.
  const room = isBox ? 0 : 3
  // The diagram needs three sites that are not collinear. These are too far away to be seen.
  const all: Point[] = [...sites, ...farOff(box)]
  const diagram = Delaunay.from(
    all,
    ([x]) => x,
    ([, y]) => y,
  ).voronoi([box.left - room, box.top - room, box.right + room, box.bottom + room])
  return sites.map((site, index) => {
    const cell: Outline = (diagram.cellPolygon(index) ?? []).slice(1)
    if (cell.length < 3) return { site, pieces: [] }
    return { site, pieces: isBox ? [cell] : clipToCell(outline, cell) }
  })
}

// Moves most of the way to the centroid: sizes become even, but it still looks hand-made.
function settle(site: Point, pieces: readonly Outline[]): Point {
  const largest = pieces.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))[0]
  if (!largest) return site
  const middle = centroid(largest)
  if (!contains(largest, middle)) return site
  return [site[0] * 0.3 + middle[0] * 0.7, site[1] * 0.3 + middle[1] * 0.7]
}

function farOff({ left, top, right, bottom }: Box): Point[] {
  const reach = 20 * (right - left + bottom - top)
  return [
    [left - reach, top - reach],
    [right + reach, top - reach],
    [(left + right) / 2, bottom + reach],
  ]
}

function areaOf(box: Box): number {
  return (box.right - box.left) * (box.bottom - box.top)
}
