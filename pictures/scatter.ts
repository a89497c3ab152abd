import type { Frame } from './frame.ts'
import { boxOf, contains, distance, edges, type Outline, type Point } from './geometry.ts'

/** A slightly irregular honeycomb shows no rows. */
export function strew(frame: Frame, outline: Outline, grain = 1, stretch = 1): Point[] {
  const box = boxOf(outline)
  const step = frame.spacing * grain
  const points: Point[] = []
  let odd = false
  for (let y = box.top + step * 0.4; y < box.bottom; y += step * 0.87 * stretch) {
    odd = !odd
    for (let x = box.left + (odd ? 0.25 : 0.75) * step; x < box.right; x += step) {
      const point = nudge(frame, [x, y], step * 0.3)
      if (contains(outline, point)) points.push(point)
    }
  }
  // A shape smaller than one step still needs a piece.
  return points.length > 0 ? points : [[(box.left + box.right) / 2, (box.top + box.bottom) / 2]]
}

/** Panes grow with the distance from the light, and `reach` > 1 makes them long like rays. */
export function ring(frame: Frame, centre: Point, inner: number, reach = 1.25): Point[] {
  const far = Math.max(
    ...[0, frame.width].flatMap((x) => [0, frame.height].map((y) => distance(centre, [x, y]))),
  )
  const points: Point[] = []
  let step = frame.spacing * 0.8
  let turn = frame.random.between(0, 6.28)
  for (let radius = inner + step * 0.5; radius < far + step; radius += step * reach) {
    const count = Math.max(6, Math.round((2 * Math.PI * radius) / step))
    turn += Math.PI / count
    for (let index = 0; index < count; index += 1) {
      const angle = turn + (index / count) * 2 * Math.PI
      const wobble = frame.random.between(-0.16, 0.16) * step
      const place = [
        centre[0] + Math.cos(angle) * (radius + wobble),
        centre[1] + Math.sin(angle) * (radius + wobble),
      ] as const
      const point = nudge(frame, place, step * 0.14)
      if (isNear(frame, point, step)) points.push(point)
    }
    // Rings that reach the text's side of the picture get larger pieces.
    const calm = Math.max(
      frame.calmAt([centre[0] - radius, centre[1]]),
      frame.calmAt([centre[0], centre[1] + radius]),
    )
    step = frame.spacing * (0.8 + (0.75 * radius) / far + 0.35 * calm)
  }
  return points
}

/** The rows grow towards the viewer. `ridge` gives y for x, in picture units. */
export function rows(frame: Frame, ridge: (x: number) => number, grain = 1): Point[] {
  const points: Point[] = []
  let [down, step] = [frame.spacing * grain * 0.42, frame.spacing * grain]
  for (let row = 0; down < frame.height * 1.1; row += 1) {
    for (let x = -step * (row % 2 ? 0.3 : 0.8); x < frame.width + step; x += step * 1.3) {
      const point = nudge(frame, [x, ridge(x) + down], step * 0.16)
      if (isNear(frame, point, step)) points.push(point)
    }
    down += step * 0.8
    step *= 1.1
  }
  return points
}

/** The joint between the two points of a pair follows the outline. */
export function twin(frame: Frame, outline: Outline): Point[] {
  const [step, offset] = [frame.spacing * 0.8, frame.spacing * 0.36]
  const points: Point[] = []
  let left = step / 2
  for (const [a, b] of edges(outline)) {
    const length = distance(a, b)
    while (left < length) {
      const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
      const [x, y] = [a[0] + dx * left, a[1] + dy * left]
      const [outer, inner]: [Point, Point] = [
        [x - dy * offset, y + dx * offset],
        [x + dy * offset, y - dx * offset],
      ]
      // Exact rectangles of points make the Voronoi diagram ambiguous, so each point is moved a little.
      points.push(nudge(frame, outer, step * 0.04), nudge(frame, inner, step * 0.04))
      left += step
    }
    left -= length
  }
  return points
}

function nudge(frame: Frame, [x, y]: Point, by: number): Point {
  return [x + frame.random.between(-by, by), y + frame.random.between(-by, by)]
}

function isNear(frame: Frame, [x, y]: Point, margin: number): boolean {
  return x > -margin && y > -margin && x < frame.width + margin && y < frame.height + margin
}
