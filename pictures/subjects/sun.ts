import type { Frame } from '../frame.ts'
import { distance, type Point } from '../geometry.ts'
import { ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import type { Shape } from '../scene.ts'

/** A disc of petals round a clear middle. */
export function sun(frame: Frame, glass: Glass, x: number, y: number, radius: number): Shape {
  const centre = frame.at(x, y)
  const size = radius * frame.unit
  const count = Math.max(7, Math.round((size * 4) / frame.spacing))
  const turn = frame.random.between(0, 6.28)
  const petals = Array.from({ length: count }, (_, index): Point => {
    const angle = turn + (index / count) * 2 * Math.PI
    return [centre[0] + Math.cos(angle) * size * 0.68, centre[1] + Math.sin(angle) * size * 0.68]
  })
  return {
    layer: 'sky',
    outline: frame.circle(x, y, radius),
    sites: [centre, ...petals],
    relax: 0,
    jitter: 0.4,
    clear: true,
    paint: (point) => ramp(glass.gold, (distance(point, centre) / size) * 0.36),
  }
}
