import type { Frame } from '../frame.ts'
import { distance } from '../geometry.ts'
import { hill, opening } from '../landscape.ts'
import { lighten, mix, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { rows } from '../scatter.ts'
import { filled, leafShape, type Scene, type Shape } from '../scene.ts'
import { sun } from './sunrise.ts'

/** A pointed window of two lights and a rose, seen from inside a dim church. */
export function window(frame: Frame, glass: Glass): Scene {
  const { middle, near } = glass
  const [, , , , lit = glass.accent, dim = lit] = glass.sky
  const centre = frame.at(0, -0.05)
  const light = frame.at(0, -0.1)
  const lancet = (x: number): Shape =>
    filled(frame, arch(frame, x, 0.285, 0.36, 0.88), [0.68], {
      jitter: 1.5,
      paint: (point) => ramp(glass.sky, distance(point, light) / (frame.unit * 1.45)),
    })
  const medallion = (x: number): Shape => ({
    ...sun(frame, { ...glass, gold: glass.bloom }, x, 0.5, 0.17),
    layer: 'subject',
    jitter: 0.9,
  })
  return {
    light: { centre: light, radius: frame.unit * 1.5, strength: 0.45 },
    shapes: [
      // The wall.
      {
        layer: 'sky',
        outline: opening(frame),
        sites: rows(frame, () => -frame.spacing * 0.3, 1.2),
        relax: 0,
        jitter: 0.8,
        edge: 0,
        paint: (point) => lighten(mix(lit, dim, distance(point, centre) / frame.unit - 0.5), -0.03),
      },
      // Its stone around the window.
      filled(frame, arch(frame, 0, 0.72, 0, 0.95), [0.72], {
        jitter: 0.5,
        paint: ([, y]) =>
          lighten(ramp(glass.wood, (y - frame.at(0, -1)[1]) / (frame.unit * 2)), 0.06),
      }),
      lancet(-0.325),
      lancet(0.325),
      ...rose(frame, glass),
      medallion(-0.325),
      medallion(0.325),
      {
        ...hill(frame, { layer: 'ground', ridge: () => 0.93, colours: [middle, near] }),
        // The window's colours lie on the floor below it.
        paint: ([x]) => {
          const off = Math.abs(x - frame.at(0, 0)[0]) / frame.unit
          return mix(lighten(ramp(glass.sky, 0.3 + off * 0.5), -0.18), near, off * 1.4)
        },
      },
    ],
  }
}

function rose(frame: Frame, glass: Glass): Shape[] {
  const [x, y] = [0, -0.4]
  const disc = sun(frame, { ...glass, gold: glass.sky.slice(3) }, x, y, 0.36)
  const petals = Array.from({ length: 8 }, (_, index): Shape => {
    const angle = ((index + 0.5) / 8) * 2 * Math.PI
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    const colour = ramp(index % 2 ? glass.gold : glass.bloom, index % 2 ? 0.45 : 0.5)
    const end = [across * 0.335, y + up * 0.335] as const
    return leafShape(frame, [across * 0.1, y + up * 0.1], end, 0.42, colour)
  })
  const heart = sun(frame, glass, x, y, 0.115)
  return [
    { ...disc, layer: 'subject' },
    ...petals,
    { ...heart, layer: 'subject', sites: heart.sites.slice(0, 1) },
  ]
}

function arch(frame: Frame, x: number, half: number, spring: number, foot: number) {
  const [left, right] = [(x - half).toFixed(3), (x + half).toFixed(3)]
  const [shoulder, apex] = [(spring - half * 0.85).toFixed(3), (spring - half * 1.4).toFixed(3)]
  return frame.draw(
    `M${left} ${foot}L${left} ${spring}Q${left} ${shoulder} ${x} ${apex}Q${right} ${shoulder} ${right} ${spring}L${right} ${foot}`,
  )
}
